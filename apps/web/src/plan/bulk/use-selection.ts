import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { type PlanSelection, usePlanSelection } from './SelectionProvider'

/**
 * The selection as a view shows it: the selected items that the view lists, and nothing else, so
 * that no change reaches an item that the person does not see. Selected items that only another
 * view lists are there again on the way back, until the selection is changed here.
 *
 * @param items the items that the view lists
 */
export function useSelection(items: readonly Pick<TacticListItem, 'id'>[]): PlanSelection {
  const { ids, set } = usePlanSelection()
  const listed = useMemo(() => listedOnly(ids, items), [ids, items])
  return { ids: listed, set }
}

/** The selection without items that are not listed; the same set where all are. */
function listedOnly(
  ids: ReadonlySet<number>,
  items: readonly Pick<TacticListItem, 'id'>[],
): ReadonlySet<number> {
  if (ids.size === 0) return ids
  const listed = new Set(items.map(({ id }) => id))
  const left = new Set([...ids].filter((id) => listed.has(id)))
  return left.size === ids.size ? ids : left
}
