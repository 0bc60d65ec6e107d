import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo, useState } from 'react'

/** The items that are selected in a view. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly set: (ids: ReadonlySet<number>) => void
}

const NOTHING: ReadonlySet<number> = new Set()

/**
 * Stores which items of a plan are selected. The selection is empty when another plan opens, and
 * items that the view no longer lists are removed from it.
 *
 * @param items the items that the view lists
 */
export function useSelection(
  planId: number,
  items: readonly Pick<TacticListItem, 'id'>[],
): Selection {
  const [selected, setSelected] = useState({ planId, ids: NOTHING })
  const known = selected.planId === planId ? selected.ids : NOTHING
  const ids = useMemo(() => listedOnly(known, items), [known, items])
  return {
    ids,
    set: (next) => {
      setSelected({ planId, ids: next })
    },
  }
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
