import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** @typedef {import('./run-faults.mjs').Fault} Fault */
/** @typedef {import('./run-faults.mjs').Outcome} Outcome */

/**
 * Stores the verdicts of a commit in a file, so that the next run continues an interrupted one.
 *
 * @param {string} file one line of JSON per verdict; created with the first one
 */
export function createResultCache(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map(lines.map((line) => JSON.parse(line)))
  return {
    /** @param {Fault} fault */
    read: (fault) => outcomes.get(keyOf(fault)) ?? null,
    /**
     * @param {Fault} fault
     * @param {Outcome} outcome
     */
    add(fault, outcome) {
      outcomes.set(keyOf(fault), outcome)
      appendFileSync(file, `${JSON.stringify([keyOf(fault), outcome])}\n`)
    },
  }
}

/**
 * Returns a key of everything that the outcome depends on, apart from the commit.
 *
 * @param {Fault} fault
 */
function keyOf({ file, find, replace, project, tests }) {
  return JSON.stringify([file, find, replace, project, tests])
}
