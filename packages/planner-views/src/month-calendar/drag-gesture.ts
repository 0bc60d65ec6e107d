import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'

import type { CalendarItem } from '../calendar-item'
import type { GridTarget } from './tab-stop'

/** Which end of an item is pulled. */
export type ItemEdge = 'start' | 'end'

/** What a pull at something of the grid is about. */
export type DragSubject =
  | { readonly kind: 'move'; readonly key: string; readonly startDay: DayNumber }
  | {
      readonly kind: 'resize'
      readonly key: string
      readonly startDay: DayNumber
      readonly edge: ItemEdge
    }
  | { readonly kind: 'create'; readonly cell: HTMLElement }

/** Width of the handles inside the ends of a bar, in pixels. */
const HANDLE_PIXELS = 7

/**
 * The end of an item that a point on its bar takes hold of. Only the bar that
 * holds an end has a handle there, and a bar is never all handles.
 *
 * @returns null in the middle of a bar
 */
export function edgeAtPoint(bar: HTMLElement, x: number): ItemEdge | null {
  const { left, right, width } = bar.getBoundingClientRect()
  const handle = Math.min(HANDLE_PIXELS, width / 4)
  const isRightToLeft = x - left <= handle || right - x <= handle ? isRtl(bar) : false
  const atLeft = isRightToLeft ? 'end' : 'start'
  const atRight = isRightToLeft ? 'start' : 'end'
  const edge = x - left <= handle ? atLeft : right - x <= handle ? atRight : null
  if (edge === null) return null
  return bar.dataset[edge === 'start' ? 'before' : 'after'] === undefined ? edge : null
}

/** What a press on a part of the grid takes hold of; null for what cannot be pulled. */
export function dragSubjectOf(target: GridTarget, x: number): DragSubject | null {
  if (target.part === 'day') return { kind: 'create', cell: target.cell }
  if (target.part !== 'bar') return null
  const { key, startDay, bar } = target
  if (bar.dataset['event'] !== undefined) return null
  const edge = edgeAtPoint(bar, x)
  return edge === null ? { kind: 'move', key, startDay } : { kind: 'resize', key, startDay, edge }
}

/** Days, the first of them and the one after the last. */
export interface DaySpan {
  readonly startDay: DayNumber
  readonly endDay: DayNumber
}

/**
 * The days that a pull leads to.
 *
 * @param from the day under the pointer when it was pressed
 * @param to the day under it now
 * @param item what is pulled; null when days are chosen
 */
export function spanOfDrag(
  subject: DragSubject,
  from: DayNumber,
  to: DayNumber,
  item: CalendarItem | null,
): DaySpan {
  if (subject.kind === 'create' || item === null) {
    return { startDay: Math.min(from, to), endDay: Math.max(from, to) + 1 }
  }
  const { startDay } = subject
  const endDay = startDay + endDayOf(item) - dayNumberOf(item.startDate)
  const delta = to - from
  if (subject.kind === 'move') return { startDay: startDay + delta, endDay: endDay + delta }
  return subject.edge === 'start'
    ? { startDay: Math.min(startDay + delta, endDay - 1), endDay }
    : { startDay, endDay: Math.max(endDay + delta, startDay + 1) }
}

function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
