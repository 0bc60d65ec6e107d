import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { CalendarEntry, CalendarItem } from '../calendar-parts'

/** One occurrence as a view has laid it out. */
export interface PlacedEntry {
  readonly entry: CalendarEntry
  /** First day of the occurrence. */
  readonly startDay: DayNumber
  /** The day after its last. */
  readonly endDayExclusive: DayNumber
}

/** An occurrence, and the element of it that an event happened on. */
export interface EntryTarget extends PlacedEntry {
  readonly key: string
  readonly element: HTMLElement
  /** The occurrence continues in another element or off the page, so this one lacks that end. */
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Finds the occurrence that an element belongs to; null for anything else. */
export type FindEntry = (target: EventTarget | null) => EntryTarget | null

/** Attribute of every element of an item or event. */
const ENTRY_SELECTOR = '[data-key]'

/** The element of the item or event that contains another element. */
export function entryElementOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(ENTRY_SELECTOR)
}

/**
 * Returns the occurrence that an event happened on, read from the attributes of its element.
 * `data-key` names the occurrence. `data-start` is its first day where the key alone is ambiguous.
 * `data-before` and `data-after` mark an occurrence that continues in another element.
 *
 * @param find returns the entry that the view has laid out under a key
 */
export function entryTargetOf(
  target: EventTarget | null,
  find: (key: string, startDay: DayNumber) => PlacedEntry | undefined,
): EntryTarget | null {
  const element = target instanceof Element ? entryElementOf(target) : null
  if (element === null) return null
  const { key = '', start, before, after } = element.dataset
  const placed = find(key, Number(start))
  if (placed === undefined) return null
  const { entry, startDay, endDayExclusive } = placed
  return {
    entry,
    startDay,
    endDayExclusive,
    key,
    element,
    continuesBefore: before !== undefined,
    continuesAfter: after !== undefined,
  }
}

/** The item of a target; null for an event of a calendar of interest, which is read only. */
export function itemOf(target: EntryTarget | null): CalendarItem | null {
  return target?.entry.kind === 'item' ? target.entry.item : null
}
