import type { DayNumber } from '@throughline/domain/calendar-dates'

import { SLOT_COUNT, SLOT_MINUTES } from './day-sizes'
import type { DayPoint, Grip } from './model/reschedule-item'

/** The one place of the grid that Tab leads to, which is where the focus was last. */
export type TabStop =
  | { readonly part: 'band' | 'more'; readonly day: DayNumber }
  | { readonly part: 'slot'; readonly day: DayNumber; readonly slot: number }
  | {
      readonly part: 'entry'
      readonly day: DayNumber
      readonly key: string
      /** The half hour in which it begins; absent in the band. */
      readonly slot?: number
    }

/** A part of the grid, and its element. */
export interface DayTarget {
  readonly stop: TabStop
  readonly element: HTMLElement
  /** The cell that it lies in, or is. */
  readonly cell: HTMLElement
}

const PARTS = '[data-part="box"], [data-part="bar"], [data-part="more"]'

/** Reads which part of the grid an event happened on; null for anything else. */
export function dayTargetOf(eventTarget: EventTarget | null): DayTarget | null {
  if (!(eventTarget instanceof Element)) return null
  const cell = eventTarget.closest<HTMLElement>('[data-part="slot"], [data-part="band"]')
  if (cell === null) return null
  const day = Number(cell.dataset['day'])
  const part = eventTarget.closest<HTMLElement>(PARTS)
  if (part !== null) {
    const { key } = part.dataset
    const { slot } = cell.dataset
    const within = slot === undefined ? null : { slot: Number(slot) }
    const stop: TabStop =
      key === undefined ? { part: 'more', day } : { part: 'entry', day, key, ...within }
    return { stop, element: part, cell }
  }
  const stop: TabStop =
    cell.dataset['part'] === 'band'
      ? { part: 'band', day }
      : { part: 'slot', day, slot: Number(cell.dataset['slot']) }
  return { stop, element: cell, cell }
}

/** The element of a tab stop; null when it is not on show. */
export function elementOfTabStop(root: HTMLElement, stop: TabStop): HTMLElement | null {
  return root.querySelector<HTMLElement>(selectorOf(stop))
}

function selectorOf(stop: TabStop): string {
  if (stop.part === 'entry') return `[data-key="${CSS.escape(stop.key)}"]`
  if (stop.part === 'slot') {
    return `[data-part="slot"][data-day="${stop.day}"][data-slot="${stop.slot}"]`
  }
  const cell = `[data-part="band"][data-day="${stop.day}"]`
  return stop.part === 'more' ? `${cell} > [data-part="more"]` : cell
}

/** Whether two stops are one. */
export function isSameStop(a: TabStop | null, b: TabStop | null): boolean {
  if (a === null || b === null) return a === b
  return a.part === b.part && a.day === b.day && nameWithin(a) === nameWithin(b)
}

function nameWithin(stop: TabStop): string | number {
  return stop.part === 'entry' ? stop.key : stop.part === 'slot' ? stop.slot : 0
}

/** The parts of the page that pointers are measured against. */
export interface PageElements {
  readonly head: HTMLElement
  readonly body: HTMLElement
}

/**
 * The place under a point of the viewport. What lies outside counts as the nearest
 * place inside; above the hours is the band.
 *
 * @param page the head (with the band) and the hours, both without their axis
 */
export function pointAt(
  { head, body }: PageElements,
  { firstDay, dayCount }: { readonly firstDay: DayNumber; readonly dayCount: number },
  { x, y }: { readonly x: number; readonly y: number },
): DayPoint {
  const frame = body.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(body).direction === 'rtl'
  const across = isRightToLeft ? frame.right - x : x - frame.left
  const column = Math.floor((across / frame.width) * dayCount)
  const day = firstDay + Math.min(Math.max(column, 0), dayCount - 1)
  if (y < head.getBoundingClientRect().bottom) return { zone: 'band', day, minutes: 0 }
  const minutes = ((y - frame.top) / frame.height) * SLOT_COUNT * SLOT_MINUTES
  return { zone: 'hours', day, minutes: Math.min(Math.max(minutes, 0), 1439) }
}

/** Pixels at either end of an item that take hold of that end. */
const EDGE_PIXELS = 7

/** What a press at a point of an item takes hold of. An end that goes on elsewhere cannot be held. */
export function handleAt(
  element: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
): Grip {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (element.dataset['part'] === 'box') {
    const edge = Math.min(EDGE_PIXELS, (bottom - top) / 4)
    return y > bottom - edge ? 'end' : y < top + edge ? 'start' : 'move'
  }
  const edge = Math.min(EDGE_PIXELS, (right - left) / 4)
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  const isLeft = x < left + edge
  const isRight = x > right - edge
  if (!isLeft && !isRight) return 'move'
  const side = isLeft === isRightToLeft ? 'end' : 'start'
  return element.dataset[side === 'start' ? 'before' : 'after'] === undefined ? side : 'move'
}
