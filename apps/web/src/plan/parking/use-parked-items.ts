import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { useParkedTactics } from '../../data/use-tactics'
import { itemsPassing, statusOf, type ShownItems } from '../items/use-shown-items'

const byTitle = new Intl.Collator('en', { numeric: true })

/** The items in the parking lot of a plan. */
export type ParkedItems = ReturnType<typeof useParkedItems>

/**
 * The items of a plan in the parking lot, by title, as far as they pass the filters of the view.
 *
 * @param planId null while nobody asks for them
 */
export function useParkedItems(
  planId: number | null,
  { plan, lookup, filters: { filters } }: Pick<ShownItems, 'plan' | 'lookup' | 'filters'>,
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
    /** Some are left out by the filters. */
    hasHidden: items.length < itemsById.size,
    retry: () => {
      void parked.refetch()
    },
  } as const
}
