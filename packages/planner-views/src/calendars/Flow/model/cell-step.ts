import { barsOfLine, figures, indexOfLine, nearestBar, focusCellOfBar } from './flow-cells'
import type { FlowPage, FlowCell } from './flow-cells'

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
export function focusCellAfterKey(
  focusCell: FlowCell,
  press: StepKey,
  page: FlowPage,
): FlowCell | null {
  const { lines } = page
  const at = indexOfLine(lines, focusCell.lineId)
  switch (press.key) {
    case 'ArrowUp':
      return focusCellOnLine(focusCell, at - 1, page)
    case 'ArrowDown':
      return focusCellOnLine(focusCell, at + 1, page)
    case 'PageUp':
      return focusCellOnLine(focusCell, Math.max(0, at - PAGE_LINES), page)
    case 'PageDown':
      return focusCellOnLine(focusCell, Math.min(lines.length - 1, at + PAGE_LINES), page)
    case 'ArrowLeft':
      return alongLine(focusCell, press.isRightToLeft ? 1 : -1, page)
    case 'ArrowRight':
      return alongLine(focusCell, press.isRightToLeft ? -1 : 1, page)
    case 'Home':
      return press.ctrlKey
        ? focusCellOnLine(focusCell, 0, page)
        : (focusCellsOfLine(at, page)[0] ?? null)
    case 'End':
      return press.ctrlKey
        ? focusCellOnLine(focusCell, lines.length - 1, page)
        : (focusCellsOfLine(at, page).at(-1) ?? null)
    default:
      return null
  }
}

/** The same part of another line. */
function focusCellOnLine(focusCell: FlowCell, at: number, { lines }: FlowPage): FlowCell | null {
  const line = lines[at]
  if (line === undefined) return null
  if (focusCell.part !== 'bar') return { lineId: line.id, part: focusCell.part }
  const bar = nearestBar(barsOfLine(line), focusCell.startDay)
  return bar === null ? { lineId: line.id, part: 'name' } : focusCellOfBar(line.id, bar)
}

function alongLine(focusCell: FlowCell, step: 1 | -1, page: FlowPage): FlowCell | null {
  const focusCells = focusCellsOfLine(indexOfLine(page.lines, focusCell.lineId), page)
  const at = focusCells.findIndex((each) => isSameFocusCell(each, focusCell))
  return at < 0 ? null : (focusCells[at + step] ?? null)
}

/** All focus positions of a line, in reading order. */
function focusCellsOfLine(at: number, { lines, hasMoney }: FlowPage): readonly FlowCell[] {
  const line = lines[at]
  if (line === undefined) return []
  const parts = hasMoney ? (['name', ...figures] as const) : (['name'] as const)
  return [
    ...parts.map((part): FlowCell => ({ lineId: line.id, part })),
    ...barsOfLine(line).map((bar) => focusCellOfBar(line.id, bar)),
  ]
}

/** Whether two focus positions are the same. */
export function isSameFocusCell(a: FlowCell, b: FlowCell): boolean {
  if (a.lineId !== b.lineId || a.part !== b.part) return false
  return a.part !== 'bar' || b.part !== 'bar' ? true : a.key === b.key && a.startDay === b.startDay
}
