import type { TacticListItem } from '@throughline/domain/tactics'

/** Properties of an item that Previous and Next need. */
export type ItemOfView = Pick<TacticListItem, 'id' | 'title' | 'startDate' | 'isInitiative'>

/**
 * Returns ids of the items of a view in the order of Previous and Next: by start, then by title.
 */
export function idsInOrder(
  items: readonly Pick<TacticListItem, 'id' | 'title' | 'startDate'>[],
): readonly number[] {
  return items
    .toSorted(
      (a, b) =>
        compareTexts(a.startDate, b.startDate) || a.title.localeCompare(b.title) || a.id - b.id,
    )
    .map(({ id }) => id)
}

/** Returns the ids before and after an id in a list; null at its ends, and for a missing id. */
export function neighboursOf(
  ids: readonly number[],
  id: number,
): { readonly previousId: number | null; readonly nextId: number | null } {
  const at = ids.indexOf(id)
  if (at < 0) return { previousId: null, nextId: null }
  return { previousId: ids[at - 1] ?? null, nextId: ids[at + 1] ?? null }
}

/** Compares dates as texts, which sort in the same order. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
