import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { retainEndCursor } from './entity-tags'
import { hasNewer, withoutItems } from './list-patches'
import type { ListItem, PlaceInList } from './list-patches'
import { createOwnVersions } from './own-versions'
import type { OwnVersions } from './own-versions'
import { createPendingChanges } from './pending-changes'
import type { PendingChange, PendingChanges } from './pending-changes'

/** Properties that define a collection. */
export interface CollectionDefinition<Item extends ListItem> {
  /** Name of the collection as in paths, such as `tactics`; the first part of its keys. */
  readonly name: string
  readonly place: PlaceInList<Item>
  /** Returns the current item out of the error of a stale change (412). @default always null */
  readonly newestOf?: (error: unknown) => Item | null
}

type Items<Item> = readonly Item[]

/** Listed and changeable entities of a plan or an account, with their state in the cache. */
export interface Collection<Item extends ListItem> {
  readonly name: string
  readonly newestOf: (error: unknown) => Item | null
  /** Returns the key of all reads of a plan or an account (`ownerId`). */
  readonly keyOf: (ownerId: number) => QueryKey
  /** Returns the key of one list; `parts` distinguish the lists of one owner. */
  readonly listKey: (ownerId: number, ...parts: readonly (string | number)[]) => QueryKey
  readonly pendingOf: (queryClient: QueryClient) => PendingChanges<Item>
  readonly versionsOf: (queryClient: QueryClient) => OwnVersions
  /**
   * Returns a list with the pending changes applied, as the screen shows it. Reads an item that
   * joins the list from the list that has it. The item that the user saw may include a change that
   * the server has refused since.
   */
  readonly withPending: (
    queryClient: QueryClient,
    items: Items<Item>,
    pending: readonly PendingChange<Item>[],
    listKey: QueryKey,
  ) => Items<Item>
  /** The newest version of an item in any cached list. */
  readonly find: (queryClient: QueryClient, ownerId: number, id: number) => Item | undefined
  /** Puts stored items into every cached list, and removes others. */
  readonly store: (
    queryClient: QueryClient,
    ownerId: number,
    change: { readonly items?: Items<Item>; readonly goneIds?: Iterable<number> },
  ) => void
  /** Removes deleted items from every cached list. */
  readonly remove: (queryClient: QueryClient, ownerId: number, ids: Iterable<number>) => void
  /**
   * Watches deletions during a read, because the answer may be older than a deletion.
   *
   * @returns whether an item was deleted since this call
   */
  readonly watchRemovals: (queryClient: QueryClient) => (id: number) => boolean
  /**
   * Marks all reads of an owner as stale, because the answer of a list may lack a change that was
   * sent meanwhile. Fetches nothing at once, but resumes the reads that it interrupted.
   */
  readonly markStale: (queryClient: QueryClient, ownerId: number) => Promise<void>
}

/** State of a collection for one cache, besides the answers. */
interface CollectionState<Item> {
  readonly pending: PendingChanges<Item>
  readonly versions: OwnVersions
  readonly interrupted: InterruptedReads
  removalCount: number
  /** The count at the last removal of each item. */
  readonly lastRemovals: Map<number, number>
}

