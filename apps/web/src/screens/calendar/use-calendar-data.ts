import { isApiError, type PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { filterItems } from '@throughline/domain/filters'
import { monthGridOf, type CivilMonth } from '@throughline/domain/layout'
import {
  splitEvents,
  splitOverstory,
  type OverstoryItemSection,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { useMemo } from 'react'
import type { ReadResult } from '../../data/core/read'
import { usePlan } from '../../data/plans'
import { isRefusal } from '../../data/refusals'
import { usePlanEvents } from '../../data/subscriptions'
import { useMonthTactics } from '../../data/use-tactics'
import { lookupOf, overstoryFactsOf, type CalendarLookup } from './calendar-lookup'
import { useCalendarFilters, type CalendarFilters } from './use-calendar-filters'
import { planAccessOf } from './plan-access'

const NOTHING: readonly TacticListItem[] = []
const DAYS_PER_WEEK = 7

/** Everything that the screen of a plan shows. */
export interface CalendarData {
  readonly plan: ReturnType<typeof usePlan>
  /** What the person may do on the plan; null while that is not known. */
  readonly access: PlanAccess | null
  readonly lookup: CalendarLookup
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** What the person has chosen to see. */
  readonly filters: CalendarFilters
  /** The items of the month, unfiltered. */
  readonly allItems: readonly TacticListItem[]
  /** The items in the grid of the month or the day. */
  readonly grid: readonly TacticListItem[]
  /** The items in the overstory above the grid. */
  readonly sections: Readonly<Record<OverstoryItemSection, readonly TacticListItem[]>>
  readonly gridEvents: readonly EventOccurrence[]
  readonly stripEvents: readonly EventOccurrence[]
  /** A calendar of interest could not be read. */
  readonly areEventsFailed: boolean
  /** Names of the calendars of interest that have more occurrences than are shown. */
  readonly cutCalendars: readonly string[]
  readonly status: 'loading' | 'error' | 'ready'
  /** The data could not be read again, so it may be out of date. */
  readonly isOutdated: boolean
  readonly retry: () => void
}

/**
 * Reads a plan and the items and events of a month of it, filters them, and splits them
 * into grid and overstory. A day is shown out of the data of its month, so switching
 * between the two needs no request.
 *
 * @param planId null for a URL that names no plan
 * @param timeZone IANA name of the zone in which times of events are read
 */
export function useCalendarData({
  planId,
  month,
  isAccountActive,
  timeZone,
}: {
  readonly planId: number | null
  readonly month: CivilMonth
  readonly isAccountActive: boolean
  readonly timeZone: string
}): CalendarData {
  const plan = usePlan(planId)
  const weekStartDay = plan.data?.weekStartDay ?? 'sunday'
  // The items are read without waiting for the plan: in most plans, weeks begin on Sunday.
  const tactics = useMonthTactics(planId === null ? null : { planId, month, weekStartDay })
  const range = useMemo(() => {
    if (planId === null) return null
    const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
    return { planId, ...datesOf(firstDay, firstDay + weekCount * DAYS_PER_WEEK - 1) }
  }, [planId, month, weekStartDay])
  const filters = useCalendarFilters(planId, plan.data)
  const events = usePlanEvents(range, timeZone, filters.filters)

  const lookup = useMemo(() => lookupOf(plan.data), [plan.data])
  const access = useMemo(
    () => (plan.data === undefined ? null : planAccessOf(plan.data, isAccountActive)),
    [plan.data, isAccountActive],
  )
  const itemsById = useMemo(
    () => new Map((tactics.data ?? []).map((item) => [item.id, item])),
    [tactics.data],
  )
  // Which items are hidden, and which go into the overstory, depends on the plan.
  const isPlanKnown = plan.data !== undefined
  const shown = useMemo(
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
  const { grid, sections } = useMemo(
    () => splitOverstory(shown, (item) => overstoryFactsOf(item, lookup)),
    [shown, lookup],
  )
  const { occurrences, cutCalendars } = events.shown
  const splitOccurrences = useMemo(() => splitEvents(occurrences), [occurrences])

  return {
    plan,
    access,
    lookup,
    itemsById,
    filters,
    allItems: tactics.data ?? NOTHING,
    grid,
    sections,
    gridEvents: splitOccurrences.grid,
    stripEvents: splitOccurrences.strip,
    areEventsFailed: events.isFailed,
    cutCalendars,
    status: isPlanKnown ? statusOf(tactics) : 'loading',
    isOutdated: isOutdated(plan) || isOutdated(tactics),
    retry: () => {
      if (plan.isError) void plan.refetch()
      void tactics.refetch()
    },
  }
}

/** Whether the URL names a plan that cannot be shown; the reason is in `plan.error`. */
export function isPlanUnavailable(
  { plan }: Pick<CalendarData, 'plan'>,
  planId: number | null,
  accountId: number | null,
): boolean {
  return planId === null || isForeign(plan.data, accountId) || isRefused(plan)
}

/** Whether a plan belongs to another account than the URL says. */
export function isForeign(plan: PlanDetail | undefined, accountId: number | null): boolean {
  return plan !== undefined && plan.accountId !== accountId
}

function datesOf(firstDay: DayNumber, lastDay: DayNumber) {
  return { startDate: civilDateOf(firstDay), endDate: civilDateOf(lastDay) }
}

/** Whether a plan cannot be read, or may no longer be read: then cached data is not shown either. */
function isRefused({ data, error, isError }: CalendarData['plan']): boolean {
  return isError && (isRefusal(error) || data === undefined)
}

function isOutdated({ data, isError, fetchStatus }: Answer): boolean {
  return data !== undefined && (isError || fetchStatus === 'paused')
}

type Answer = Pick<ReadResult<unknown>, 'data' | 'isError' | 'fetchStatus'>

function statusOf(tactics: ReturnType<typeof useMonthTactics>): CalendarData['status'] {
  const isEmpty = tactics.data === undefined || tactics.isPlaceholderData
  if (tactics.isError && isEmpty && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}
