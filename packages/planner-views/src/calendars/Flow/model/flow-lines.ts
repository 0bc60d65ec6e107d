import { ROW_PADDING_PIXELS, SECTION_PIXELS } from '../flow-sizes'
import type { FlowCalendarRow, FlowCalendarSection } from '../FlowCalendar.types'
import type { RowBars } from './row-bars'

/** A line of the flow: the header of a section, or a row of an open section. */
export type FlowLine = {
  readonly id: string
  readonly section: FlowCalendarSection
  /** From the top of the first line, in pixels. */
  readonly top: number
  readonly height: number
} & (
  | { readonly kind: 'section'; readonly isOpen: boolean }
  | { readonly kind: 'row'; readonly row: FlowCalendarRow; readonly bars: RowBars }
)

interface LineOptions {
  readonly sections: readonly FlowCalendarSection[]
  readonly closedSections: ReadonlySet<string>
  /** From the top of one lane to the top of the next, in pixels. */
  readonly pitch: number
  /** Called only for rows of open sections. */
  readonly barsOf: (row: FlowCalendarRow) => RowBars
}

/** The lines from top to bottom; rows of closed sections have none. */
export function flowLines({
  sections,
  closedSections,
  pitch,
  barsOf,
}: LineOptions): readonly FlowLine[] {
  const lines: FlowLine[] = []
  let top = 0
  for (const section of sections) {
    const isOpen = !closedSections.has(section.id)
    lines.push({ kind: 'section', id: section.id, section, isOpen, top, height: SECTION_PIXELS })
    top += SECTION_PIXELS
    if (!isOpen) continue
    for (const row of section.rows) {
      const bars = barsOf(row)
      const height = Math.max(1, bars.layout.laneCount) * pitch + ROW_PADDING_PIXELS
      lines.push({ kind: 'row', id: row.id, section, row, bars, top, height })
      top += height
    }
  }
  return lines
}

/** Whether no row has an item or an event. */
export function isFlowEmpty(sections: readonly FlowCalendarSection[]): boolean {
  return sections.every(({ rows }) =>
    rows.every(({ items, events }) => items.length === 0 && (events?.length ?? 0) === 0),
  )
}

/** Whether no row has an item; events do not count, because they may arrive before the items. */
export function hasNoItems(sections: readonly FlowCalendarSection[]): boolean {
  return sections.every(({ rows }) => rows.every(({ items }) => items.length === 0))
}

/** Height of all lines together, in pixels. */
export function linesHeight(lines: readonly FlowLine[]): number {
  const last = lines.at(-1)
  return last === undefined ? 0 : last.top + last.height
}

/** The index of the line at a distance from the top, in pixels; the first or last line outside of all. */
export function lineAt(lines: readonly FlowLine[], y: number): number {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The lines that touch a range of pixels. */
export function linesWithin(
  lines: readonly FlowLine[],
  from: number,
  to: number,
): readonly FlowLine[] {
  if (lines.length === 0) return lines
  return lines.slice(lineAt(lines, from), lineAt(lines, to) + 1)
}
