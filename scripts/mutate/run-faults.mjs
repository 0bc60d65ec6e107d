import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../workspace.mjs'

/**
 * A small fault that a test should catch.
 *
 * @typedef {object} Fault
 * @property {string} rule the rule that the fault breaks, in plain words
 * @property {string} file relative to the checkout
 * @property {string} find text that occurs once in the file
 * @property {string} replace
 * @property {string} project the project of Vitest that the tests belong to
 * @property {readonly string[]} tests files or folders of the tests that should notice
 * @property {string} [survives] why no test notices, where that is accepted
 *
 * @typedef {import('./test-runner.mjs').RunResult} RunResult
 *
 * @typedef {'caught' | 'survived' | 'timed out' | 'gone' | 'unusable'} Outcome `timed out`: its
 *   tests were ended before they had passed or failed. `gone`: the text of the fault no longer
 *   occurs exactly once in its file. `unusable`: its tests fail without it.
 *
 * @typedef {{ area: string, fault: Fault, outcome: Outcome }} FaultOutcome
 */

/**
 * The outcome of a fault, by the result of its tests.
 *
 * @type {Readonly<Record<RunResult, Outcome>>}
 */
const outcomeOf = { passed: 'survived', failed: 'caught', 'timed out': 'timed out' }

/**
 * Applies faults one at a time to a copy of the checkout, and runs the tests that should fail.
 *
 * @param {object} options
 * @param {string} options.checkout absolute path of the copy, dependencies installed
 * @param {Readonly<Record<string, readonly Fault[]>>} options.areas
 * @param {ReturnType<typeof import('./test-runner.mjs').createTestRunner>} options.runner
 * @param {ReturnType<typeof import('./result-cache.mjs').createResultCache>} options.cache
 * @returns {Promise<readonly FaultOutcome[]>}
 */
export async function runFaults({ checkout, areas, runner, cache }) {
  /** @type {Map<string, RunResult>} */
  const baselines = new Map()
  // Each by itself: many faults share a file or folder of tests, few all of them.
  /** @param {Fault} fault @returns {Promise<RunResult>} */
  const runWithout = async ({ project, tests }) => {
    for (const test of tests) {
      const key = `${project} ${test}`
      const result = baselines.get(key) ?? (await runner.run({ project, tests: [test] }))
      baselines.set(key, result)
      if (result !== 'passed') return result
    }
    return 'passed'
  }
  /** @param {Fault} fault @returns {Promise<Outcome>} */
  const tryFault = async (fault) => {
    if (isGone(checkout, fault)) return 'gone'
    const baseline = await runWithout(fault)
    if (baseline !== 'passed') return baseline === 'failed' ? 'unusable' : baseline
    const { file, find, replace, project, tests } = fault
    const target = path.join(checkout, file)
    const source = readFileSync(target, 'utf8')
    /** @param {string} text */
    const write = (text) => {
      writeFileSync(target, text)
      runner.noteWritten(target)
    }
    write(source.replace(find, () => replace))
    try {
      return outcomeOf[await runner.run({ project, tests })]
    } finally {
      write(source)
    }
  }
  /** @type {FaultOutcome[]} */
  const results = []
  for (const [area, faults] of Object.entries(areas)) {
    for (const fault of faults) {
      const existing = cache.read(fault)
      const outcome = existing ?? (await tryFault(fault))
      // Tests that were ended may have an answer the next time.
      if (existing === null && outcome !== 'timed out') cache.add(fault, outcome)
      results.push({ area, fault, outcome })
      say(`${outcome.padEnd(9)} ${area}: ${fault.rule}`)
    }
  }
  return results
}

/**
 * Returns whether the text of a fault no longer occurs exactly once in its file. The sources have
 * then changed, and the fault must be rewritten or removed.
 *
 * @param {string} checkout absolute path
 * @param {Fault} fault
 */
export function isGone(checkout, { file, find }) {
  const source = path.join(checkout, file)
  return !existsSync(source) || readFileSync(source, 'utf8').split(find).length !== 2
}
