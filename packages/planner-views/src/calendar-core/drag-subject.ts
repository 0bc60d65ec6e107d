import type { CalendarItem } from '../calendar-parts'
import type { Point } from '@throughline/ui/pointer-gesture'
import { edgeAt } from './edge-at'
import type { ItemEdge } from './edge-at'
import { itemOf } from './entry-target'
import type { EntryTarget } from './entry-target'

/** Subject of a press: the item or days that the gesture acts on, and how. */
export type DragSubject =
  | {
      readonly kind: 'move'
      readonly item: CalendarItem
      readonly target: EntryTarget
      /** The items that a drag moves together, including this one; null if it moves alone. */
      readonly together: readonly CalendarItem[] | null
    }
  | {
      readonly kind: 'resize'
      readonly edge: ItemEdge
      readonly item: CalendarItem
      readonly target: EntryTarget
    }
  /** A range for something new, drawn from a cell on. */
  | { readonly kind: 'create'; readonly cell: HTMLElement }
  /** A rectangle that selects the items that it touches. */
  | {
      readonly kind: 'marquee'
      /** The selection to return to. */
      readonly before: ReadonlySet<number>
      /** Items that stay selected, independent of the rectangle. */
      readonly base: ReadonlySet<number>
    }

/** An item that is moved or resized. */
export type DateSubject = Extract<DragSubject, { kind: 'move' | 'resize' }>

/** Whether a drag moves or resizes an item. */
export function isDateSubject(subject: DragSubject): subject is DateSubject {
  return subject.kind === 'move' || subject.kind === 'resize'
}

/**
 * Returns the subject of a press at a point of an item: one of its ends, or the complete item.
 *
 * @param axis axis of the screen along which time runs; null if an item has no handles
 * @param days element as long as the item
 * @returns null for an event of a calendar of interest, which cannot be dragged
 */
export function itemSubjectAt(
  target: EntryTarget,
  at: Point,
  axis: 'x' | 'y' | null,
  days: Element = target.element,
): DateSubject | null {
  const item = itemOf(target)
  if (item === null) return null
  const edge = axis === null ? null : edgeOfTarget(target, at, axis, days)
  return edge === null
    ? { kind: 'move', item, target, together: null }
    : { kind: 'resize', edge, item, target }
}

function edgeOfTarget(
  target: EntryTarget,
  at: Point,
  axis: 'x' | 'y',
  days: Element,
): ItemEdge | null {
  const { left, right, top, bottom } = days.getBoundingClientRect()
  const edge =
    axis === 'y'
      ? edgeAt(at.y, top, bottom)
      : edgeAt(at.x, left, right, () => getComputedStyle(target.element).direction === 'rtl')
  const isElsewhere = edge === 'start' ? target.continuesBefore : target.continuesAfter
  return isElsewhere ? null : edge
}
