import { availableParallelism, loadavg } from 'node:os'
import process from 'node:process'
import type { Circumstances } from './results'

/** What has to be known beside a figure, taken before the measuring begins. */
export function noteCircumstances(isQuick: boolean, chromium?: string): Circumstances {
  return {
    day: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.versions.node,
    ...(chromium === undefined ? null : { chromium }),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    isQuick,
  }
}
