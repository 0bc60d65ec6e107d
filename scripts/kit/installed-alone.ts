import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { outcomeOf } from '../checks/outcome.ts'
import { runToEnd } from '../child-process.mjs'
import { inTemporaryFolder, rootFolder, typeScript5 } from '../workspace.mjs'
import { entryPointsOf } from './entry-points.ts'
import { readProjects } from './guide-snippets.ts'
import { serveRegistry } from './local-registry.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

/**
 * Tests of the compiled example of each package's README in Node. Each is the code of a module that
 * throws if the example fails.
 */
const uses: Readonly<Record<string, string>> = {
  domain: `
    import { readFileSync } from 'node:fs'
    const said = []
    console.log = (line) => said.push(line)
    await import('./out/example.js')
    const text = readFileSync('example.ts', 'utf8')
    const promised = [...text.matchAll(/console\\.log.*\\n\\s*\\/\\/ (.*)/g)].map(([, line]) => line)
    if (said.join('\\n') !== promised.join('\\n')) throw new Error('It says: ' + said.join('\\n'))`,
  ui: `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { App } from './out/App.js'
    const html = renderToString(createElement(App))
    if (!/<button[^>]*>.*Save/.test(html)) throw new Error('There is no button: ' + html)`,
  'planner-views': `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { App } from './out/App.js'
    const html = renderToString(createElement(App))
    if (!html.includes('Gift guide')) throw new Error('There is no item: ' + html)`,
  elements: `
    import { defineMonth } from '@throughline/elements/month/define'
    defineMonth()`,
  'api-client': `
    await import('./out/plans.js')`,
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    jsx: 'react-jsx',
    outDir: 'out',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  },
  exclude: ['out'],
}

/**
 * Installs each package into an empty project by the command of its README, as if it were
 * published; checks the types of the README's example strictly, imports every entry point
 * in Node, and runs the example.
 */
export async function checkInstalledAlone(tarballs: Tarballs): Promise<Outcome> {
  const registry = await serveRegistry(Object.values(tarballs))
  const matches = await Promise.all(
    Object.keys(tarballs).map(async (name) => ({
      name,
      complaint: await checkInstalled(name, registry.origin),
    })),
  )
  registry.close()
  const complaints = matches.flatMap(({ name, complaint }) =>
    complaint === null ? [] : [`packages/${name}, installed alone: ${complaint}`],
  )
  return outcomeOf(Object.keys(tarballs).length, complaints)
}

/**
 * @param origin of the registry
 * @returns the problem; null for none
 */
async function checkInstalled(name: string, origin: string): Promise<string | null> {
  const readme = `packages/${name}/README.md`
  const example = readProjects([readme]).get('react')
  const use = uses[name]
  if (example === undefined || use === undefined) return 'its README has no example.'
  const entryPoints = Object.keys(entryPointsOf(name)).filter((each) => !each.endsWith('.js'))
  const text = readFileSync(path.join(rootFolder, readme), 'utf8')
  const unnamed = entryPoints.filter((each) => each !== '.' && !isNamedIn(text, each))
  if (unnamed.length > 0) return `its README does not name the entry points ${unnamed.join(', ')}.`
  return inTemporaryFolder(`alone-${name}`, async (folder) => {
    const imports = entryPoints.map((entryPoint) =>
      path.posix.join('@throughline', name, entryPoint === '.' ? '' : entryPoint),
    )
    const files = new Map([
      ['package.json', JSON.stringify({ name: 'alone', private: true, type: 'module' })],
      ['.npmrc', `@throughline:registry=${origin}\naudit=false\nfund=false\nprefer-offline=true\n`],
      ['tsconfig.json', JSON.stringify(tsconfig)],
      ['imports.mjs', `for (const each of ${JSON.stringify(imports)}) await import(each)`],
      ['use.mjs', use],
      ...(example.states.at(-1) ?? []),
    ])
    for (const [file, body] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), body)
    }
    const steps: readonly (readonly [string, string, readonly string[]])[] = [
      ...example.commands.map((command) => {
        const [program = '', ...args] = command.split(' ')
        return [`“${command}” failed`, program, args] as const
      }),
      ['what npm installed does not fit together', 'npm', ['ls', '--all']],
      ['its types are wrong', process.execPath, [typeScript5, '--project', folder]],
      ['it cannot be imported in Node', process.execPath, ['imports.mjs']],
      ['the example of its README does not work', process.execPath, ['use.mjs']],
    ]
    for (const [failure, program, args] of steps) {
      const { code, output } = await runToEnd(program, args, { cwd: folder })
      if (code !== 0) return `${failure}:\n${output}`
    }
    return null
  })
}

/** @param entryPoint one below another is named by that: `month` for `month/define` */
function isNamedIn(text: string, entryPoint: string) {
  const [first = ''] = entryPoint.split('/')
  return (
    text.includes(`\`${first}\``) || text.includes(`/${first}\``) || text.includes(`/${first}'\``)
  )
}
