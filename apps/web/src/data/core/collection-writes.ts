import type { ApiClient } from '@throughline/api-client'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Collection } from './collection'
import type { ListItem } from './list-patches'
import type { PendingChange } from './pending-changes'

/** Client, cache and owner of a write. */
export interface WriteContext {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  /** Id of the plan or account whose lists show the items. */
  readonly ownerId: number
}

/** Definition of one kind of write of a collection. */
export interface Write<Item, Request, Answer> {
  /** Second part of the key of the mutation, such as `update`. */
  readonly action: string
  readonly send: (request: Request) => Promise<Answer>
  /** Change that the lists show until the server answers; null for none. @default none */
  readonly pending?: (request: Request) => Omit<PendingChange<Item>, 'ownerId'> | null
  /** Returns the stored item after the write; null without one. @default null */
  readonly storedItem?: (answer: Answer) => Item | null
  /** Returns the ids of items that no longer exist after the write. @default none */
  readonly goneIds?: (request: Request) => readonly number[]
}

/**
 * Returns the options of a mutation that runs a write, the same for all collections:
 *
 * 1. The lists show the change at once. It stays separate from the answers of the server.
 * 2. The writes of a collection run one after the other, in the order of the user's actions. Each
 *    write therefore builds on the version of the write before it.
 * 3. The answer goes into the lists, unless the item was deleted meanwhile. A refusal hides the
 *    change again. A 412 puts the other user's version into the lists.
 * 4. The lists become stale.
 */
export function writeOptions<Item extends ListItem, Request extends object, Answer>(
  collection: Collection<Item>,
  { queryClient, ownerId }: Omit<WriteContext, 'client'>,
  { action, send, pending, storedItem, goneIds }: Write<Item, Request, Answer>,
) {
  /** Tests by request: whether an item was deleted after it started, so that its answer is older. */
  const removalsOf = new WeakMap<object, (id: number) => boolean>()
  const show = (item: Item | null | undefined, request: Request): void => {
    if (item === null || item === undefined) return
    if (removalsOf.get(request)?.(item.id) === true) return
    collection.store(queryClient, ownerId, { items: [item] })
  }
  return mutationOptions({
    // The key must contain the owner. When a screen changes to another plan, React Query gives a
    // pending mutation the options of the next render, unless the key differs. The answer would
    // then go into the lists of that plan.
    mutationKey: [collection.name, action, ownerId],
    scope: { id: collection.name },
    mutationFn: (request: Request) => {
      if (!removalsOf.has(request)) removalsOf.set(request, collection.watchRemovals(queryClient))
      return send(request)
    },
    onMutate: (request: Request) => {
      const change = pending?.(request) ?? null
      if (change === null) return { endPending: () => undefined }
      return { endPending: collection.pendingOf(queryClient).add({ ...change, ownerId }) }
    },
    onSuccess: (answer: Answer, request: Request) => {
      if (goneIds !== undefined) collection.remove(queryClient, ownerId, goneIds(request))
      show(storedItem?.(answer), request)
    },
    onError: (error: Error, request: Request) => {
      show(collection.newestOf(error), request)
    },
    onSettled: (_answer, _error, _request, result) => {
      result?.endPending()
      void collection.markStale(queryClient, ownerId)
    },
  })
}

/**
 * Sends a change of a versioned item, with the version that the user saw. If changes of this page
 * have made newer versions meanwhile, sends the newest of those.
 *
 * @param send sends the change with the version in `If-Match`
 */
export async function sendOnOwnVersion<
  Item extends ListItem & { readonly version: number },
  Stored extends { readonly version: number },
>(
  collection: Collection<Item>,
  queryClient: QueryClient,
  item: Item,
  send: (version: { readonly id: number; readonly version: number }) => Promise<Stored>,
): Promise<Stored> {
  const versions = collection.versionsOf(queryClient)
  const { id } = item
  const version = versions.latestOf(item)
  const stored = await send({ id, version })
  versions.record({ id, from: version, to: stored.version })
  return stored
}
