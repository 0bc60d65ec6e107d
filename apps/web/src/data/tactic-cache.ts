import type { TacticRange } from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { occurrencesInWindow } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'

/** The days of a range, both ends included. */
export type ShownDays = Pick<TacticRange, 'startDate' | 'endDate'>

/**
 * Whether an item, or some occurrence of a series, touches a day of the range.
 * Items of the parking lot touch none.
 */
export function touchesRange(item: TacticListItem, range: ShownDays): boolean {
  const [startDay, endDay] = [dayNumberOf(range.startDate), dayNumberOf(range.endDate)]
  return occurrencesInWindow([item], startDay, endDay + 1).length > 0
}

/**
 * A cached list with an item as it is now: in place of its older self, added
 * where it came to touch the range, left out where it no longer does. An older
 * version than the list has changes nothing.
 *
 * @returns the same array when nothing changes, so that nothing is laid out again
 */
export function withItem(
  items: readonly TacticListItem[],
  item: TacticListItem,
  range: ShownDays,
): readonly TacticListItem[] {
  const place = items.findIndex(({ id }) => id === item.id)
  const known = items[place]
  if (known !== undefined && known.version > item.version) return items
  if (!touchesRange(item, range)) return place < 0 ? items : items.toSpliced(place, 1)
  return place < 0 ? [...items, item] : items.with(place, item)
}

/** A cached list without some items; the same array when it held none of them. */
export function withoutItems(
  items: readonly TacticListItem[],
  ids: ReadonlySet<number>,
): readonly TacticListItem[] {
  return items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items
}
