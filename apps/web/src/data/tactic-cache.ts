import type { TacticRange } from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import { lastTouchedDay, type TacticListItem } from '@throughline/domain/tactics'

/** The days of a range, both ends included. */
export type ShownDays = Pick<TacticRange, 'startDate' | 'endDate'>

/** Whether a single item touches a day of the range. Items of the parking lot touch none. */
export function touchesRange(item: TacticListItem, range: ShownDays): boolean {
  if (item.isUnscheduled) return false
  return (
    dayNumberOf(item.startDate) <= dayNumberOf(range.endDate) &&
    lastTouchedDay(item) >= dayNumberOf(range.startDate)
  )
}

/**
 * A cached list with an item as it is now: in place of its older self, added
 * where it came to touch the range, left out where it no longer does. Of a
 * series only the server knows the occurrences, so it stays where it was.
 *
 * @returns the same array when nothing changes, so that nothing is laid out again
 */
export function withItem(
  items: readonly TacticListItem[],
  item: TacticListItem,
  range: ShownDays,
): readonly TacticListItem[] {
  const place = items.findIndex(({ id }) => id === item.id)
  if (repeats(item.rrule) || touchesRange(item, range)) {
    if (place >= 0) return items.with(place, item)
    return repeats(item.rrule) && !touchesRange(item, range) ? items : [...items, item]
  }
  return place < 0 ? items : items.toSpliced(place, 1)
}

/** A cached list without some items; the same array when it held none of them. */
export function withoutItems(
  items: readonly TacticListItem[],
  ids: ReadonlySet<number>,
): readonly TacticListItem[] {
  return items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items
}
