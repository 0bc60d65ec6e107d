import type { DayNumber } from '@throughline/domain/calendar-dates'

import { keyOf } from '../../calendar-parts'
import type { FlowLine } from './flow-lines'
import { barAt } from './row-bars'
import type { PlacedBar } from './row-bars'

/** The columns of money, in order. */
export const FIGURES = ['estimate', 'actual', 'variance'] as const

/** A column of money. */
export type FigureKind = (typeof FIGURES)[number]

/** The one place of the flow that Tab leads to. A stop names what stands there, never its element. */
export type FlowStop = { readonly lineId: string } & (
  | { readonly part: 'name' | FigureKind }
  | { readonly part: 'bar'; readonly key: string; readonly startDay: DayNumber }
)

/** What stops are found among. */
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

/** The stop of a bar. */
export function stopOfBar(lineId: string, { entry, startDay }: PlacedBar): FlowStop {
  return { lineId, part: 'bar', key: keyOf(entry), startDay }
}

/** Whether this very stop is there, drawn or not. */
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
 * The stop for a place: the very same if it is there, the item where it is now, else what
 * is nearest to it.
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

/** The stop of an item or event in whichever row it is; null while none shows it. */
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

/** The column of money that a stop is in; null for other parts, and for no stop. */
export function figureOfStop(stop: FlowStop | null): FigureKind | null {
  return stop === null || stop.part === 'name' || stop.part === 'bar' ? null : stop.part
}
