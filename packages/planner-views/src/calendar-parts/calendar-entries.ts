import type { LayoutItem } from '@throughline/domain/layout'

import type { CalendarEntry, CalendarEvent, CalendarItem } from './CalendarItem.types'

/** Items and events in one list, as layout reads them: items first, at their own positions. */
export interface CalendarEntries {
  readonly items: readonly CalendarItem[]
  readonly events: readonly CalendarEvent[]
  readonly layoutItems: readonly LayoutItem[]
}

/**
 * Joins items and events for layout. Without events this copies nothing. Events precede items that
 * are equal to them in every other way.
 */
export function joinEntries(
  items: readonly CalendarItem[],
  events: readonly CalendarEvent[],
): CalendarEntries {
  if (events.length === 0) return { items, events, layoutItems: items }
  const asLayoutItems = events.map(({ startDate, endDate, isAllDay }, at): LayoutItem => ({
    id: at - events.length,
    startDate,
    endDate,
    isAllDay,
    // Each occurrence of an event is a separate event.
    rrule: null,
    recurrenceEndDate: null,
  }))
  return { items, events, layoutItems: [...items, ...asLayoutItems] }
}

/** The entry at a position of the joined list. */
export function entryAt({ items, events }: CalendarEntries, position: number) {
  const item = items[position]
  if (item !== undefined) return { kind: 'item', item } as const
  const event = events[position - items.length]
  return event === undefined ? null : ({ kind: 'event', event } as const)
}

/** Names an entry of a month, in the `data-key` of its elements. */
export function keyOf(entry: CalendarEntry): string {
  return entry.kind === 'item' ? String(entry.item.id) : `event:${entry.event.key}`
}

/** Whether two entries are the very same data, so that nothing has to be drawn again. */
export function isSameEntry(a: CalendarEntry, b: CalendarEntry): boolean {
  return a.kind === 'item'
    ? b.kind === 'item' && a.item === b.item
    : b.kind === 'event' && a.event === b.event
}

/** Finds entries by their key. The index is built at the first lookup. */
export function indexEntries({
  items,
  events,
}: CalendarEntries): (key: string) => CalendarEntry | undefined {
  let index: Map<string, CalendarEntry> | null = null
  return (key) => {
    if (index === null) {
      index = new Map()
      for (const item of items) index.set(String(item.id), { kind: 'item', item })
      for (const event of events) {
        const entry: CalendarEntry = { kind: 'event', event }
        index.set(keyOf(entry), entry)
      }
    }
    return index.get(key)
  }
}
