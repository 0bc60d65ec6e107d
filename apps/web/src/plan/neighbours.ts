import type { TacticListItem } from '@throughline/domain/tactics'

/** What Previous and Next need of an item. */
export type ItemOfView = Pick<TacticListItem, 'id' | 'title' | 'startDate' | 'isInitiative'>

/** Ids of the items of a view, by their start, then by title: the order of Previous and Next. */
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

/** The ids before and after one of a list; null at its ends, and for an id that is not in it. */
export function neighboursOf(
  ids: readonly number[],
  id: number,
): { readonly previousId: number | null; readonly nextId: number | null } {
  const at = ids.indexOf(id)
  if (at < 0) return { previousId: null, nextId: null }
  return { previousId: ids[at - 1] ?? null, nextId: ids[at + 1] ?? null }
}

/** Dates sort like their texts. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
