import { isApiError } from '@throughline/api-client'
import type { DateRange } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { filterItems } from '@throughline/domain/filters'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import type { ReadResult } from '../../data/query-client'
import { usePlanEvents } from '../../data/subscriptions'
import type { RangeTactics } from '../../data/use-tactics'
import { type PlanFilterState, type ShownPlan, usePlanFilters } from '../../plan'

/** What a calendar shows of a plan on some days. */
export interface RangeData extends ShownPlan {
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** What the person has chosen to see. */
  readonly filters: PlanFilterState
  /** The items of the days, unfiltered. */
  readonly allItems: readonly TacticListItem[]
  /** The items of the days that pass the filters. */
  readonly shownItems: readonly TacticListItem[]
  /** The events of calendars of interest, on one day more on each side. */
  readonly occurrences: readonly EventOccurrence[]
  /** A calendar of interest could not be read. */
  readonly areEventsFailed: boolean
  /** A calendar of interest is being read for the first time. */
  readonly areEventsPending: boolean
  /** Names of the calendars of interest that have more occurrences than are shown. */
  readonly cutCalendars: readonly string[]
  readonly status: 'loading' | 'error' | 'ready'
  /** The data could not be read again, so it may be out of date. */
  readonly isOutdated: boolean
  readonly retry: () => void
}

const NOTHING: readonly TacticListItem[] = []

/**
 * Reads the events of some days of a plan, and filters them and its items.
 *
 * @param range the same object while nothing in it changes
 * @param timeZone IANA name of the zone in which times of events are read
 */
export function useRangeData({
  shownPlan,
  planId,
  range,
  tactics,
  timeZone,
}: {
  readonly shownPlan: ShownPlan
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly range: DateRange
  readonly tactics: RangeTactics
  readonly timeZone: string
}): RangeData {
  const { plan, lookup } = shownPlan
  const eventRange = useMemo(
    () => (planId === null ? null : { planId, startDate: range.start, endDate: range.end }),
    [planId, range],
  )
  const filters = usePlanFilters(planId, plan.data)
  const events = usePlanEvents(eventRange, timeZone, filters.filters)

  const itemsById = useMemo(
    () => new Map((tactics.data ?? []).map((item) => [item.id, item])),
    [tactics.data],
  )
  // Which items are hidden depends on the plan.
  const shownItems = useMemo(
    () =>
      plan.data === undefined || tactics.data === undefined
        ? NOTHING
        : filterItems(tactics.data, filters.filters, {
            plan: plan.data,
            hidesFromNestedPlans: (typeId) =>
              lookup.types.get(typeId)?.shouldHideTacticsFromNestedPlans ?? false,
          }),
    [tactics.data, plan.data, filters.filters, lookup],
  )
  return {
    ...shownPlan,
    itemsById,
    filters,
    allItems: tactics.data ?? NOTHING,
    shownItems,
    occurrences: events.shown.occurrences,
    areEventsFailed: events.isFailed,
    areEventsPending: events.isPending,
    cutCalendars: events.shown.cutCalendars,
    status: plan.data === undefined ? 'loading' : statusOf(tactics),
    isOutdated: isOutdated(plan) || isOutdated(tactics),
    retry: () => {
      if (plan.isError) void plan.refetch()
      void tactics.refetch()
    },
  }
}

function isOutdated({ data, isError, fetchStatus }: Answer): boolean {
  return data !== undefined && (isError || fetchStatus === 'paused')
}

type Answer = Pick<ReadResult, 'data' | 'isError' | 'fetchStatus'>

function statusOf(tactics: RangeTactics): RangeData['status'] {
  const isEmpty = tactics.data === undefined || tactics.isPlaceholderData
  if (tactics.isError && isEmpty && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}
