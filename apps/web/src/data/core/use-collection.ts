import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useApiClient } from './api-client'
import type { Collection } from './collection'
import type { WriteContext } from './collection-writes'
import type { ListItem } from './list-patches'
import { useOnce } from './use-once'

/**
 * Returns a list of a collection with the pending changes applied, as the screen shows it.
 *
 * @param items items of the server's answer; undefined while there is no answer
 * @param listKey the same array for as long as the list is the same
 */
export function useWithPending<Item extends ListItem>(
  collection: Collection<Item>,
  items: readonly Item[] | undefined,
  listKey: QueryKey,
): readonly Item[] | undefined {
  const queryClient = useQueryClient()
  const { subscribe, read } = collection.pendingOf(queryClient)
  const pending = useSyncExternalStore(subscribe, read)
  return useMemo(
    () =>
      items === undefined
        ? undefined
        : collection.withPending(queryClient, items, pending, listKey),
    [collection, queryClient, items, pending, listKey],
  )
}

/** Returns a write of a collection, for the lists of one plan or account; see `writeOptions`. */
export function useWrite<Request, Answer, Result>(
  optionsOf: (context: WriteContext) => UseMutationOptions<Answer, Error, Request, Result>,
  ownerId: number,
): UseMutationResult<Answer, Error, Request, Result> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const mutation = useMutation(optionsOf({ client, queryClient, ownerId }))
  const mutateAsync = useOnce(mutation.mutateAsync)
  return { ...mutation, mutateAsync }
}

/** Returns the ids of a collection's items in running writes of one kind. */
export function useItemIdsInWrite(
  { name }: { readonly name: string },
  action: string,
): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: [name, action], status: 'pending' },
    select: ({ state }) => itemIdOf(state.variables),
  })
  const key = ids.join(',')
  return useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key])
}

/** Returns the id of a request's item; 0 for a request without one. */
export function itemIdOf(request: unknown): number {
  return isAboutItem(request) ? request.item.id : 0
}

function isAboutItem(request: unknown): request is { readonly item: { readonly id: number } } {
  return (
    typeof request === 'object' &&
    request !== null &&
    'item' in request &&
    typeof request.item === 'object' &&
    request.item !== null &&
    'id' in request.item &&
    typeof request.item.id === 'number'
  )
}
