import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureChromium, missingEngines } from '../browser.ts'
import { runToEnd } from '../child-process.mjs'
import { cacheFolder, commandPath, rootFolder } from '../workspace.mjs'

/**
 * The result of a check. `output` explains failures and skips. `failures` has one line per failure,
 * if the check knows them.
 */
export type Outcome = {
  passed: number
  failed: number
  skipped?: number
  output?: string
  failures?: readonly string[]
}

const environment = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }

const reporters = [
  '--reporter=default',
  '--reporter=json',
  `--reporter=${fileURLToPath(new URL('stall-reporter.ts', import.meta.url))}`,
]

const reportFolder = path.join(cacheFolder(), 'reports')

/** Deletes the reports of earlier runs, so that a missing report is never read as a result. */
export function clearReports() {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
}

/**
 * Runs one command that passes or fails as a whole.
 * @param objection says what is wrong although the exit code is 0
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  objection?: (output: string) => string | undefined,
): Promise<Outcome> {
  const { code, output } = await runToEnd(command, args, { cwd: rootFolder, env: environment })
  const complaint = code === 0 ? objection?.(output) : undefined
  if (code === 0 && complaint === undefined) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, output: complaint ?? output }
}

/**
 * Runs Vitest and counts test by test.
 * @param name of the report
 * @param options `through` is a command that Vitest is started by; `skipCode` is its exit code when
 *   it cannot run at all
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  {
    through = [],
    env = {},
    skipCode,
  }: { through?: readonly string[]; env?: NodeJS.ProcessEnv; skipCode?: number } = {},
): Promise<Outcome> {
  const report = reportFile(name)
  const [program, ...first] = [...through, commandPath('vitest')]
  const { code, output } = await runToEnd(
    program,
    [...first, 'run', ...args, ...reporters, `--outputFile=${report}`],
    { cwd: rootFolder, env: { ...environment, ...env } },
  )
  if (skipCode !== undefined && code === skipCode)
    return { passed: 0, failed: 0, skipped: 1, output }
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const summary = reportOf(name)
  return countTests(
    {
      passed: summary.numPassedTests,
      failed: summary.numFailedTests,
      skipped: summary.numPendingTests + summary.numTodoTests,
    },
    code,
    output,
    failuresOf(summary),
  )
}

/**
 * Runs tests in Chromium.
 * @param name of the report
 * @param project of `vitest.browser.config.ts`
 * @param files none means all
 */
export async function runInBrowser(
  name: string,
  project: 'storybook' | 'models',
  files: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const args = ['--config', 'vitest.browser.config.ts', '--project', project, ...files]
  return runVitest(name, args, { env: { CHROMIUM_PATH: await ensureChromium(), ...env } })
}

type TestResult = {
  status: string
  title: string
  fullName: string
  failureMessages: readonly string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly { name: string; message: string; assertionResults: readonly TestResult[] }[]
}

/** @param name of a report */
function reportFile(name: string) {
  return path.join(reportFolder, `${name}.json`)
}

/**
 * @param name of the report of a run of Vitest
 * @throws {Error} when Vitest has written none
 */
export function reportOf(name: string): VitestReport {
  return JSON.parse(readFileSync(reportFile(name), 'utf8'))
}

/** The tests that failed, each with the first line of its message. */
function failuresOf({ testResults }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(rootFolder, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const isFileBroken = failed.length === 0 && message !== ''
    return isFileBroken
      ? [`${file}: ${firstLine(message)}`]
      : failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

type JourneyError = { message?: string; location?: { line: number } }

type JourneySpec = {
  title: string
  file: string
  tests: readonly { results: readonly { errors: readonly JourneyError[] }[] }[]
}

type JourneySuite = { specs?: readonly JourneySpec[]; suites?: readonly JourneySuite[] }

/** The journeys that failed, each with the first lines of its errors. */
function failuresOfSuite({ specs = [], suites = [] }: JourneySuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(
        ({ message, location }) =>
          `${file}:${location?.line ?? 0}: ${title}: ${firstLine(message)}`,
      ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Messages of stories begin with a link to Storybook, which is not running, and those of
 * tests that took too long with the name of a placeholder.
 */
const noMessage = /^\s*(?:Error:\s*)?(?:Click to debug.*|STACK_TRACE_ERROR)$/mu

function firstLine(message: string = '') {
  const lines = message.replace(noMessage, '').split('\n')
  return lines.find((line) => !/^\s*(?:Error:)?\s*$/u.test(line))?.trim() ?? ''
}

/**
 * Runs journeys with Playwright and counts test by test. A test that passed only on
 * a second try counts as failed.
 *
 * @param name of the report
 */
export async function runJourneys(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const report = path.join(reportFolder, `${name}.json`)
  const { code, output } = await runToEnd(
    commandPath('playwright', 'e2e'),
    ['test', ...args, '--reporter=list,json'],
    {
      cwd: path.join(rootFolder, 'e2e'),
      env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  return countTests(
    {
      passed: Number(stats.expected),
      failed: Number(stats.unexpected) + Number(stats.flaky),
      skipped: Number(stats.skipped),
    },
    code,
    output,
    suites.flatMap(failuresOfSuite),
  )
}

/**
 * A file that does not load, an unhandled rejection or a run without any test fails
 * although no test failed.
 *
 * @param code exit code
 */
function countTests(
  counts: { passed: number; failed: number; skipped: number },
  code: number,
  output: string,
  failures: readonly string[],
): Outcome {
  const isBroken = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return {
    ...counts,
    failed: isBroken ? 1 : counts.failed,
    ...(code === 0 && !isBroken ? {} : { output, failures }),
  }
}

/**
 * Returns the outcome of a check that lists what is wrong.
 * @param count how many things it has checked
 * @param subject of each complaint
 */
export function outcomeOf(
  count: number,
  complaints: readonly string[],
  subject?: string,
): Outcome & { output: string } {
  const prefix = subject === undefined ? '' : `${subject}: `
  return {
    passed: Math.max(0, count - complaints.length),
    failed: complaints.length,
    output: complaints.map((complaint) => `${prefix}${complaint}`).join('\n'),
  }
}

/** Adds outcomes of parts of one check. */
export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
    output: outcomes.flatMap(({ output = '' }) => (output === '' ? [] : [output])).join('\n'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}

/**
 * Journeys in Firefox and WebKit, where the machine has them or can install them.
 * @param name of the report
 */
export async function runInEngines(name: string, args: readonly string[]): Promise<Outcome> {
  const reason = missingEngines()
  if (reason !== undefined) return { passed: 0, failed: 0, skipped: 1, output: reason }
  return runJourneys(name, ['--project=firefox', '--project=webkit', ...args])
}
