import { isApiError, type PlanDetail } from '@throughline/api-client'
import { filterItems, type PlanFilters } from '@throughline/domain/filters'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import type { ReadResult } from '../../data/query-client'
import type { RangeTactics } from '../../data/use-tactics'
import { usePlanFilters, type PlanFilterState } from '../filters/use-plan-filters'
import type { PlanLookup } from '../plan-lookup'
import type { ShownPlan } from '../use-shown-plan'

/** The items that a view of a plan shows. */
export interface ShownItems extends ShownPlan {
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** What the person has chosen to see. */
  readonly filters: PlanFilterState
  /** The items as they were read, unfiltered. */
  readonly allItems: readonly TacticListItem[]
  /** The items that pass the filters. */
  readonly shownItems: readonly TacticListItem[]
  readonly status: 'loading' | 'error' | 'ready'
  /** The data could not be read again, so it may be out of date. */
  readonly isOutdated: boolean
  readonly retry: () => void
}

const NOTHING: readonly TacticListItem[] = []

/**
 * Filters the items of a plan as the person has chosen.
 *
 * @param tactics the items as they were read, for some days or from the parking lot
 */
export function useShownItems({
  shownPlan,
  planId,
  tactics,
}: {
  readonly shownPlan: ShownPlan
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly tactics: RangeTactics
}): ShownItems {
  const { plan, lookup } = shownPlan
  const filters = usePlanFilters(planId, plan.data)
  const itemsById = useMemo(
    () => new Map((tactics.data ?? []).map((item) => [item.id, item])),
    [tactics.data],
  )
  // Which items are hidden depends on the plan.
  const shownItems = useMemo(
    () => itemsPassing(filters.filters, tactics.data, { plan: plan.data, lookup }),
    [tactics.data, plan.data, filters.filters, lookup],
  )
  return {
    ...shownPlan,
    itemsById,
    filters,
    allItems: tactics.data ?? NOTHING,
    shownItems,
    status: plan.data === undefined ? 'loading' : statusOf(tactics),
    isOutdated: isOutdated(plan) || isOutdated(tactics),
    retry: () => {
      if (plan.isError) void plan.refetch()
      void tactics.refetch()
    },
  }
}

/** The items of a plan that pass its filters; none while the plan or the items are loading. */
export function itemsPassing(
  filters: PlanFilters,
  items: readonly TacticListItem[] | undefined,
  { plan, lookup }: { readonly plan: PlanDetail | undefined; readonly lookup: PlanLookup },
): readonly TacticListItem[] {
  if (plan === undefined || items === undefined) return NOTHING
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

/** Whether items are there, could not be read, or are on their way. */
export function statusOf(tactics: RangeTactics): ShownItems['status'] {
  const isEmpty = tactics.data === undefined || tactics.isPlaceholderData
  if (tactics.isError && isEmpty && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}
