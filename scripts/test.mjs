import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { cacheFolder, commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

// Everything that must hold, in one command. Each check says how many of its
// parts passed; the last line adds them up.
ensureInstalled()
const { runToEnd } = await import('./child-process.mjs')
const { ensureBuilt } = await import('./build.mjs')
const { ensureChromium, missingEngines } = await import('./browser.mjs')
const { projects, typecheckProject } = await import('./typecheck.mjs')
const { checkBundleSize } = await import('./bundle-size.mjs')
const { comparePictures } = await import('./pictures.mjs')
const { buildStorybook } = await import('./storybook.mjs')
const { checkPackages } = await import('./packages.mjs')

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, output?: string }} Outcome
 * @typedef {{ name: string, fix?: string, isDeep?: boolean, run: () => Promise<Outcome> }} Check
 */

const reports = path.join(cacheFolder(), 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const environment = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }

/**
 * A check that is one command: it passes as a whole or fails as a whole.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {(output: string) => string | undefined} [objection] what is wrong although the command is content
 * @returns {() => Promise<Outcome>}
 */
function whole(command, args, objection) {
  return async () => {
    const { code, output } = await runToEnd(command, args, { cwd: rootFolder, env: environment })
    const complaint = code === 0 ? objection?.(output) : undefined
    if (code === 0 && complaint === undefined) return { passed: 1, failed: 0 }
    return { passed: 0, failed: 1, output: complaint ?? output }
  }
}

/**
 * A run of Vitest, counted test by test.
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {{ command?: readonly string[], env?: NodeJS.ProcessEnv, skipCode?: number }} [how]
 * @returns {() => Promise<Outcome>}
 */
