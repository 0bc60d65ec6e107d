import {
  createTactic,
  deleteTactics,
  listTactics,
  restoreTactic,
  newestTacticOf,
  tacticKeys,
  updateTactic,
  type ApiClient,
  type TacticChanges,
  type TacticDraft,
  type TacticRange,
} from '@throughline/api-client'
import { civilDateOf, type WeekStartDay } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { addCivilMonths, monthGridOf, type CivilMonth } from '@throughline/domain/layout'
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useServices } from '../services'
import { withItem, withoutItems } from './tactic-cache'

const DAYS_PER_WEEK = 7
const CHANGE_KEY = ['tactics', 'change'] as const

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
    queryFn: ({ signal }) => listTactics(client, range, signal),
  })
}

/**
 * The items of a month. While another month of the plan is on its way the last
 * one stays on show, and once it is there its neighbours are fetched ahead.
 *
 * @param shown null while the plan is not known
 */
export function useMonthTactics(
  shown: MonthOfPlan | null,
): UseQueryResult<readonly TacticListItem[]> {
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

  const isReady = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (!isReady) return
    for (const step of [1, -1]) {
      const neighbour = { planId, month: addCivilMonths(month, step), weekStartDay }
      void queryClient.prefetchQuery(tacticsQuery(client, rangeOfMonth(neighbour)))
    }
  }, [isReady, client, queryClient, planId, month, weekStartDay])

  return query
}

/** Lets every cached range of a plan change one way; ranges that do not change keep their array. */
function patchRanges(
  queryClient: QueryClient,
  planId: number,
  patch: (items: readonly TacticListItem[], range: TacticRange) => readonly TacticListItem[],
): void {
  const cached = queryClient.getQueriesData<readonly TacticListItem[]>({
    queryKey: tacticKeys.ofPlan(planId),
  })
  for (const [key, items] of cached) {
    const [, , , startDate, endDate] = key
    if (items === undefined || typeof startDate !== 'string' || typeof endDate !== 'string')
      continue
    const patched = patch(items, { planId, startDate, endDate })
    if (patched !== items) queryClient.setQueryData(key, patched)
  }
}

/** A change of an item, with the item as it was before. */
export interface TacticChange {
  readonly item: TacticListItem
  readonly changes: TacticChanges
  /** The channel of the new type, when the type changes. */
  readonly channelId?: number
}

/**
 * Changes an item: on show at once, taken back when the server refuses. When
 * somebody else was faster, their version is shown.
 *
 * @param planId the plan on show, whose lists are patched
 */
export function useUpdateTactic(planId: number) {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const show = (item: TacticListItem) => {
    patchRanges(queryClient, planId, (items, range) => withItem(items, item, range))
  }
  return useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: ({ item, changes }: TacticChange) => updateTactic(client, item, changes),
    onMutate: async ({ item, changes, channelId = item.channelId }) => {
      await queryClient.cancelQueries({ queryKey: tacticKeys.ofPlan(planId) })
      show({ ...item, ...changes, channelId })
    },
    onSuccess: (stored) => {
      show(stored)
    },
    onError: (error, { item }) => {
      show(newestTacticOf(error) ?? item)
    },
    onSettled: () => {
      // Marks the lists as old without asking at once: what is on show is what the server answered.
      void queryClient.invalidateQueries({
        queryKey: tacticKeys.ofPlan(planId),
        refetchType: 'none',
      })
      // A month that was still on its way was stopped before the change; it has to come all the same.
      void queryClient.refetchQueries({
        queryKey: tacticKeys.ofPlan(planId),
        type: 'active',
        predicate: ({ state }) => state.data === undefined,
      })
    },
  })
}

/** The items with a change under way. */
export function useChangingTacticIds(): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => idOfChange(state.variables),
  })
  const key = ids.join(',')
  return useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key])
}

function idOfChange(variables: unknown): number {
  if (typeof variables !== 'object' || variables === null || !('item' in variables)) return 0
  const { item } = variables
  if (typeof item !== 'object' || item === null || !('id' in item)) return 0
  return typeof item.id === 'number' ? item.id : 0
}

/** Creates an item and adds it to what is on show. */
export function useCreateTactic(planId: number) {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: TacticDraft) => createTactic(client, draft),
    onSuccess: (stored) => {
      patchRanges(queryClient, planId, (items, range) => withItem(items, stored, range))
    },
  })
}

/** Brings a deleted item back to what is on show. */
export function useRestoreTactic(planId: number) {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ item }: { readonly item: TacticListItem }) => restoreTactic(client, item.id),
    onSuccess: (stored) => {
      patchRanges(queryClient, planId, (items, range) => withItem(items, stored, range))
    },
  })
}

/** Deletes an item and takes it off what is on show. */
export function useDeleteTactic(planId: number) {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: ({ item }: { readonly item: TacticListItem }) => deleteTactics(client, [item.id]),
    onSuccess: (_nothing, { item }) => {
      patchRanges(queryClient, planId, (items) => withoutItems(items, new Set([item.id])))
    },
  })
}
