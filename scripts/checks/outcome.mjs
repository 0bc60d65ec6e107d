import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureChromium, missingEngines } from '../browser.mjs'
import { runToEnd } from '../child-process.mjs'
import { cacheFolder, commandPath, rootFolder } from '../workspace.mjs'

/**
 * The result of a check. `output` explains failures and skips. `failures` has one line per failure,
 * if the check knows them.
 * @typedef {{ passed: number, failed: number, skipped?: number, output?: string, failures?:
 *   readonly string[] }} Outcome
 */

const environment = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }

const reporters = [
  '--reporter=default',
  '--reporter=json',
  `--reporter=${fileURLToPath(new URL('stall-reporter.mjs', import.meta.url))}`,
]

const reportFolder = path.join(cacheFolder(), 'reports')

/** Deletes the reports of earlier runs, so that a missing report is never read as a result. */
export function clearReports() {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
}

/**
 * Runs one command that passes or fails as a whole.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {(output: string) => string | undefined} [objection] says what is wrong although the exit code is 0
 * @returns {Promise<Outcome>}
 */
export async function runCommand(command, args, objection) {
  const { code, output } = await runToEnd(command, args, { cwd: rootFolder, env: environment })
  const complaint = code === 0 ? objection?.(output) : undefined
  if (code === 0 && complaint === undefined) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, output: complaint ?? output }
}

/**
 * Runs Vitest and counts test by test.
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {{ through?: readonly string[], env?: NodeJS.ProcessEnv, skipCode?: number }} [options]
 *   `through` is a command that Vitest is started by; `skipCode` is its exit code when it cannot run at all
 * @returns {Promise<Outcome>}
 */
export async function runVitest(name, args, { through = [], env = {}, skipCode } = {}) {
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
 *
 * @param {string} name of the report
 * @param {'storybook' | 'models'} project of `vitest.browser.config.ts`
 * @param {readonly string[]} files none means all
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function runInBrowser(name, project, files, env) {
  const args = ['--config', 'vitest.browser.config.ts', '--project', project, ...files]
  return runVitest(name, args, { env: { CHROMIUM_PATH: await ensureChromium(), ...env } })
}

/**
 * @typedef {{ status: string, title: string, fullName: string, failureMessages: readonly string[] }} TestResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: readonly { name: string, message: string, assertionResults: readonly TestResult[] }[] }} VitestReport
 */

/** @param {string} name of a report */
function reportFile(name) {
  return path.join(reportFolder, `${name}.json`)
}

/**
 * @param {string} name of the report of a run of Vitest
 * @returns {VitestReport}
 * @throws {Error} when Vitest has written none
 */
export function reportOf(name) {
  return JSON.parse(readFileSync(reportFile(name), 'utf8'))
}

/**
 * The tests that failed, each with the first line of its message.
 *
 * @param {VitestReport} summary
 * @returns {readonly string[]}
 */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(rootFolder, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const isFileBroken = failed.length === 0 && message !== ''
    return isFileBroken
      ? [`${file}: ${firstLine(message)}`]
      : failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

/**
 * @typedef {{ message?: string, location?: { line: number } }} JourneyError
 * @typedef {{ title: string, file: string, tests: readonly { results: readonly { errors: readonly JourneyError[] }[] }[] }} JourneySpec
 * @typedef {{ specs?: readonly JourneySpec[], suites?: readonly JourneySuite[] }} JourneySuite
 */

/**
 * The journeys that failed, each with the first lines of its errors.
 *
 * @param {JourneySuite} suite
 * @returns {readonly string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
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

/** @param {string} [message] */
function firstLine(message = '') {
  const lines = message.replace(noMessage, '').split('\n')
  return lines.find((line) => !/^\s*(?:Error:)?\s*$/u.test(line))?.trim() ?? ''
}

/**
 * Runs journeys with Playwright and counts test by test. A test that passed only on
 * a second try counts as failed.
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(name, args, env = {}) {
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
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {number} code exit code
 * @param {string} output
 * @param {readonly string[]} failures
 * @returns {Outcome}
 */
function countTests(counts, code, output, failures) {
  const isBroken = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return {
    ...counts,
    failed: isBroken ? 1 : counts.failed,
    ...(code === 0 && !isBroken ? {} : { output, failures }),
  }
}

/**
 * Returns the outcome of a check that lists what is wrong.
 *
 * @param {number} count how many things it has checked
 * @param {readonly string[]} complaints
 * @returns {Outcome & { output: string }}
 */
export function outcomeOf(count, complaints) {
  return {
    passed: Math.max(0, count - complaints.length),
    failed: complaints.length,
    output: complaints.join('\n'),
  }
}

/**
 * Adds outcomes of parts of one check.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome}
 */
export function addOutcomes(outcomes) {
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
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runInEngines(name, args) {
  const reason = missingEngines()
  if (reason !== undefined) return { passed: 0, failed: 0, skipped: 1, output: reason }
  return runJourneys(name, ['--project=firefox', '--project=webkit', ...args])
}
