import type { PlanChange } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from './collection'
import type { ListItem } from './list-patches'

/** Live changes within this time share one read, in milliseconds. */
const GATHER_MS = 40
/** Maximum number of single items; for more, reading the complete lists costs less. */
const MAX_SINGLE_ITEMS = 100
/** All pages that show a plan read their lists within this time, at random, in milliseconds. */
const LIST_SPREAD_MS = 2_000

/** A live change, with the changed items if the server sends them. */
interface ItemChange<Item> extends Omit<PlanChange, 'items'> {
  readonly items: readonly Item[] | null
}

/** Options of a follower of live changes. */
export interface ItemFollowerOptions<Item extends ListItem> {
  readonly collection: Collection<Item>
  readonly queryClient: QueryClient
  readonly ownerId: number
  /** Reads items. The answer lacks deleted items and items that the user may not see. */
  readonly readByIds: (ids: readonly number[], signal: AbortSignal) => Promise<readonly Item[]>
  /** Runs when the items could not be read one by one. */
  readonly onReadFailed: () => void
}

/** Reads the items that other users change and puts them into the cached lists. */
export interface ItemFollower<Item> {
  readonly follow: (change: ItemChange<Item>) => void
  /** Forgets changes whose items are not read yet, because all lists are about to be read. */
  readonly forget: () => void
  readonly stop: () => void
}

/** Creates a follower of one collection of a plan. */
export function createItemFollower<Item extends ListItem>({
  collection,
  queryClient,
  ownerId,
  readByIds,
  onReadFailed,
}: ItemFollowerOptions<Item>): ItemFollower<Item> {
  const awaited = new Set<number>()
  /**
   * Versions of items that were not stored, because this page shows a pending change of the item.
   */
  const postponed = new Map<number, number>()
  /**
   * Last change of each item during a read of lists, because the answer of that read may be older.
   */
  const duringReads = new Map<number, ItemChange<Item>>()
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isPending = (id: number): boolean =>
    collection
      .pendingOf(queryClient)
      .read()
      .some(({ item }) => item.id === id)

  /** Stores the current state of items; those without one are gone. */
  const store = (ids: readonly number[], items: readonly Item[]): void => {
    const existing = new Set(items.map(({ id }) => id))
    // The answer to the pending change contains the newest version, or the subscription below reads
    // it.
    for (const { id, version = 0 } of items) if (isPending(id)) postponed.set(id, version)
    collection.store(queryClient, ownerId, {
      items: items.filter(({ id }) => !isPending(id)),
      goneIds: ids.filter((id) => !existing.has(id)),
    })
  }

  const readAwaited = async (): Promise<void> => {
    const ids = [...awaited]
    awaited.clear()
    // All of them were deleted meanwhile, or all lists are being read already.
    if (ids.length === 0) return
    if (ids.length > MAX_SINGLE_ITEMS) {
      await queryClient.invalidateQueries({ queryKey: collection.keyOf(ownerId) })
      return
    }
    const isRemoved = collection.watchRemovals(queryClient)
    try {
      const read = await readByIds(ids, stopped.signal)
      store(
        ids,
        read.filter(({ id }) => !isRemoved(id)),
      )
    } catch {
      if (!stopped.signal.aborted) onReadFailed()
    }
  }

  const cachedVersion = (id: number): number =>
    collection.find(queryClient, ownerId, id)?.version ?? 0
  const readSoon = (ids: Iterable<number>): void => {
    for (const id of ids) awaited.add(id)
    if (awaited.size === 0) return
    clearTimeout(timer)
    const spreadMs = awaited.size > MAX_SINGLE_ITEMS ? Math.random() * LIST_SPREAD_MS : 0
    timer = setTimeout(() => void readAwaited(), GATHER_MS + spreadMs)
  }
  const apply = ({ action, ids, version, items }: ItemChange<Item>): void => {
    if (action === 'deleted') {
      for (const id of ids) awaited.delete(id)
      collection.remove(queryClient, ownerId, ids)
      return
    }
    // The server announces changes of this page too. Skips items that the cache already has.
    const newIds = ids.filter((id) => version === null || cachedVersion(id) < version)
    if (items === null) {
      readSoon(newIds)
      return
    }
    const sent = new Map(items.map((item) => [item.id, item]))
    const currentIds = newIds.filter(
      (id) => (sent.get(id)?.version ?? Infinity) >= cachedVersion(id),
    )
    store(
      currentIds,
      currentIds.flatMap((id) => sent.get(id) ?? []),
    )
  }
  const isReadingLists = (): boolean =>
    queryClient.isFetching({ queryKey: collection.listKey(ownerId) }) > 0
  const stopWatching = [
    collection.pendingOf(queryClient).subscribe(() => {
      const over = [...postponed].filter(([id]) => !isPending(id))
      for (const [id] of over) postponed.delete(id)
      readSoon(over.flatMap(([id, version]) => (cachedVersion(id) < version ? id : [])))
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (duringReads.size === 0 || event.type !== 'updated') return
      if (event.action.type !== 'success' || event.action.manual === true) return
      const [name, owner, kind] = event.query.queryKey
      if (name !== collection.name || owner !== ownerId || kind !== 'list') return
      const changes = [...duringReads.values()]
      if (!isReadingLists()) duringReads.clear()
      for (const change of changes) apply(change)
    }),
  ]

  return {
    follow: (change) => {
      if (isReadingLists()) {
        for (const id of change.ids) {
          const items = change.items?.filter((item) => item.id === id) ?? null
          duringReads.set(id, { ...change, ids: [id], items })
        }
      }
      apply(change)
    },
    forget: () => {
      awaited.clear()
      postponed.clear()
      duringReads.clear()
    },
    stop: () => {
      clearTimeout(timer)
      stopped.abort()
      for (const stop of stopWatching) stop()
    },
  }
}
