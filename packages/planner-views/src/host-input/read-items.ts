import { completeItem } from '@throughline/domain/tactics'
import type { ItemDefaults, TacticListItem, UncheckedItem } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-parts'

/**
 * Reads the items of a host: each in its complete shape, and the host's own array if all of them
 * have it. Leaves out an item that views cannot show, and an item with the id of an earlier one.
 *
 * @param list may come from JavaScript: with anything in it, or missing
 * @param copies gets the host's object of each item that was copied
 */
export function readItems<Item extends UncheckedItem>(
  list: readonly Item[] | null | undefined,
  defaults: ItemDefaults,
  copies: WeakMap<CalendarItem, Item>,
): readonly TacticListItem[] {
  if (!Array.isArray(list)) return []
  const ids = new Set<number>()
  const items: TacticListItem[] = []
  for (const source of list) {
    const item = completeItem(source, defaults)
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

function isSameList<Item extends UncheckedItem>(
  list: readonly Item[],
  items: readonly TacticListItem[],
): list is readonly (Item & TacticListItem)[] {
  return list.length === items.length && list.every((item, at) => items[at] === item)
}
