import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from 'playwright'
import type { WorkFigures } from '../report/large-results'

/** The script that a page runs first. */
export const WORK_RECORDER = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'work-recorder.js',
)
/** Before and after an interaction, until the page is at rest. */
const REST_MS = 500
const processorTimes = [
  'TaskDuration',
  'ScriptDuration',
  'RecalcStyleDuration',
  'LayoutDuration',
] as const

interface WorkRecord {
  readonly taskMs: number[]
  readonly paintMs: number[]
  readonly rules: number
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object can be declared no other way
  var workRecord: WorkRecord
}

/**
 * Measures an interaction from its start until the page is at rest.
 *
 * @param work performs the interaction, and waits for its result
 */
export async function measureWork(
  page: Page,
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<WorkFigures> {
  await page.waitForTimeout(REST_MS)
  const before = await metricsOf(session)
  const { rules } = await page.evaluate(() => {
    const record = globalThis.workRecord
    record.taskMs.length = 0
    record.paintMs.length = 0
    return { rules: record.rules }
  })
  const began = performance.now()
  await work()
  const doneMs = performance.now() - began
  // The browser reports tasks and timings a moment after the frame.
  await page.waitForTimeout(REST_MS)
  const after = await metricsOf(session)
  const record = await page.evaluate(() => globalThis.workRecord)
  const [processorMs, scriptMs, styleMs, layoutMs] = processorTimes.map(
    (name) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000,
  )
  return {
    doneMs,
    longestTaskMs: Math.max(0, ...record.taskMs),
    paintMs: Math.max(16, ...record.paintMs),
    processorMs: processorMs ?? 0,
    scriptMs: scriptMs ?? 0,
    styleMs: styleMs ?? 0,
    layoutMs: layoutMs ?? 0,
    rules: record.rules - rules,
  }
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}
