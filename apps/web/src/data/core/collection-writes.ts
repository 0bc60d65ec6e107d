import type { ApiClient } from '@throughline/api-client'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Collection } from './collection'
import type { ListItem } from './list-patches'
import type { PendingChange } from './pending-changes'

/** Where items of a collection are written. */
export interface WriteContext {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  /** The plan or account whose lists show the items. */
  readonly ownerId: number
}

/** One kind of write of a collection. */
export interface Write<Item, Request, Answer> {
  /** Second part of the key of the mutation, such as `update`. */
  readonly action: string
  readonly send: (request: Request) => Promise<Answer>
  /** What the lists show until the server answers; null for nothing. @default nothing */
  readonly pending?: (request: Request) => Omit<PendingChange<Item>, 'ownerId'> | null
  /** The item as the server has it after the write; null when it has none. @default null */
  readonly storedItem?: (answer: Answer) => Item | null
  /** The items that are gone after the write. @default none */
  readonly goneIds?: (request: Request) => readonly number[]
}

/**
 * The life of a write, the same for all collections:
 *
 * 1. The lists show the change at once, apart from what the server has answered.
 * 2. The writes of a collection are sent one after the other, in the order in which they
 *    were made, so that each is based on the version that the one before has made.
 * 3. The answer goes into the lists, unless the item was deleted meanwhile. After a refusal the change is no longer shown, and
 *    after a 412 the lists show the version of the other person.
 * 4. The lists are marked as stale.
 */
export function writeOptions<Item extends ListItem, Request extends object, Answer>(
  collection: Collection<Item>,
  { queryClient, ownerId }: Omit<WriteContext, 'client'>,
  { action, send, pending, storedItem, goneIds }: Write<Item, Request, Answer>,
) {
  /** Whether an item was deleted since a request was sent, so that its answer is older. */
  const removalsOf = new WeakMap<object, (id: number) => boolean>()
  const show = (item: Item | null | undefined, request: Request): void => {
    if (item === null || item === undefined) return
    if (removalsOf.get(request)?.(item.id) === true) return
    collection.store(queryClient, ownerId, { items: [item] })
  }
  return mutationOptions({
    // The owner has to be in the key: when a screen goes to another plan, React Query gives
    // a pending mutation the options of the next render unless the key differs, and the
    // answer would go into the lists of that plan.
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
 * Sends a change of a versioned item, on the version that the person saw or that their
 * own changes have made of it since.
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