/** Defines the keys, the patches and the staleness of a collection's lists. */
export function defineCollection<Item extends ListItem>({
  name,
  place,
  newestOf = () => null,
}: CollectionDefinition<Item>): Collection<Item> {
  const states = new WeakMap<QueryClient, CollectionState<Item>>()
  const stateOf = (queryClient: QueryClient): CollectionState<Item> => {
    const existing = states.get(queryClient)
    if (existing !== undefined) return existing
    const created: CollectionState<Item> = {
      pending: createPendingChanges(),
      versions: createOwnVersions(),
      interrupted: new Set(),
      removalCount: 0,
      lastRemovals: new Map(),
    }
    states.set(queryClient, created)
    return created
  }

  const keyOf = (ownerId: number): QueryKey => [name, ownerId]
  const listKey: Collection<Item>['listKey'] = (ownerId, ...parts) => [
    ...keyOf(ownerId),
    'list',
    ...parts,
  ]
  const cachedLists = (queryClient: QueryClient, ownerId: number) =>
    queryClient.getQueriesData<Items<Item>>({ queryKey: listKey(ownerId) })
  const withItem: PlaceInList<Item> = (items, item, key) =>
    hasNewer(items, item) ? items : place(items, item, key)

  const find: Collection<Item>['find'] = (queryClient, ownerId, id) =>
    cachedLists(queryClient, ownerId)
      .flatMap(([, items]) => items?.find((item) => item.id === id) ?? [])
      .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0]

  const store: Collection<Item>['store'] = (queryClient, ownerId, { items = [], goneIds = [] }) => {
    const gone = new Set(goneIds)
    for (const [key, list] of cachedLists(queryClient, ownerId)) {
      if (list === undefined) continue
      const patched = items.reduce(
        (patching, item) => withItem(patching, item, key),
        withoutItems(list, gone),
      )
      if (patched === list) continue
      retainEndCursor(list, patched)
      queryClient.setQueryData(key, patched)
    }
  }

  return {
    name,
    newestOf,
    keyOf,
    listKey,
    store,
    pendingOf: (queryClient) => stateOf(queryClient).pending,
    versionsOf: (queryClient) => stateOf(queryClient).versions,
    withPending: (queryClient, items, pending, key) => {
      const changed = new Map<number, Item>()
      return pending.reduce((list, { ownerId, item, changes }) => {
        const { id } = item
        if (key[1] !== ownerId) return list
        if (changes === null) return withoutItems(list, new Set([id]))
        const current =
          changed.get(id) ??
          list.find((one) => one.id === id) ??
          find(queryClient, ownerId, id) ??
          item
        const next = { ...current, ...changes }
        changed.set(id, next)
        return withItem(list, next, key)
      }, items)
    },
    find,
    remove: (queryClient, ownerId, ids) => {
      const state = stateOf(queryClient)
      const goneIds = [...ids]
      state.removalCount += 1
      for (const id of goneIds) state.lastRemovals.set(id, state.removalCount)
      store(queryClient, ownerId, { goneIds })
    },
    watchRemovals: (queryClient) => {
      const state = stateOf(queryClient)
      const { removalCount } = state
      return (id) => (state.lastRemovals.get(id) ?? 0) > removalCount
    },
    markStale: async (queryClient, ownerId) => {
      const { interrupted } = stateOf(queryClient)
      const queryKey = keyOf(ownerId)
      // Counts before the first await, while the change that calls this function is still running.
      const isLast = queryClient.isMutating({ mutationKey: [name] }) <= 1
      await stopReads(queryClient, queryKey, interrupted)
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      // The next change would interrupt the reads again, so only the last one resumes them.
      if (isLast) resumeReads(queryClient, queryKey, interrupted)
    },
  }
}

/** Hashes of the keys of cancelled reads, which must run again. */
type InterruptedReads = Set<string>

/** Cancels the reads below a key, so that no older answer replaces a change. */
async function stopReads(
  queryClient: QueryClient,
  queryKey: QueryKey,
  interrupted: InterruptedReads,
): Promise<void> {
  // Also cancels a read that has paused without a connection.
  const running = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' })
  for (const { queryHash } of running) interrupted.add(queryHash)
  await queryClient.cancelQueries({ queryKey })
}

/** Repeats the reads below a key that {@link stopReads} cancelled. */
function resumeReads(
  queryClient: QueryClient,
  queryKey: QueryKey,
  interrupted: InterruptedReads,
): void {
  if (interrupted.size === 0) return
  void queryClient.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ queryHash }) => interrupted.has(queryHash),
  })
  interrupted.clear()
}
