import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from '../child-process.mjs'
import { say } from '../workspace.mjs'

/**
 * One small fault that a test should catch.
 *
 * @typedef {object} Fault
 * @property {string} rule the rule that the fault breaks, as a person would say it
 * @property {string} file relative to the checkout
 * @property {string} find text that occurs once in the file
 * @property {string} replace
 * @property {readonly string[]} tests arguments for `vitest run`: the project and the files that should notice
 *
 * @typedef {{ area: string, fault: Fault, verdict: 'caught' | 'survived' | 'stale' }} Verdict
 *   `stale`: the text of the fault is not in the file any more, or its tests fail without it
 */

/**
 * Applies faults one at a time to a copy of the checkout and sees whether a test fails.
 *
 * @param {string} checkout absolute path of the copy, dependencies installed
 * @param {Readonly<Record<string, readonly Fault[]>>} areas
 * @returns {Promise<readonly Verdict[]>}
 */
export async function runFaults(checkout, areas) {
  /** @type {Map<string, Promise<boolean>>} */
  const baselines = new Map()
  /** @param {readonly string[]} tests */
  const passesWithout = (tests) => {
    const key = tests.join(' ')
    const known = baselines.get(key) ?? passes(checkout, tests)
    baselines.set(key, known)
    return known
  }
  /** @type {Verdict[]} */
  const verdicts = []
  for (const [area, faults] of Object.entries(areas)) {
    for (const fault of faults) {
      const verdict = (await passesWithout(fault.tests)) ? await tryFault(checkout, fault) : 'stale'
      verdicts.push({ area, fault, verdict })
      say(`${verdict.padEnd(8)} ${area}: ${fault.rule}`)
    }
  }
  return verdicts
}

/**
 * @param {string} checkout
 * @param {Fault} fault
 * @returns {Promise<Verdict['verdict']>}
 */
async function tryFault(checkout, { file, find, replace, tests }) {
  const target = path.join(checkout, file)
  const source = readFileSync(target, 'utf8')
  if (source.split(find).length !== 2) return 'stale'
  writeFileSync(
    target,
    source.replace(find, () => replace),
  )
  try {
    return (await passes(checkout, tests)) ? 'survived' : 'caught'
  } finally {
    writeFileSync(target, source)
    rmSync(path.join(checkout, '.vitest-attachments'), { recursive: true, force: true })
  }
}

/**
 * @param {string} checkout
 * @param {readonly string[]} tests
 */
async function passes(checkout, tests) {
  const { code } = await runToEnd('node_modules/.bin/vitest', ['run', '--bail=1', ...tests], {
    cwd: checkout,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
  })
  return code === 0
}
