import { completeItem, createItemTest } from '@throughline/domain/tactics'
import type { ItemDefaults, UncheckedItem } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-parts'

/**
 * Creates a reader of items for calendars: it returns the same object if that has their fields, else
 * a complete copy, and null for an item that they cannot show.
 */
export function calendarItemReader(
  defaults: ItemDefaults,
): (source: unknown) => CalendarItem | null {
  return (source) =>
    defaults.hasDates && isCalendarItem(source) ? source : completeItem(source, defaults)
}

/** Whether a calendar can show an object as it is. */
export function isCalendarItem(source: unknown): source is CalendarItem {
  if (!hasCalendarFields(source)) return false
  const { isUnscheduled, abbreviatedPlanName }: UncheckedItem = source
  return (
    (isUnscheduled === undefined || typeof isUnscheduled === 'boolean') &&
    (abbreviatedPlanName === null || typeof abbreviatedPlanName === 'string')
  )
}

const hasCalendarFields = createItemTest([
  'id',
  'title',
  'startDate',
  'endDate',
  'isAllDay',
  'isFlagged',
  'isInitiative',
  'planId',
  'channelId',
  'rrule',
  'recurrenceEndDate',
])

/**
 * Reads the items of a host: each in the shape that a view works with, and the host's own array if
 * all of them have it. Leaves out an item that views cannot show, and an item with the id of an
 * earlier one.
 *
 * @param list may come from JavaScript: with anything in it, or missing
 * @param read returns the item in that shape, or null if the view cannot show it
 * @param copies gets the host's object of each item that was copied
 */
export function readItems<Item extends UncheckedItem, Read extends CalendarItem>(
  list: readonly Item[] | null | undefined,
  read: (source: Item) => Read | null,
  copies: WeakMap<CalendarItem, Item>,
): readonly Read[] {
  if (!Array.isArray(list)) return []
  const ids = new Set<number>()
  const items: Read[] = []
  for (const source of list) {
    const item = read(source)
    if (item === null || ids.has(item.id)) continue
    ids.add(item.id)
    items.push(item)
    if (!isSame(item, source)) copies.set(item, source)
  }
  return isSameList(list, items) ? list : items
}

/**
 * Returns the host's own object of an item, not a copy.
 *
 * @param copies as {@link readItems} has filled it
 */
export function sourceOf<Item>(
  item: CalendarItem,
  copies: WeakMap<CalendarItem, Item>,
): Item | undefined {
  return isSource(item, copies) ? item : copies.get(item)
}

function isSource<Item>(
  item: CalendarItem,
  copies: WeakMap<CalendarItem, Item>,
): item is CalendarItem & Item {
  return !copies.has(item)
}

function isSame(item: CalendarItem, source: UncheckedItem): boolean {
  return item === source
}

function isSameList<Item extends UncheckedItem, Read extends CalendarItem>(
  list: readonly Item[],
  items: readonly Read[],
): list is readonly (Item & Read)[] {
  return list.length === items.length && list.every((item, at) => Object.is(items[at], item))
}
