import {
  listUniversalFields,
  listUniversalFieldValues,
  readTactic,
  type UniversalFieldValue,
} from '@throughline/api-client'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'
import type { TacticField } from '@throughline/domain/channels'
import type { Tactic } from '@throughline/domain/tactics'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { changesItem, changesTacticLists, tacticNotesRead, tactics } from './tactics'

/** An item with everything that its detail shows, without its notes. */
export const tacticRead = defineRead({
  key: (id: number) => ['tactic-details', id],
  fetch: ({ client, signal }, id) => readTactic(client, id, signal),
  // An item is gone with its channel or its type, of which no change of the item is reported.
  isStaleAfter: (change, id) => changesItem(change, id) || changesTacticLists(change),
  // Other users may have changed it since it was last open.
  cache: { staleTime: 0, retry: false },
})

/** Puts a stored item into its cached detail, unless the cache has a newer version. */
export function storeDetail(queryClient: QueryClient, stored: Tactic): void {
  queryClient.setQueryData<Tactic>(tacticRead.key(stored.id), (existing) =>
    existing !== undefined && existing.version > stored.version ? existing : stored,
  )
}

/** Reads an item with everything that its detail shows; reads nothing while `id` is null. */
export function useTactic(id: number | null): ReadResult<Tactic> {
  return useRead(tacticRead, id)
}

/** Reads the notes of an item as HTML, null for none; reads nothing while `id` is null. */
export function useNotes(id: number | null): ReadResult<string | null> {
  return useRead(tacticNotesRead, id)
}

/** The custom fields that every type of a plan has, in order. */
export const universalFieldsRead = defineRead({
  key: (planId: number) => ['tactic-fields', planId],
  fetch: ({ client, signal }, planId) => listUniversalFields(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tactic_fields'),
})

/**
 * Reads the custom fields that every type of a plan has, in order; reads nothing while `planId` is
 * null.
 */
export function useUniversalFields(planId: number | null): ReadResult<readonly TacticField[]> {
  return useRead(universalFieldsRead, planId)
}

/** Its key is below that of the plan's tactics, so a write of a tactic makes it stale too. */
export const universalFieldValuesRead = defineRead({
  key: (planId: number) => [...tactics.keyOf(planId), 'universal-field-values'],
  fetch: ({ client, signal }, planId) => listUniversalFieldValues(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: (change) =>
    change.collection === tactics.name ||
    change.collection === 'tactic_fields' ||
    changesTacticLists(change),
})

/**
 * Reads the values of the universal fields on all items of a plan.
 *
 * @param planId null while the plan has no such fields; the hook reads nothing then
 */
export function useUniversalFieldValues(
  planId: number | null,
): ReadResult<readonly UniversalFieldValue[]> {
  return useRead(universalFieldValuesRead, planId)
}

/** Returns a function that reads an item and its notes from the server, past the cache. */
export function useReadNewest(): (
  id: number,
) => Promise<{ readonly item: Tactic; readonly notes: string | null }> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useCallback(
    async (id) => {
      const [item, notes] = await Promise.all([
        queryClient.fetchQuery({ ...tacticRead.options(client, id), staleTime: 0 }),
        queryClient.fetchQuery({ ...tacticNotesRead.options(client, id), staleTime: 0 }),
      ])
      return { item, notes }
    },
    [client, queryClient],
  )
}
