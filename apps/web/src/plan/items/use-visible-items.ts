import { isApiError, type PlanDetail } from '@throughline/api-client'
import { filterItems, type PlanFilters } from '@throughline/domain/filters'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import type { ReadResult } from '../../data/query-client'
import type { RangeTactics } from '../../data/use-tactics'
import { usePlanFilters, type PlanFilterState } from '../filters/use-plan-filters'
import type { PlanLookup } from '../plan-lookup'
import type { VisiblePlan } from '../use-visible-plan'

/** Items that a view of a plan shows. */
export interface VisibleItems extends VisiblePlan {
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** Filters of the user or of a link. */
  readonly filters: PlanFilterState
  /** Items as loaded, unfiltered. */
  readonly allItems: readonly TacticListItem[]
  /** Items that pass the filters. */
  readonly visibleItems: readonly TacticListItem[]
  readonly status: 'loading' | 'error' | 'ready'
  /** A new read has failed or waits for the connection, so the data may be out of date. */
  readonly isOutdated: boolean
  readonly retry: () => void
}

const nothing: readonly TacticListItem[] = []

/**
 * Filters the items of a plan with the filters in use.
 *
 * @param tactics the loaded items, for a date range or from the parking lot
 */
export function useVisibleItems({
  visiblePlan,
  planId,
  tactics,
}: {
  readonly visiblePlan: VisiblePlan
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly tactics: RangeTactics
}): VisibleItems {
  const { plan, lookup } = visiblePlan
  const filters = usePlanFilters(planId, plan.data)
  const itemsById = useMemo(
    () => new Map((tactics.data ?? []).map((item) => [item.id, item])),
    [tactics.data],
  )
  // The plan decides which items are hidden.
  const visibleItems = useMemo(
    () => itemsPassing(filters.filters, tactics.data, { plan: plan.data, lookup }),
    [tactics.data, plan.data, filters.filters, lookup],
  )
  return {
    ...visiblePlan,
    itemsById,
    filters,
    allItems: tactics.data ?? nothing,
    visibleItems,
    status: plan.data === undefined ? 'loading' : statusOf(tactics),
    isOutdated: isOutdated(plan) || isOutdated(tactics),
    retry: () => {
      if (plan.isError) void plan.refetch()
      void tactics.refetch()
    },
  }
}

/**
 * Returns the items of a plan that pass its filters; none while the plan or the items are loading.
 */
export function itemsPassing(
  filters: PlanFilters,
  items: readonly TacticListItem[] | undefined,
  { plan, lookup }: { readonly plan: PlanDetail | undefined; readonly lookup: PlanLookup },
): readonly TacticListItem[] {
  if (plan === undefined || items === undefined) return nothing
  return filterItems(items, filters, {
    plan,
    hidesFromNestedPlans: (typeId) =>
      lookup.types.get(typeId)?.shouldHideTacticsFromNestedPlans ?? false,
  })
}

function isOutdated({ data, isError, fetchStatus }: Answer): boolean {
  return data !== undefined && (isError || fetchStatus === 'paused')
}

type Answer = Pick<ReadResult, 'data' | 'isError' | 'fetchStatus'>

/** Returns whether items are loaded, could not be read, or are loading. */
export function statusOf(tactics: RangeTactics): VisibleItems['status'] {
  const isEmpty = tactics.data === undefined || tactics.isPlaceholderData
  if (tactics.isError && isEmpty && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}