function vitest(name, args, { command = [commandPath('vitest')], env = {}, skipCode } = {}) {
  return async () => {
    const report = path.join(reports, `${name}.json`)
    const [program = '', ...first] = command
    const { code, output } = await runToEnd(
      program,
      [...first, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
      { cwd: rootFolder, env: { ...environment, ...env } },
    )
    if (skipCode !== undefined && code === skipCode)
      return { passed: 0, failed: 0, skipped: 1, output }
    return countVitest(report, code, output)
  }
}

/**
 * @param {string} report
 * @param {number} code
 * @param {string} output
 * @returns {Outcome}
 */
function countVitest(report, code, output) {
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const summary = JSON.parse(readFileSync(report, 'utf8'))
  const passed = Number(summary.numPassedTests)
  const failed = Number(summary.numFailedTests)
  const skipped = Number(summary.numPendingTests) + Number(summary.numTodoTests)
  // A file that does not load, an unhandled rejection or no test at all fails without a failing test.
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return {
    passed,
    failed: isBroken ? 1 : failed,
    skipped,
    ...(code === 0 && !isBroken ? {} : { output }),
  }
}

/**
 * A run of the journeys, counted test by test.
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function journeys(name, args, env = {}) {
  const report = path.join(reports, `${name}.json`)
  const { code, output } = await runToEnd(
    commandPath('playwright', 'e2e'),
    ['test', ...args, '--reporter=list,json'],
    {
      cwd: path.join(rootFolder, 'e2e'),
      env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = Number(stats.unexpected) + Number(stats.flaky)
  const passed = Number(stats.expected)
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return {
    passed,
    failed: isBroken ? 1 : failed,
    skipped: Number(stats.skipped),
    ...(code === 0 ? {} : { output }),
  }
}

/**
 * Journeys in Firefox and WebKit, where the machine has them or can install them.
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function journeysInEngines(name, args) {
  const reason = missingEngines()
  if (reason !== undefined) return { passed: 0, failed: 0, skipped: 1, output: reason }
  return journeys(name, ['--project=firefox', '--project=webkit', ...args])
}

/** @returns {Promise<Outcome>} */
async function types() {
  /** @type {Outcome & { output: string }} */
  const outcome = { passed: 0, failed: 0, output: '' }
  for (const project of projects) {
    const { code, output } = await typecheckProject(project)
    if (code === 0) outcome.passed += 1
    else {
      outcome.failed += 1
      outcome.output += output
    }
  }
  return outcome
}

/** A formatter or linter that reads no file is content with everything. */
const readsNoFile = (/** @type {string} */ output) =>
  / on 0 files/.test(output) ? `${output}It read no file at all.` : undefined

/** What reads and writes through the schema; locks, snapshots and starts know one database only. */
const postgresTests = [
  'access',
  'changes',
  'contract-fuzz',
  'db/listen',
  'db/schema',
  'db/sweep',
  'files',
  'fill-database',
  'http',
  'mail',
  'metrics',
  'resources',
  'session',
  'sso',
  'tenants',
].map((name) => `apps/server/src/${name}`)

/** @type {readonly Check[]} */
const checks = [
  {
    name: 'Format',
    fix: 'npm run format',
    run: whole(commandPath('oxfmt'), ['--check'], readsNoFile),
  },
  {
    name: 'Lint',
    fix: 'npm run lint',
    run: whole(commandPath('oxlint'), ['--type-aware', '--deny-warnings'], readsNoFile),
  },
  {
    name: 'Contract',
    fix: 'npx redocly lint openapi.yaml',
    run: whole(commandPath('redocly'), ['lint', 'openapi.yaml'], undefined),
  },
  {
    name: 'Generated code',
    fix: 'npm run generate',
    run: whole(process.execPath, ['scripts/generate.mjs', '--check']),
  },
  {
    name: 'Import boundaries',
    fix: 'npx depcruise --config .dependency-cruiser.mjs packages apps',
    run: whole(commandPath('depcruise'), [
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'bench',
      'e2e',
    ]),
  },
  { name: 'Dead code', fix: 'npx knip', run: whole(commandPath('knip'), ['--no-progress']) },
  { name: 'Types', fix: 'npm run typecheck', run: types },
  {
    name: 'Rules',
    // In each of the zones that the rules know.
    run: vitest('rules', ['--project', 'rules*', '--project', 'web']),
  },
  { name: 'Server on the embedded database', run: vitest('server', ['--project', 'server']) },
  {
    name: 'Server on PostgreSQL',
    run: vitest('postgres', ['--project', 'server', ...postgresTests], {
      command: [
        process.execPath,
        path.join(rootFolder, 'apps/server/scripts/with-postgres.mjs'),
        commandPath('vitest'),
      ],
      skipCode: 77,
    }),
  },
  {
    name: 'Stories in a browser',
    run: async () =>
      vitest('stories', ['--project', 'storybook'], {
        env: { CHROMIUM_PATH: await ensureChromium() },
      })(),
  },
  {
    name: 'Build',
    fix: 'npm start',
    run: async () => {
      await ensureBuilt()
      return { passed: 1, failed: 0 }
    },
  },
  { name: 'First screen size', run: checkBundleSize },
  {
    name: 'Packages for other products',
    fix: 'npm run pack -- --accept, when an entry point may be as large as it is now',
    run: checkPackages,
  },
  {
    name: 'Journeys',
    run: async () =>
      journeys('journeys', ['--project=chromium'], { CHROMIUM_PATH: await ensureChromium() }),
  },
  {
    name: 'A walk in Firefox and WebKit',
    run: () => journeysInEngines('engines-smoke', ['--grep=@smoke']),
  },
  {
    name: 'Every journey and surface in Firefox and WebKit',
    isDeep: true,
    run: () => journeysInEngines('engines', ['--grep-invert=@smoke']),
  },
  {
    name: 'Static Storybook',
    fix: 'npm run build-storybook',
    run: async () => {
      await buildStorybook()
      return { passed: 1, failed: 0 }
    },
  },
  {
    name: 'Pictures of the states',
    fix: 'npm run pictures, when the new pictures are the ones that you want',
    run: () => comparePictures(),
  },
]

const words = process.argv.slice(2)
const isDeepRun = words.includes('--deep')
const wanted = words.filter((word) => word !== '--deep')
if (isDeepRun) await ensureBuilt()
const chosen = checks.filter(
  ({ name, isDeep = false }) =>
    isDeep === isDeepRun &&
    (wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()))),
)

const totals = { passed: 0, failed: 0, skipped: 0 }
const began = performance.now()
for (const { name, fix, run } of chosen) {
  const start = performance.now()
  /** @type {Outcome} */
  const outcome = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }))
  totals.passed += outcome.passed
  totals.failed += outcome.failed
  totals.skipped += outcome.skipped ?? 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : ''
  say(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)`,
  )
  if (outcome.failed > 0) {
    say(lastLines(outcome.output ?? '', 120))
    if (fix !== undefined) say(`To see it alone or put it right: ${fix}`)
  } else if (outcome.skipped && outcome.output) {
    say(lastLines(outcome.output, 2))
  }
}

say(`\nIn ${((performance.now() - began) / 1000).toFixed(0)} s:`)
say(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1

/**
 * @param {string} text
 * @param {number} count
 */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
