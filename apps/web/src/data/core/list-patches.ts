import type { QueryKey } from '@tanstack/react-query'

/** An entity of a list. A later answer always replaces an entity without a version. */
export interface ListItem {
  readonly id: number
  readonly version?: number
}

/**
 * Returns a list with an item: in the place of its older version, added, or left out.
 *
 * @param listKey key of the list, whose parameters say what the list holds
 * @returns the same array when nothing changes, so that nothing is rendered again
 */
export type PlaceInList<Item> = (
  items: readonly Item[],
  item: Item,
  listKey: QueryKey,
) => readonly Item[]

/** Puts an item into a list that holds every item: a new item goes to the end. */
export function placeAtEnd<Item extends ListItem>(
  items: readonly Item[],
  item: Item,
): readonly Item[] {
  const index = items.findIndex(({ id }) => id === item.id)
  return index < 0 ? [...items, item] : items.with(index, item)
}

/** Returns whether a list has a newer version of an item. */
export function hasNewer<Item extends ListItem>(items: readonly Item[], item: Item): boolean {
  const existing = items.find(({ id }) => id === item.id)
  return (existing?.version ?? 0) > (item.version ?? 0)
}

/** Returns a list without some items; the same array when it held none of them. */
export function withoutItems<Item extends ListItem>(
  items: readonly Item[],
  ids: ReadonlySet<number>,
): readonly Item[] {
  return items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items
}
