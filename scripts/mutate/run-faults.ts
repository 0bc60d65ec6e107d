import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../workspace.mjs'
import type { RunResult, createTestRunner } from './test-runner.ts'

/** A small fault that a test should catch. */
export interface Fault {
  /** The rule that the fault breaks, in plain words. */
  rule: string
  /** Relative to the checkout. */
  file: string
  /** Text that occurs once in the file. */
  find: string
  replace: string
  /** The project of Vitest that the tests belong to. */
  project: string
  /** Files or folders of the tests that should notice. */
  tests: readonly string[]
  /** Why no test notices, where that is accepted. */
  survives?: string
}

/** `timed out`: its tests were ended before they had passed or failed. `gone`: the text of the fault no longer occurs exactly once in its file. `unusable`: its tests fail without it. */
export type Outcome = 'caught' | 'survived' | 'timed out' | 'gone' | 'unusable'

export type FaultOutcome = { area: string; fault: Fault; outcome: Outcome }

/** The outcome of a fault, by the result of its tests. */
const outcomeOf: Readonly<Record<RunResult, Outcome>> = {
  passed: 'survived',
  failed: 'caught',
  'timed out': 'timed out',
}

/** Applies faults one at a time to a copy of the checkout, and runs the tests that should fail. */
export async function runFaults({
  checkout,
  areas,
  runner,
  cache,
}: {
  /** Absolute path of the copy, with installed dependencies. */
  checkout: string
  areas: Readonly<Record<string, readonly Fault[]>>
  runner: ReturnType<typeof createTestRunner>
  cache: ReturnType<typeof createResultCache>
}): Promise<readonly FaultOutcome[]> {
  const baselines: Map<string, RunResult> = new Map()
  // Each by itself: many faults share a file or folder of tests, few all of them.
  const runWithout = async ({ project, tests }: Fault): Promise<RunResult> => {
    for (const test of tests) {
      const key = `${project} ${test}`
      const result = baselines.get(key) ?? (await runner.run({ project, tests: [test] }))
      baselines.set(key, result)
      if (result !== 'passed') return result
    }
    return 'passed'
  }
  const tryFault = async (fault: Fault): Promise<Outcome> => {
    if (isGone(checkout, fault)) return 'gone'
    const baseline = await runWithout(fault)
    if (baseline !== 'passed') return baseline === 'failed' ? 'unusable' : baseline
    const { file, find, replace, project, tests } = fault
    const target = path.join(checkout, file)
    const source = readFileSync(target, 'utf8')
    const write = (text: string) => {
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
  const results: FaultOutcome[] = []
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
 * @param checkout absolute path
 */
export function isGone(checkout: string, { file, find }: Fault) {
  const source = path.join(checkout, file)
  return !existsSync(source) || readFileSync(source, 'utf8').split(find).length !== 2
}

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
