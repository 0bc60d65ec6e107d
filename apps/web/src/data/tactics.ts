import {
  listTactics,
  readTacticNotes,
  tacticKeys,
  type ApiClient,
  type TacticRange,
} from '@throughline/api-client'
import { civilDateOf, type WeekStartDay } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { addCivilMonths, monthGridOf, type CivilMonth } from '@throughline/domain/layout'
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useServices } from '../services'
import { isUnconfirmed } from './copied-answers'
import { readUnlessKnown, shareWithTag } from './entity-tags'
import { usePendingChanges, withPendingChanges } from './pending-changes'

const DAYS_PER_WEEK = 7

/** Which month of which plan, and how its weeks begin. */
export interface MonthOfPlan {
  readonly planId: number
  readonly month: CivilMonth
  readonly weekStartDay: WeekStartDay
}

/** The days that a month page shows, whole weeks. */
function rangeOfMonth({ planId, month, weekStartDay }: MonthOfPlan): TacticRange {
  const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
  return {
    planId,
    startDate: civilDateOf(firstDay),
    endDate: civilDateOf(firstDay + weekCount * DAYS_PER_WEEK - 1),
  }
}

function tacticsQuery(client: ApiClient, range: TacticRange) {
  return queryOptions({
    queryKey: tacticKeys.range(range),
    queryFn: ({ signal, queryKey, client: cache }) =>
      readUnlessKnown(cache, queryKey, (knownTag) =>
        listTactics(client, range, { signal, knownTag }),
      ),
    structuralSharing: shareWithTag,
  })
}

/** What is known of the items of a month. */
export interface MonthTactics extends Pick<
  UseQueryResult<readonly TacticListItem[]>,
  'error' | 'fetchStatus' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'
> {
  /** What the server has answered, with the changes on it that are on their way. */
  readonly data: readonly TacticListItem[] | undefined
}

/**
 * The items of a month. While another month of the plan is on its way the last
 * one stays on show, and once it is there its neighbours are fetched ahead.
 *
 * @param shown null while the plan is not known
 */
export function useMonthTactics(shown: MonthOfPlan | null): MonthTactics {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const planId = shown?.planId ?? 0
  const month = shown?.month ?? '1970-01'
  const weekStartDay = shown?.weekStartDay ?? 'sunday'
  const range = useMemo(
    () => rangeOfMonth({ planId, month, weekStartDay }),
    [planId, month, weekStartDay],
  )
  const query = useQuery({
    ...tacticsQuery(client, range),
    enabled: shown !== null,
    // Of another plan nothing is kept: its items would stand in this one.
    placeholderData: (items, previous) => (previous?.queryKey[1] === planId ? items : undefined),
  })

  // Neighbours wait until what is on show is what the server says.
  const isReady = query.isSuccess && !query.isPlaceholderData && !isUnconfirmed(query)
  useEffect(() => {
    if (!isReady) return
    for (const step of [1, -1]) {
      const neighbour = { planId, month: addCivilMonths(month, step), weekStartDay }
      void queryClient.prefetchQuery(tacticsQuery(client, rangeOfMonth(neighbour)))
    }
  }, [isReady, client, queryClient, planId, month, weekStartDay])

  const pending = usePendingChanges()
  const stored = query.data
  const data = useMemo(
    () => (stored === undefined ? undefined : withPendingChanges(stored, pending, range)),
    [stored, pending, range],
  )
  const { error, fetchStatus, isError, isPending, isPlaceholderData, refetch } = query
  return { data, error, fetchStatus, isError, isPending, isPlaceholderData, refetch }
}

/**
 * Reads the notes of an item; what was read a short while ago is not asked for again.
 * A failure is told at once: whoever waits for it can ask again.
 */
export function useReadNotes(): (request: {
  readonly item: { readonly id: number }
}) => Promise<string | null> {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useCallback(
    ({ item: { id } }) =>
      queryClient.fetchQuery({
        queryKey: tacticKeys.notes(id),
        queryFn: ({ signal }) => readTacticNotes(client, id, signal),
        retry: false,
      }),
    [client, queryClient],
  )
}
