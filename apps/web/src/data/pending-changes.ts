import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Removes a change, because the stored data now contains it or the server has refused it. */
export type EndPending = (outcome: { readonly isRefused: boolean }) => void

interface PendingData {
  /** The server's answer, without the changes that the server has not stored yet. */
  base: unknown
  changes: readonly ((data: unknown) => unknown)[]
  readonly stop: () => void
}

const pendingOf = new WeakMap<QueryClient, Map<string, PendingData>>()

/**
 * Shows a change in cached data until the server has stored or refused it. The cache applies the
 * change to answers that arrive meanwhile, because they may be older. A second change that waits
 * for the first one therefore stays visible when the first one is answered.
 *
 * @param change must be idempotent: applying it twice has the same result, such as a place or a
 * value
 */
export async function showPending<Data>(
  queryClient: QueryClient,
  key: QueryKey,
  change: (data: Data) => Data,
): Promise<EndPending> {
  // The answer of a running read is older than the change.
  await queryClient.cancelQueries({ queryKey: key })
  const read = queryClient.getQueryData(key)
  if (read === undefined) return () => undefined
  const pending = pendingAt(queryClient, key, read)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the type of what the key holds
  const made = (data: unknown): unknown => change(data as Data)
  pending.changes = [...pending.changes, made]
  queryClient.setQueryData(key, made(read))
  return ({ isRefused }) => {
    pending.changes = pending.changes.filter((one) => one !== made)
    if (isRefused) queryClient.setQueryData(key, withChanges(pending))
    else pending.base = made(pending.base)
    if (pending.changes.length > 0) return
    pending.stop()
    pendingOf.get(queryClient)?.delete(hashKey(key))
  }
}

function withChanges({ base, changes }: PendingData): unknown {
  return changes.reduce((data, change) => change(data), base)
}

function pendingAt(queryClient: QueryClient, key: QueryKey, read: unknown): PendingData {
  const hash = hashKey(key)
  const existing = pendingOf.get(queryClient) ?? new Map<string, PendingData>()
  pendingOf.set(queryClient, existing)
  const before = existing.get(hash)
  if (before !== undefined) return before
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type !== 'success' || event.action.manual === true) return
    pending.base = event.action.data
    queryClient.setQueryData(key, withChanges(pending))
  })
  const pending: PendingData = { base: read, changes: [], stop }
  existing.set(hash, pending)
  return pending
}
