import { withFilterChanges, type PlanFilters } from '@throughline/domain/filters'
import { startTransition, useOptimistic } from 'react'
import type { PlanFilterState } from './use-plan-filters'

/**
 * Returns the filters that a control shows, and the handler of its changes. The control shows a
 * change at once. The calendars follow after their layout.
 */
export function useFilterChoice({
  filters,
  setFilters,
}: Pick<PlanFilterState, 'filters' | 'setFilters'>): {
  readonly chosen: PlanFilters
  readonly onFiltersChange: (change: { readonly filters: PlanFilters }) => void
} {
  const [chosen, choose] = useOptimistic(filters, withFilterChanges)
  return {
    chosen,
    onFiltersChange: ({ filters: after }) => {
      startTransition(() => {
        choose({ before: chosen, after })
        return setFilters({ filters: after, before: chosen })
      })
    },
  }
}
