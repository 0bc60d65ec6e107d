import type { PlanChange } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from './collection'
import type { ListItem } from './list-patches'

/** Live changes within this time share one read, in milliseconds. */
const GATHER_MS = 40
/** Maximum number of single items; for more, reading the complete lists costs less. */
const MAX_SINGLE_ITEMS = 100

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
export interface ItemFollower {
  readonly follow: (change: PlanChange) => void
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
}: ItemFollowerOptions<Item>): ItemFollower {
  const awaited = new Set<number>()
  /**
   * Versions of items that were not stored, because this page shows a pending change of the item.
   */
  const postponed = new Map<number, number>()
  /**
   * Last change of each item during a read of lists, because the answer of that read may be older.
   */
  const duringReads = new Map<number, PlanChange>()
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isPending = (id: number): boolean =>
    collection
      .pendingOf(queryClient)
      .read()
      .some(({ item }) => item.id === id)

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
      const matches = new Set(read.map(({ id }) => id))
      // The answer to the pending change contains the newest version, or the subscription below
      // reads it.
      for (const { id, version = 0 } of read) if (isPending(id)) postponed.set(id, version)
      collection.store(queryClient, ownerId, {
        items: read.filter(({ id }) => !isPending(id) && !isRemoved(id)),
        goneIds: ids.filter((id) => !matches.has(id)),
      })
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
    timer = setTimeout(() => void readAwaited(), GATHER_MS)
  }
  const apply = ({ action, ids, version }: PlanChange): void => {
    if (action === 'deleted') {
      for (const id of ids) awaited.delete(id)
      collection.remove(queryClient, ownerId, ids)
      return
    }
    // The server announces changes of this page too. Skips items that the cache already has.
    readSoon(ids.filter((id) => version === null || cachedVersion(id) < version))
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
        for (const id of change.ids) duringReads.set(id, { ...change, ids: [id] })
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
