import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { say } from '../workspace.mjs'
import { measureProcessorTime } from './processor-time.ts'
import type { Outcome } from './outcome.ts'
import type { Changes } from './changes.ts'

/** A check of the repository. */
export interface Check {
  name: string
  /** The command that shows the failure alone or fixes it. */
  fix?: string
  /** Part of `npm run test:deep` instead of `npm test`. */
  isDeep?: boolean
  /** How many cores it uses. Checks run at the same time while their cores suffice. Default 1. */
  cores?: number
  /** Names of checks that must end before it starts, if they are part of the run. */
  after?: readonly string[]
  /** Whether changes affect it: completely, not at all, or only the returned test files. */
  affectedBy: (changes: Changes) => boolean | readonly string[]
  /** `files` limits the run to some test files; none means all */
  run: (files: readonly string[]) => Promise<Outcome>
}

/**
 * Checks that could keep two cores busy wait a third of their time for timers, files and pages, so two
 * of them run side by side.
 */
const SPARE_CORES = 2

/**
 * Runs checks in their order, side by side as far as the cores allow, and prints a
 * line for each as it ends.
 *
 * @returns the sums over all checks, and what failed, a line each
 */
export async function runChecks(
  runs: readonly { check: Check; files: readonly string[] }[],
): Promise<{
  passed: number
  failed: number
  skipped: number
  processorSeconds: number
  failures: readonly string[]
}> {
  const totals = { passed: 0, failed: 0, skipped: 0, processorSeconds: 0 }
  const failures: string[] = []
  const waiting = [...runs]
  const names = new Set(runs.map(({ check }) => check.name))
  const ended = new Set()
  const running: Map<Check, Promise<void>> = new Map()
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0)
    const free = availableParallelism() + SPARE_CORES - busy
    const at = waiting.findIndex(
      ({ check: { cores = 1, after = [] } }) =>
        (cores <= free || running.size === 0) &&
        after.every((name) => ended.has(name) || !names.has(name)),
    )
    const [next] = at === -1 ? [] : waiting.splice(at, 1)
    if (next === undefined) {
      await Promise.race(running.values())
      continue
    }
    const { check, files } = next
    const end = ({ outcome, processorSeconds }: CheckEnd) => {
      running.delete(check)
      totals.processorSeconds += processorSeconds ?? 0
      ended.add(check.name)
      totals.passed += outcome.passed
      totals.failed += outcome.failed
      totals.skipped += outcome.skipped ?? 0
      failures.push(...shortFailures(check.name, outcome))
    }
    running.set(
      check,
      (async () => {
        end(await runCheck(check, files))
      })(),
    )
  }
  return { ...totals, failures }
}

/**
 * Returns the failures of a check as short lines, for readers who see only the end of a long
 * output.
 */
function shortFailures(
  name: string,
  { failed, output = '', failures = [] }: Outcome,
): readonly string[] {
  if (failed === 0) return []
  const lines = failures.length > 0 ? failures : [lastLines(output, 1)]
  const visible = lines.slice(0, 5).map((line) => `${name}: ${line}`.slice(0, 240))
  return lines.length > visible.length
    ? [...visible, `${name}: ${lines.length - visible.length} more`]
    : visible
}

type CheckEnd = { outcome: Outcome; processorSeconds: number | undefined }

async function runCheck({ name, fix }: Check, files: readonly string[]): Promise<CheckEnd> {
  const start = performance.now()
  const { outcome, processorSeconds } = await runInProcess(name, files)
  const { passed, failed, skipped = 0, output = '', failures = [] } = outcome
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const processor =
    processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} s of processor time`
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  // A skipped part has proved nothing, so the line must not look like that of a passed check.
  const result = failed > 0 ? 'FAILED ' : skipped > 0 ? 'SKIPPED' : 'ok     '
  say(`${result} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s${processor})`)
  if (failed > 0) {
    say(lastLines(output, 120))
    if (failures.length > 0) say(`Failed:\n${failures.join('\n')}`)
    if (fix !== undefined) say(`To see it alone or put it right: ${fix}`)
  } else if (skipped > 0 && output !== '') {
    say(lastLines(output, 2))
  }
  return { outcome, processorSeconds }
}

/**
 * Runs a check in a separate process. So its processor time can be measured, and its settings do
 * not affect other checks.
 */
function runInProcess(name: string, files: readonly string[]): Promise<CheckEnd> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL('check-process.mjs', import.meta.url))
    const child = fork(program, [name, ...files])
    const processorTime = measureProcessorTime(child.pid ?? 0)
    let outcome: Outcome = { passed: 0, failed: 1, output: 'Its process ended without a result.' }
    child.on('message', (message: Outcome) => {
      outcome = message
    })
    child.on('exit', () => resolve({ outcome, processorSeconds: processorTime.stop() }))
  })
}

function lastLines(text: string, count: number) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
