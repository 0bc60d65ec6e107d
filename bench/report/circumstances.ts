import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'
import type { Circumstances } from './results'

const PROBE_MILLISECONDS = 300

/** What has to be known beside a figure, taken before the measuring begins. */
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

/** Counts for a while and compares the time it was given with the time that went by. */
function probeCoreShare(): number {
  const before = process.cpuUsage()
  const began = performance.now()
  let elapsed = 0
  while (elapsed < PROBE_MILLISECONDS) elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / elapsed)
}
