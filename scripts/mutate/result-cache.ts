import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Fault, Outcome } from './run-faults.ts'

/**
 * Stores the verdicts of a commit in a file, so that the next run continues an interrupted one.
 * @param file one line of JSON per verdict; created with the first one
 */
export function createResultCache(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const outcomes: Map<string, Outcome> = new Map(lines.map((line) => JSON.parse(line)))
  return {
    read: (fault: Fault) => outcomes.get(keyOf(fault)) ?? null,
    add(fault: Fault, outcome: Outcome) {
      outcomes.set(keyOf(fault), outcome)
      appendFileSync(file, `${JSON.stringify([keyOf(fault), outcome])}\n`)
    },
  }
}

/** Returns a key of everything that the outcome depends on, apart from the commit. */
function keyOf({ file, find, replace, project, tests }: Fault) {
  return JSON.stringify([file, find, replace, project, tests])
}
