import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Hashes of the keys of reads that were cancelled and have to be made again. */
export type InterruptedReads = Set<string>

/** Cancels the reads below a key, so that no older answer replaces a change. */
export async function stopReads(
  queryClient: QueryClient,
  queryKey: QueryKey,
  interrupted: InterruptedReads,
): Promise<void> {
  // One that has paused without a connection is cancelled as well.
  const running = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' })
  for (const { queryHash } of running) interrupted.add(queryHash)
  await queryClient.cancelQueries({ queryKey })
}

/** Makes the reads below a key that {@link stopReads} cancelled. */
export function resumeReads(
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
