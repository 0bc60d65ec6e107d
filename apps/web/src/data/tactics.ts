import {
  createTactic,
  deleteTactics,
  listTactics,
  listTacticsByIds,
  restoreTactic,
  newestTacticOf,
  readCopiedFields,
  readTacticNotes,
  tacticKeys,
  updateTactic,
  type ApiClient,
  type CopiedFields,
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
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useServices } from '../services'
import { rememberOwnChange, versionAfterOwnChanges } from './own-versions'
import { CHANGE_SCOPE, itemIdOf, pendingChangesOf } from './pending-changes'
import { withItem, withoutItems } from './tactic-cache'
import { cachedTactic, patchRanges } from './tactic-ranges'

const DAYS_PER_WEEK = 7
const DELETE_KEY = ['tactics', 'delete'] as const

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
    scope: CHANGE_SCOPE,
    mutationFn: async ({ item, changes }: TacticChange) => {
      const version = versionAfterOwnChanges(queryClient, item)
      const stored = await updateTactic(client, { id: item.id, version }, changes)
      rememberOwnChange(queryClient, { id: item.id, from: version, to: stored.version })
      return stored
    },
    onMutate: async ({ item, changes, channelId = item.channelId }) => {
      await queryClient.cancelQueries({ queryKey: tacticKeys.ofPlan(planId) })
      show({ ...item, ...changes, channelId })
    },
    onSuccess: (stored) => {
      // What waits behind this one is on show already, and the last answer tells all.
      if (pendingChangesOf(queryClient, stored.id) <= 1) show(stored)
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

/** The items that are being deleted. */
export function useTacticIdsBeingDeleted(): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: DELETE_KEY, status: 'pending' },
    select: ({ state }) => itemIdOf(state.variables),
  })
  const key = ids.join(',')
  return useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key])
}

/** An item to be created. */
export interface NewTactic {
  readonly draft: TacticDraft
  /** The item that it is a copy of, whose platforms, tags, costs, notes and so on it takes over. */
  readonly copyOf?: TacticListItem | null
}

/** Platforms and custom fields belong to a type, and a rule to its start: what does not fit stays behind. */
function copiedInto(
  draft: TacticDraft,
  original: TacticListItem,
  copied: CopiedFields,
): CopiedFields {
  const { tacticPlatformIds, typeValues, rrule, recurrenceEndDate, ...rest } = copied
  return {
    ...rest,
    ...(draft.tacticTypeId === original.tacticTypeId ? { tacticPlatformIds, typeValues } : null),
    ...(draft.startDate === original.startDate ? { rrule, recurrenceEndDate } : null),
  }
}

/** Creates an item and adds it to what is on show. */
export function useCreateTactic(planId: number) {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, copyOf = null }: NewTactic) =>
      createTactic(
        client,
        draft,
        copyOf === null ? {} : copiedInto(draft, copyOf, await readCopiedFields(client, copyOf.id)),
      ),
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
    mutationKey: DELETE_KEY,
    mutationFn: ({ item }: { readonly item: TacticListItem }) => deleteTactics(client, [item.id]),
    onSuccess: (_nothing, { item }) => {
      patchRanges(queryClient, planId, (items) => withoutItems(items, new Set([item.id])))
    },
  })
}

/** Reads the notes of an item; what was read a short while ago is not asked for again. */
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
      }),
    [client, queryClient],
  )
}

/** Finds an item as it is now: as some list on show has it, else as the server does; null when it is gone. */
export function useNewestTactic(planId: number): (id: number) => Promise<TacticListItem | null> {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useCallback(
    async (id) => {
      const cached = cachedTactic(queryClient, planId, id)
      if (cached !== undefined) return cached
      const [read] = await listTacticsByIds(client, planId, [id])
      return read ?? null
    },
    [client, queryClient, planId],
  )
}
