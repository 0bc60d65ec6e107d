import type { TacticRange } from '@throughline/api-client'
import {
  nearestDateOf,
  type DateRange,
  type WeekStartDay,
} from '@throughline/domain/calendar-dates'
import { addCivilMonths, monthGridOf, type CivilMonth } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useApiClient } from './core/api-client'
import { useRead, type ReadResult } from './core/read'
import { useWithPending } from './core/use-collection'
import { isUnconfirmed } from './local-copy/copied-answers'
import { parkedTacticsRead, tacticNotesRead, tactics, tacticsRead } from './tactics'

const DAYS_PER_WEEK = 7

/** A month of a plan, and the first day of its weeks. */
export interface MonthOfPlan {
  readonly planId: number
  readonly month: CivilMonth
  readonly weekStartDay: WeekStartDay
}

/** Returns the first and the last date of the weeks that a month shows. */
export function datesOfMonth(month: CivilMonth, weekStartDay: WeekStartDay): DateRange {
  const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
  const lastDay = firstDay + weekCount * DAYS_PER_WEEK - 1
  return { start: nearestDateOf(firstDay), end: nearestDateOf(lastDay) }
}

function rangeOfMonth({ planId, month, weekStartDay }: MonthOfPlan): TacticRange {
  const { start, end } = datesOfMonth(month, weekStartDay)
  return { planId, startDate: start, endDate: end }
}

/** Items of a date range, and the state of reading them. */
export interface RangeTactics extends Pick<
  ReadResult<readonly TacticListItem[]>,
  'error' | 'fetchStatus' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'
> {
  /** The answer of the server with the pending changes applied. */
  readonly data: readonly TacticListItem[] | undefined
}

const anyRange: TacticRange = { planId: 0, startDate: '1970-01-01', endDate: '1970-01-01' }

/**
 * Reads the items of a date range. While another range of the plan is loading, returns the items of
 * the previous range as placeholder.
 *
 * @param range null while it is not loaded; the same object while nothing in it changes
 */
export function useRangeTactics(range: TacticRange | null): RangeTactics {
  return useAnswerOfRange(range).tactics
}

/**
 * Reads the items of a month, as {@link useRangeTactics} does. Then prefetches the previous and the
 * next month.
 *
 * @param visible null while the plan is loading
 */
export function useMonthTactics(visible: MonthOfPlan | null): RangeTactics {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const { planId = null, month = null, weekStartDay = null } = visible ?? {}
  const current = useMemo(
    () =>
      planId === null || month === null || weekStartDay === null
        ? null
        : { planId, month, weekStartDay },
    [planId, month, weekStartDay],
  )
  const range = useMemo(() => (current === null ? null : rangeOfMonth(current)), [current])
  const { tactics: visibleTactics, isConfirmed } = useAnswerOfRange(range)

  useEffect(() => {
    if (!isConfirmed || current === null) return
    for (const step of [1, -1]) {
      const month = addCivilMonths(current.month, step)
      const neighbour = rangeOfMonth({ ...current, month })
      void queryClient.prefetchQuery(tacticsRead.options(client, neighbour))
    }
  }, [isConfirmed, client, queryClient, current])
  return visibleTactics
}

/**
 * Reads the items in the parking lot of a plan.
 *
 * @param planId null while it is not loaded, or while the parking lot is not needed
 */
export function useParkedTactics(planId: number | null): RangeTactics {
  const answer = useRead(parkedTacticsRead, planId)
  const listKey = useMemo(() => parkedTacticsRead.key(planId ?? 0), [planId])
  const data = useWithPending(tactics, answer.data, listKey)
  const { error, fetchStatus, isError, isPending, isPlaceholderData, refetch } = answer
  return { data, error, fetchStatus, isError, isPending, isPlaceholderData, refetch }
}

function useAnswerOfRange(range: TacticRange | null): {
  readonly tactics: RangeTactics
  /** The server has confirmed the visible data. */
  readonly isConfirmed: boolean
} {
  const planId = range?.planId ?? null
  const answer = useRead(tacticsRead, range, {
    // Items of another plan are no placeholder for the items of this plan.
    placeholderData: (items, previous) => (previous?.queryKey[1] === planId ? items : undefined),
  })
  const listKey = useMemo(() => tacticsRead.key(range ?? anyRange), [range])
  const data = useWithPending(tactics, answer.data, listKey)
  const { error, fetchStatus, isError, isPending, isPlaceholderData, refetch } = answer
  return {
    tactics: { data, error, fetchStatus, isError, isPending, isPlaceholderData, refetch },
    isConfirmed: answer.isSuccess && !isPlaceholderData && !isUnconfirmed(answer),
  }
}

/**
 * Returns a function that reads the notes of an item. It does not fetch recently read notes again,
 * and reports a failure at once.
 */
export function useReadNotes(): (request: {
  readonly item: { readonly id: number }
}) => Promise<string | null> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useCallback(
    ({ item: { id } }) => queryClient.fetchQuery(tacticNotesRead.options(client, id)),
    [client, queryClient],
  )
}
