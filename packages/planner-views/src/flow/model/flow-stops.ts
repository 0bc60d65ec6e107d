import type { DayNumber } from '@throughline/domain/calendar-dates'

import { keyOf } from '../../calendar-parts'
import type { FlowLine } from './flow-lines'
import { barAt } from './row-bars'
import type { PlacedBar } from './row-bars'

/** The columns of money, in order. */
export const FIGURES = ['estimate', 'actual', 'variance'] as const

/** A column of money. */
export type FigureKind = (typeof FIGURES)[number]

/**
 * A position that the keyboard focus can have in a flow. Tab leads to one of them, the tab stop. A
 * stop names content and not an element, because most of a flow is not drawn.
 */
export type FlowStop = { readonly lineId: string } & (
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
export function stopOfBar(lineId: string, { entry, startDay }: PlacedBar): FlowStop {
  return { lineId, part: 'bar', key: keyOf(entry), startDay }
}

/** Whether a focus position exists, drawn or not. */
export function isStopThere(stop: FlowStop, { lines, hasMoney }: FlowPage): boolean {
  const line = lines[indexOfLine(lines, stop.lineId)]
  if (line === undefined) return false
  if (stop.part === 'name') return true
  if (stop.part !== 'bar') return hasMoney
  return barsOfLine(line).some(
    (bar) => bar.startDay === stop.startDay && keyOf(bar.entry) === stop.key,
  )
}

/**
 * Returns the new position of a focus that was at `place`: the same position if it still exists,
 * else the same item at its new place, else the nearest bar of the line, else the name of the line.
 */
export function stopFor(place: FlowStop | null, page: FlowPage): FlowStop {
  const { lines } = page
  const first: FlowStop = { lineId: lines[0]?.id ?? '', part: 'name' }
  if (place === null) return first
  if (isStopThere(place, page)) return place
  const line = lines[indexOfLine(lines, place.lineId)]
  if (place.part === 'bar') {
    const moved = stopOfKey(place.key, page, place.startDay)
    if (moved !== null) return moved
    const nearest = nearestBar(barsOfLine(line), place.startDay)
    if (line !== undefined && nearest !== null) return stopOfBar(line.id, nearest)
  }
  return line === undefined ? first : { lineId: line.id, part: 'name' }
}

/**
 * The focus position of an item or event in the first row that shows it; null where none does.
 *
 * @param near of several occurrences, the one that begins nearest to this day
 */
export function stopOfKey(
  key: string,
  { lines }: Pick<FlowPage, 'lines'>,
  near: DayNumber = 0,
): FlowStop | null {
  for (const line of lines) {
    const found = barsOfLine(line).filter(({ entry }) => keyOf(entry) === key)
    const nearest = nearestBar(found, near)
    if (nearest !== null) return stopOfBar(line.id, nearest)
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
export function figureOfStop(stop: FlowStop | null): FigureKind | null {
  return stop === null || stop.part === 'name' || stop.part === 'bar' ? null : stop.part
}
