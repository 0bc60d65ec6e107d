import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../workspace.mjs'

/**
 * One small fault that a test should catch.
 *
 * @typedef {object} Fault
 * @property {string} rule the rule that the fault breaks, as a person would say it
 * @property {string} file relative to the checkout
 * @property {string} find text that occurs once in the file
 * @property {string} replace
 * @property {string} project the project of Vitest that the tests belong to
 * @property {readonly string[]} tests files or folders of the tests that should notice
 * @property {string} [survives] why no test notices, where that is accepted
 *
 * @typedef {'caught' | 'survived' | 'gone' | 'unusable'} Outcome
 *   `gone`: the text of the fault does not occur once in its file any more;
 *   `unusable`: its tests fail without it
 * @typedef {{ area: string, fault: Fault, outcome: Outcome }} Verdict
 */

/**
 * Applies faults one at a time to a copy of the checkout and sees whether a test fails.
 *
 * @param {object} options
 * @param {string} options.checkout absolute path of the copy, dependencies installed
 * @param {Readonly<Record<string, readonly Fault[]>>} options.areas
 * @param {ReturnType<typeof import('./test-runner.mjs').createTestRunner>} options.runner
 * @param {ReturnType<typeof import('./verdict-cache.mjs').createVerdictCache>} options.cache
 * @returns {Promise<readonly Verdict[]>}
 */
export async function runFaults({ checkout, areas, runner, cache }) {
  /** @type {Map<string, boolean>} */
  const baselines = new Map()
  // Each by itself: many faults share a file or folder of tests, few all of them.
  /** @param {Fault} fault */
  const passesWithout = async ({ project, tests }) => {
    for (const test of tests) {
      const key = `${project} ${test}`
      const isPassing = baselines.get(key) ?? (await runner.passes({ project, tests: [test] }))
      baselines.set(key, isPassing)
      if (!isPassing) return false
    }
    return true
  }
  /** @param {Fault} fault @returns {Promise<Outcome>} */
  const tryFault = async (fault) => {
    if (isGone(checkout, fault)) return 'gone'
    if (!(await passesWithout(fault))) return 'unusable'
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
      return (await runner.passes({ project, tests })) ? 'survived' : 'caught'
    } finally {
      write(source)
    }
  }
  /** @type {Verdict[]} */
  const verdicts = []
  for (const [area, faults] of Object.entries(areas)) {
    for (const fault of faults) {
      const known = cache.read(fault)
      const outcome = known ?? (await tryFault(fault))
      if (known === null) cache.add(fault, outcome)
      verdicts.push({ area, fault, outcome })
      say(`${outcome.padEnd(8)} ${area}: ${fault.rule}`)
    }
  }
  return verdicts
}

/**
 * Whether the text of a fault does not occur exactly once in its file: the sources
 * have changed, and the fault has to be written anew or removed.
 *
 * @param {string} checkout absolute path
 * @param {Fault} fault
 */
export function isGone(checkout, { file, find }) {
  const source = path.join(checkout, file)
  return !existsSync(source) || readFileSync(source, 'utf8').split(find).length !== 2
}
