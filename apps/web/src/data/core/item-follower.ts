import type { PlanChange } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from './collection'
import type { ListItem } from './list-patches'

/** Live changes that arrive within this time are read in one call, in milliseconds. */
const GATHER_MS = 40
/** For more changed items than this, reading the whole lists again costs less. */
const MAX_SINGLE_ITEMS = 100

/** What a follower of live changes needs. */
export interface ItemFollowerOptions<Item extends ListItem> {
  readonly collection: Collection<Item>
  readonly queryClient: QueryClient
  readonly ownerId: number
  /** Reads items; those that are gone, or that the person may not see, are missing in the answer. */
  readonly readByIds: (ids: readonly number[], signal: AbortSignal) => Promise<readonly Item[]>
  /** Items could not be read one by one. */
  readonly onReadFailed: () => void
}

/** Reads the items that others change and puts them into the cached lists. */
export interface ItemFollower {
  readonly follow: (change: PlanChange) => void
  /** Forgets changes whose items have not been read yet: everything is about to be read. */
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
    // All of them were deleted meanwhile, or everything is being read already.
    if (ids.length === 0) return
    if (ids.length > MAX_SINGLE_ITEMS) {
      await queryClient.invalidateQueries({ queryKey: collection.keyOf(ownerId) })
      return
    }
    const isRemoved = collection.watchRemovals(queryClient)
    try {
      const read = await readByIds(ids, stopped.signal)
      const found = new Set(read.map(({ id }) => id))
      collection.store(queryClient, ownerId, {
        // The answer to a pending change of this page brings the newest version itself.
        items: read.filter(({ id }) => !isPending(id) && !isRemoved(id)),
        goneIds: ids.filter((id) => !found.has(id)),
      })
    } catch {
      if (!stopped.signal.aborted) onReadFailed()
    }
  }

  return {
    follow: ({ action, ids, version }) => {
      if (action === 'deleted') {
        for (const id of ids) awaited.delete(id)
        collection.remove(queryClient, ownerId, ids)
        return
      }
      // Changes of this page are announced too: what is cached already is not read again.
      const unknown = ids.filter(
        (id) =>
          version === null || (collection.find(queryClient, ownerId, id)?.version ?? 0) < version,
      )
      if (unknown.length === 0) return
      for (const id of unknown) awaited.add(id)
      clearTimeout(timer)
      timer = setTimeout(() => void readAwaited(), GATHER_MS)
    },
    forget: () => {
      awaited.clear()
    },
    stop: () => {
      clearTimeout(timer)
      stopped.abort()
    },
  }
}
