import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'

const PROBE_MILLISECONDS = 300

/** The time and the machine of a measurement; no name or path of the machine. */
export interface Circumstances {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly cores: number
  readonly node: string
  /** Only of parts that ran in it. */
  readonly chromium?: string
  /** Runnable processes, averaged over the minute before; above 0, other programs were running. */
  readonly loadBefore: number
  /** The share of one core that a busy loop got just before, 0 to 1. */
  readonly coreShare: number
  readonly isQuick: boolean
}

/** Returns the circumstances to report with a figure, taken before the measuring begins. */
export function noteCircumstances(isQuick: boolean, chromium?: string): Circumstances {
  return {
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.versions.node,
    ...(chromium === undefined ? null : { chromium }),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    coreShare: probeCoreShare(),
    isQuick,
  }
}

/** Counts for a while and compares its processor time with the elapsed time. */
function probeCoreShare(): number {
  const before = process.cpuUsage()
  const began = performance.now()
  let elapsed = 0
  while (elapsed < PROBE_MILLISECONDS) elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / elapsed)
}
