import process from 'node:process'
import { outcomeOf } from '../checks/outcome.ts'
import { runToEnd } from '../child-process.mjs'
import { entryPointsOf } from './entry-points.ts'
import { inProductFolder } from './product-folder.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

const serverFlags = ['--conditions', 'react-server']
const names = ['ui', 'planner-views', 'elements']

/** A product with everything that has components. */
const commands = [
  `npm install react@19 react-dom@19 styled-components@6 ${['domain', ...names]
    .map((name) => `./throughline-${name}-0.1.0.tgz`)
    .join(' ')}`,
]

/** A program that imports its arguments and prints those that fail. */
const PROGRAM = `
const [, , ...entryPoints] = process.argv
for (const entryPoint of entryPoints) {
  try {
    await import(entryPoint)
  } catch (error) {
    console.log(entryPoint + ': ' + error)
  }
}
`

/**
 * A program for React Server Components: it can read labels, but components throw when it calls
 * them.
 */
const PROGRAM_OF_SERVER_COMPONENT = `
import { englishMonthCalendarLabels, MonthCalendar } from '@throughline/planner-views/month-calendar'
import { defineMonth } from '@throughline/elements/month'
if (typeof Object.values(englishMonthCalendarLabels)[0] === 'undefined') console.log('The labels are empty.')
for (const call of [MonthCalendar, defineMonth]) {
  try {
    call({})
    console.log('What runs in browsers can be called.')
  } catch (error) {
    if (!/client components only/.test(error.message)) console.log(String(error))
  }
}
`

/**
 * Imports every entry point by Node without a bundler, alone and in the condition of React
 * Server Components.
 */
export async function checkServerImports(tarballs: Tarballs): Promise<Outcome> {
  const entryPoints = names.flatMap((name) =>
    Object.keys(entryPointsOf(name))
      .filter((entryPoint) => !entryPoint.endsWith('.js'))
      .map((entryPoint) => `@throughline/${name}/${entryPoint}`.replace(/\/\.$/, '')),
  )
  const runs = [
    { name: 'in Node', flags: [], file: 'all.mjs', args: entryPoints },
    { name: 'for server components', flags: serverFlags, file: 'all.mjs', args: entryPoints },
    { name: 'in a server component', flags: serverFlags, file: 'component.mjs', args: [] },
  ]
  const complaints = await inProductFolder('servers', tarballs, async (product) => {
    const failure = await product.install(commands)
    if (failure !== null) return [failure]
    product.write('all.mjs', PROGRAM)
    product.write('component.mjs', PROGRAM_OF_SERVER_COMPONENT)
    const matches: string[] = []
    for (const { name, flags, file, args } of runs) {
      const { code, output } = await runToEnd(process.execPath, [...flags, file, ...args], {
        cwd: product.folder,
      })
      if (code !== 0 || output !== '') matches.push(`Packages ${name}:\n${output}`)
    }
    return matches
  })
  return outcomeOf(runs.length, complaints)
}
