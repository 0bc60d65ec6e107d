import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { useParkedTactics } from '../../data/use-tactics'
import { itemsPassing, statusOf, type VisibleItems } from '../items/use-visible-items'

const byTitle = new Intl.Collator('en', { numeric: true })

/** The items in the parking lot of a plan. */
export type ParkedItems = ReturnType<typeof useParkedItems>

/**
 * Returns the items of a plan's parking lot that pass the filters of the view, by title.
 *
 * @param planId null while the parking lot is not needed
 */
export function useParkedItems(
  planId: number | null,
  { plan, lookup, filters: { filters } }: Pick<VisibleItems, 'plan' | 'lookup' | 'filters'>,
) {
  const parked = useParkedTactics(planId)
  const { data } = parked
  const itemsById: ReadonlyMap<number, TacticListItem> = useMemo(
    () => new Map((data ?? []).map((item) => [item.id, item])),
    [data],
  )
  const items = useMemo(
    () =>
      itemsPassing(filters, data, { plan: plan.data, lookup }).toSorted(
        (a, b) => byTitle.compare(a.title, b.title) || a.id - b.id,
      ),
    [filters, data, plan.data, lookup],
  )
  return {
    itemsById,
    items,
    status: plan.data === undefined ? 'loading' : statusOf(parked),
    /** The filters hide some items. */
    hasHidden: items.length < itemsById.size,
    retry: () => {
      void parked.refetch()
    },
  } as const
}
