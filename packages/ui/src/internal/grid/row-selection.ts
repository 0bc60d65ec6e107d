/** How much of what is there is selected. */
export type SelectionExtent = 'none' | 'some' | 'all'

/**
 * How many of the rows are selected. Selected rows that are not among them, as
 * behind a filter, do not count.
 */
export function selectionExtent<Id extends string | number>(
  selected: ReadonlySet<Id>,
  ids: readonly Id[],
): SelectionExtent {
  if (selected.size === 0 || ids.length === 0) return 'none'
  let count = 0
  for (const id of ids) if (selected.has(id)) count += 1
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/**
 * Selects all rows, or none of them when all are selected. Selected rows beyond
 * them stay selected.
 */
export function toggleAll<Id extends string | number>(
  selected: ReadonlySet<Id>,
  ids: readonly Id[],
): ReadonlySet<Id> {
  const next = new Set(selected)
  const isAll = selectionExtent(selected, ids) === 'all'
  for (const id of ids) {
    if (isAll) next.delete(id)
    else next.add(id)
  }
  return next
}

/** Selects one row, or deselects it. */
export function toggleRow<Id extends string | number>(
  selected: ReadonlySet<Id>,
  id: Id,
): ReadonlySet<Id> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/**
 * Makes every row between two like the first of them: with Shift, the last press
 * is repeated on all up to the new one.
 *
 * @param anchor index of the row pressed last
 * @param index of the row pressed with Shift, on either side of it
 * @param ids of the rows, in the order shown
 * @returns the set with the whole range selected if the anchor is, else without it
 */
export function selectRange<Id extends string | number>(
  selected: ReadonlySet<Id>,
  anchor: number,
  index: number,
  ids: readonly Id[],
): ReadonlySet<Id> {
  const anchorId = ids[anchor]
  const isSelecting = anchorId === undefined || selected.has(anchorId)
  const next = new Set(selected)
  for (const id of ids.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) {
    if (isSelecting) next.add(id)
    else next.delete(id)
  }
  return next
}
