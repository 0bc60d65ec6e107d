import { barsOfLine, FIGURES, indexOfLine, nearestBar, stopOfBar } from './flow-stops'
import type { FlowPage, FlowStop } from './flow-stops'

/** How many lines PageUp and PageDown move by. */
const PAGE_LINES = 10

/** A key press that moves the focus. */
export interface StepKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly isRightToLeft: boolean
}

/**
 * The focus position that a key leads to; null for other keys, and where there is none. Up and
 * Down go to the same column of the next line, from a bar to the one nearest in time; Left and
 * Right go along a line: its name, its figures, its bars.
 */
export function stopAfterKey(stop: FlowStop, press: StepKey, page: FlowPage): FlowStop | null {
  const { lines } = page
  const at = indexOfLine(lines, stop.lineId)
  switch (press.key) {
    case 'ArrowUp':
      return stopOnLine(stop, at - 1, page)
    case 'ArrowDown':
      return stopOnLine(stop, at + 1, page)
    case 'PageUp':
      return stopOnLine(stop, Math.max(0, at - PAGE_LINES), page)
    case 'PageDown':
      return stopOnLine(stop, Math.min(lines.length - 1, at + PAGE_LINES), page)
    case 'ArrowLeft':
      return alongLine(stop, press.isRightToLeft ? 1 : -1, page)
    case 'ArrowRight':
      return alongLine(stop, press.isRightToLeft ? -1 : 1, page)
    case 'Home':
      return press.ctrlKey ? stopOnLine(stop, 0, page) : (stopsOfLine(at, page)[0] ?? null)
    case 'End':
      return press.ctrlKey
        ? stopOnLine(stop, lines.length - 1, page)
        : (stopsOfLine(at, page).at(-1) ?? null)
    default:
      return null
  }
}

/** The same part of another line. */
function stopOnLine(stop: FlowStop, at: number, { lines }: FlowPage): FlowStop | null {
  const line = lines[at]
  if (line === undefined) return null
  if (stop.part !== 'bar') return { lineId: line.id, part: stop.part }
  const bar = nearestBar(barsOfLine(line), stop.startDay)
  return bar === null ? { lineId: line.id, part: 'name' } : stopOfBar(line.id, bar)
}

function alongLine(stop: FlowStop, step: 1 | -1, page: FlowPage): FlowStop | null {
  const stops = stopsOfLine(indexOfLine(page.lines, stop.lineId), page)
  const at = stops.findIndex((each) => isSameStop(each, stop))
  return at < 0 ? null : (stops[at + step] ?? null)
}

/** All focus positions of a line, in reading order. */
function stopsOfLine(at: number, { lines, hasMoney }: FlowPage): readonly FlowStop[] {
  const line = lines[at]
  if (line === undefined) return []
  const parts = hasMoney ? (['name', ...FIGURES] as const) : (['name'] as const)
  return [
    ...parts.map((part): FlowStop => ({ lineId: line.id, part })),
    ...barsOfLine(line).map((bar) => stopOfBar(line.id, bar)),
  ]
}

/** Whether two focus positions are the same. */
export function isSameStop(a: FlowStop, b: FlowStop): boolean {
  if (a.lineId !== b.lineId || a.part !== b.part) return false
  return a.part !== 'bar' || b.part !== 'bar' ? true : a.key === b.key && a.startDay === b.startDay
}
