import type { DayNumber } from '@throughline/domain/calendar-dates'

import { keyOf } from '../../../calendar-parts'
import type { FlowLine } from './flow-lines'
import { barAt } from './row-bars'
import type { PlacedBar } from './row-bars'

/** The columns of money, in order. */
export const figures = ['estimate', 'actual', 'variance'] as const

/** A column of money. */
export type FigureKind = (typeof figures)[number]

/**
 * A position that the keyboard focus can have in a flow. Tab leads to one of them, the active cell. A
 * focusable cell names content and not an element, because most of a flow is not drawn.
 */
export type FlowCell = { readonly lineId: string } & (
  | { readonly part: 'name' | FigureKind }
  | { readonly part: 'bar'; readonly key: string; readonly startDay: DayNumber }
)

/** The part of a flow that has focus positions. */
export interface FlowPage {
  readonly lines: readonly FlowLine[]
  /** There are columns of money. */
  readonly hasMoney: boolean
}

/** Position of a line by its id; -1 where there is none. */
export function indexOfLine(lines: readonly FlowLine[], lineId: string): number {
  return lines.findIndex(({ id }) => id === lineId)
}

/** The bars of a line in reading order; a section has none. */
export function barsOfLine(line: FlowLine | undefined): readonly PlacedBar[] {
  if (line?.kind !== 'row') return []
  const { bars } = line
  return Array.from({ length: bars.layout.length }, (_unused, at) => barAt(bars, at)).filter(
    (bar) => bar !== null,
  )
}

/** The focus position of a bar. */
export function focusCellOfBar(lineId: string, { entry, startDay }: PlacedBar): FlowCell {
  return { lineId, part: 'bar', key: keyOf(entry), startDay }
}

/** Whether a focus position exists, drawn or not. */
export function isFocusCellThere(focusCell: FlowCell, { lines, hasMoney }: FlowPage): boolean {
  const line = lines[indexOfLine(lines, focusCell.lineId)]
  if (line === undefined) return false
  if (focusCell.part === 'name') return true
  if (focusCell.part !== 'bar') return hasMoney
  return barsOfLine(line).some(
    (bar) => bar.startDay === focusCell.startDay && keyOf(bar.entry) === focusCell.key,
  )
}

/**
 * Returns the new position of a focus that was at `place`: the same position if it still exists,
 * else the same item at its new place, else the nearest bar of the line, else the name of the line.
 */
export function focusCellFor(place: FlowCell | null, page: FlowPage): FlowCell {
  const { lines } = page
  const first: FlowCell = { lineId: lines[0]?.id ?? '', part: 'name' }
  if (place === null) return first
  if (isFocusCellThere(place, page)) return place
  const line = lines[indexOfLine(lines, place.lineId)]
  if (place.part === 'bar') {
    const moved = focusCellOfKey(place.key, page, place.startDay)
    if (moved !== null) return moved
    const nearest = nearestBar(barsOfLine(line), place.startDay)
    if (line !== undefined && nearest !== null) return focusCellOfBar(line.id, nearest)
  }
  return line === undefined ? first : { lineId: line.id, part: 'name' }
}

/**
 * The focus position of an item or event in the first row that shows it; null where none does.
 *
 * @param near of several occurrences, the one that begins nearest to this day
 */
export function focusCellOfKey(
  key: string,
  { lines }: Pick<FlowPage, 'lines'>,
  near: DayNumber = 0,
): FlowCell | null {
  for (const line of lines) {
    const matches = barsOfLine(line).filter(({ entry }) => keyOf(entry) === key)
    const nearest = nearestBar(matches, near)
    if (nearest !== null) return focusCellOfBar(line.id, nearest)
  }
  return null
}

/** The bar that begins nearest to a day; of two equally near ones, the earlier. */
export function nearestBar(bars: readonly PlacedBar[], day: DayNumber): PlacedBar | null {
  let nearest: PlacedBar | null = null
  for (const bar of bars) {
    const isNearer =
      nearest === null || Math.abs(bar.startDay - day) < Math.abs(nearest.startDay - day)
    if (isNearer) nearest = bar
  }
  return nearest
}

/** The column of money of a focus position; null for names, bars and no position. */
export function figureOfFocusCell(focusCell: FlowCell | null): FigureKind | null {
  return focusCell === null || focusCell.part === 'name' || focusCell.part === 'bar'
    ? null
    : focusCell.part
}
