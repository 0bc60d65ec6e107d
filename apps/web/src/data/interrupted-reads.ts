import { tacticKeys } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** Reads that were stopped for a change and have to be made all the same. */
const interrupted = new WeakMap<QueryClient, Set<string>>()

/** Stops what is being read of a plan's items, so that no older answer covers a change. */
export async function stopReads(queryClient: QueryClient, planId: number): Promise<void> {
  const queryKey = tacticKeys.ofPlan(planId)
  const stopped = interrupted.get(queryClient) ?? new Set()
  interrupted.set(queryClient, stopped)
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  for (const { queryHash } of underWay) stopped.add(queryHash)
  await queryClient.cancelQueries({ queryKey })
}

/**
 * Makes the reads that {@link stopReads} stopped, once no other change is under
 * way that they could cover.
 */
export function resumeReads(queryClient: QueryClient, planId: number): void {
  const stopped = interrupted.get(queryClient)
  // The change that calls this counts as under way until it has returned.
  if (stopped === undefined || stopped.size === 0 || queryClient.isMutating() > 1) return
  void queryClient.refetchQueries({
    queryKey: tacticKeys.ofPlan(planId),
    type: 'active',
    predicate: ({ queryHash }) => stopped.has(queryHash),
  })
  stopped.clear()
}
