import path from 'node:path'
import { addOutcomes, outcomeOf } from '../checks/outcome.ts'
import { serveFolder } from '../serve-folder.ts'
import { entryPointsOf } from './entry-points.ts'
import { readGuide } from './guide-snippets.ts'
import { openProduct, pageThrough, saveAndBeRefused } from './guide-uses.ts'
import { inProductFolder } from './product-folder.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

/** Versions in place of those that the guide installs, by package. */
type Versions = Readonly<Record<string, string>>

export const oldestVersions: Versions = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  'styled-components': '6.0.0',
  '@types/react': '18',
  '@types/react-dom': '18',
}

const firstOf19: Versions = { react: '19.0.0', 'react-dom': '19.0.0' }

/**
 * Matches type errors of our code, because the types of styled-components 6.0.0 have their own
 * error.
 */
const ofOurs = /^(src\/|node_modules\/.*\/@throughline\/).*: error TS/

/**
 * In development, 6.0.0 of styled-components warns of these properties although it does not
 * send them to the DOM; 6.0.1 does not warn.
 */
const falseWarning = /^styled-components: it looks like an unknown prop "(?:theme|\$\w+)"/

/** The end of a module of the product. */
const TELLS_ITS_REACT = `
import { version } from 'react'
document.documentElement.dataset['react'] = version
`

/** The last one is the version of the guide: the newest. */
const versions: readonly Versions[] = [oldestVersions, firstOf19, {}]

/**
 * Builds the product of the guide for development, when React warns, with each of some
 * versions; checks the types of every entry point strictly, and uses the product.
 */
export async function checkReactVersions(tarballs: Tarballs): Promise<Outcome> {
  const outcomes = []
  for (const each of versions) {
    const name = `React ${each['react'] ?? 'of the newest version'}`
    const complaints = await checkProduct(tarballs, each)
    outcomes.push(outcomeOf(1, complaints, `The guide's product with ${name}`))
  }
  return addOutcomes(outcomes)
}

/** @returns what is wrong */
async function checkProduct(tarballs: Tarballs, installedVersions: Versions): Promise<string[]> {
  const project = readGuide().get('react')
  const files = project?.states.at(-1)
  if (project === undefined || files === undefined) return ['the guide has no such product.']
  return inProductFolder('react-versions', tarballs, async ({ folder, write, run, install }) => {
    const failure = await install(project.commands, installedVersions)
    if (failure !== null) return [failure]
    for (const [file, body] of files) write(file, body)
    write('src/main.tsx', `${files.get('src/main.tsx')}${TELLS_ITS_REACT}`)
    write('src/entry-points.ts', typesOfEntryPoints())
    const types = await run('tsc', ['--project', '.'])
    const faults = types.output.split('\n').filter((line) => ofOurs.test(line))
    if (faults.length > 0) return [`could not be type-checked:\n${faults.join('\n')}`]
    const build = await run('vite', ['build', '--logLevel', 'warn', '--mode', 'development'], {
      NODE_ENV: 'development',
    })
    if (build.code !== 0) return [`could not be built:\n${build.output}`]
    const { origin, close } = await serveFolder(path.join(folder, 'dist'))
    const complaints = await openProduct(origin, async (page) => {
      const installed = installedVersions['react']
      const running = await page.evaluate(() => document.documentElement.dataset['react'])
      if (installed !== undefined && running !== installed) {
        throw new Error(`React ${running} runs, and ${installed} should.`)
      }
      await pageThrough(page)
      await saveAndBeRefused(page)
    })
    close()
    return installedVersions['styled-components'] === '6.0.0'
      ? complaints.filter((complaint) => !falseWarning.test(complaint))
      : complaints
  })
}

/** Returns a module that imports the types of every entry point with components. */
function typesOfEntryPoints() {
  const paths = ['ui', 'planner-views'].flatMap((name) =>
    Object.keys(entryPointsOf(name)).map((entryPoint) => `@throughline/${name}/${entryPoint}`),
  )
  const all = paths.map((each, at) => `import type * as types${at} from '${each}'`)
  return `${all.join('\n')}\nexport type All = [${paths.map((_each, at) => `typeof types${at}`).join(', ')}]\n`
}
