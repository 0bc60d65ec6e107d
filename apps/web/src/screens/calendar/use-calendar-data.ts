import { isApiError } from '@throughline/api-client'
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
import type { ReadResult } from '../../data/query-client'
import { usePlanEvents } from '../../data/subscriptions'
import { useMonthTactics } from '../../data/use-tactics'
import {
  overstoryFactsOf,
  type PlanFilterState,
  type ShownPlan,
  usePlanFilters,
  useShownPlan,
} from '../../plan'

const NOTHING: readonly TacticListItem[] = []
const DAYS_PER_WEEK = 7

/** Everything that the screen of a plan shows. */
export interface CalendarData extends ShownPlan {
  readonly itemsById: ReadonlyMap<number, TacticListItem>
  /** What the person has chosen to see. */
  readonly filters: PlanFilterState
  /** The items of the month, unfiltered. */
  readonly allItems: readonly TacticListItem[]
  /** The items of the month that pass the filters. */
  readonly shownItems: readonly TacticListItem[]
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
  const { plan, access, lookup } = useShownPlan(planId, isAccountActive)
  const weekStartDay = plan.data?.weekStartDay ?? 'sunday'
  // The items are read without waiting for the plan: in most plans, weeks begin on Sunday.
  const tactics = useMonthTactics(planId === null ? null : { planId, month, weekStartDay })
  const range = useMemo(() => {
    if (planId === null) return null
    const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
    return { planId, ...datesOf(firstDay, firstDay + weekCount * DAYS_PER_WEEK - 1) }
  }, [planId, month, weekStartDay])
  const filters = usePlanFilters(planId, plan.data)
  const events = usePlanEvents(range, timeZone, filters.filters)

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
    shownItems: shown,
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

function datesOf(firstDay: DayNumber, lastDay: DayNumber) {
  return { startDate: civilDateOf(firstDay), endDate: civilDateOf(lastDay) }
}

function isOutdated({ data, isError, fetchStatus }: Answer): boolean {
  return data !== undefined && (isError || fetchStatus === 'paused')
}

type Answer = Pick<ReadResult, 'data' | 'isError' | 'fetchStatus'>

function statusOf(tactics: ReturnType<typeof useMonthTactics>): CalendarData['status'] {
  const isEmpty = tactics.data === undefined || tactics.isPlaceholderData
  if (tactics.isError && isEmpty && !isApiError(tactics.error, 'not-found')) return 'error'
  return tactics.isPending || tactics.isPlaceholderData ? 'loading' : 'ready'
}
