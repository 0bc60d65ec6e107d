import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo, useState } from 'react'

/** The items that are selected in a view. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly set: (ids: ReadonlySet<number>) => void
}

const NOTHING: ReadonlySet<number> = new Set()

/**
 * Holds which items of a plan are selected. Another plan begins with none, and items that the
 * view does not list any more leave the selection.
 *
 * @param items what the view lists
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

/** The same set while all of it is listed. */
function listedOnly(
  ids: ReadonlySet<number>,
  items: readonly Pick<TacticListItem, 'id'>[],
): ReadonlySet<number> {
  if (ids.size === 0) return ids
  const listed = new Set(items.map(({ id }) => id))
  const left = new Set([...ids].filter((id) => listed.has(id)))
  return left.size === ids.size ? ids : left
}
