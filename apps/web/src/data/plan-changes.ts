import {
  followPlanChanges,
  listTacticsByIds,
  type ApiClient,
  type PlanChange,
} from '@throughline/api-client'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { now } from '../platform/now'
import { useApiClient } from './core/api-client'
import { createItemFollower } from './core/item-follower'
import { itemIdOf } from './core/use-collection'
import { DELETE_ACTION, tactics } from './tactics'

/**
 * Shows what others do to a plan and its family while it happens, for as long as the
 * page is visible. A page that becomes visible again reads everything again.
 *
 * @param planId null while there is no plan to follow
 */
export function usePlanChanges(planId: number | null): void {
  const client = useApiClient()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (planId === null) return undefined
    const applier = createChangeApplier(client, queryClient, planId)
    let following: AbortController | null = null
    const followWhileVisible = (): void => {
      if (document.visibilityState === 'hidden') {
        following?.abort()
        following = null
        return
      }
      if (following !== null) return
      following = new AbortController()
      const start = now()
      const readSince = () => oldestReadAt(queryClient, planId, start)
      void followPlanChanges(client, planId, { ...applier, readSince }, following.signal)
    }
    const handleVisibility = (): void => {
      // First, because the answers that are read again need no changes from before.
      if (following === null && document.visibilityState !== 'hidden') applier.onReset()
      followWhileVisible()
    }
    followWhileVisible()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      following?.abort()
      applier.stop()
    }
  }, [client, queryClient, planId])
}

/**
 * Applies live changes of a plan to the cache. Each read says itself which changes make
 * it stale (`isStaleAfter` in its definition). Tactics are read one by one besides: their
 * lists are long, and one changed item is no reason to read them again.
 */
export function createChangeApplier(client: ApiClient, queryClient: QueryClient, planId: number) {
  /**
   * Reads an answer again. One that is under way may be older than the change, and is shown
   * before: React Query would take it for the newest.
   */
  const refresh = async (query: Query): Promise<void> => {
    if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined)
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  const markStale = (isStale: (meta: FollowedMeta) => boolean): void => {
    const queries = queryClient.getQueryCache().findAll({
      predicate: ({ meta }: Query) => isFollowed(meta, planId) && isStale(meta),
    })
    for (const query of queries) void refresh(query)
  }
  const readAgain = (): void => {
    tacticFollower.forget()
    markStale(() => true)
  }
  const tacticFollower = createItemFollower({
    collection: tactics,
    queryClient,
    ownerId: planId,
    readByIds: (ids, signal) => listTacticsByIds(client, planId, ids, signal),
    onReadFailed: readAgain,
  })
  return {
    onChange: (change: PlanChange): void => {
      // What shows an item closes once it is deleted here: read again, it would be missing.
      const others = change.ids.filter((id) => !deletesHere(queryClient, planId, id))
      const told = change.action === 'deleted' ? { ...change, ids: others } : change
      markStale(({ isStaleAfter }) => isStaleAfter(told))
      if (change.collection === tactics.name) tacticFollower.follow(change)
    },
    onReset: readAgain,
    stop: tacticFollower.stop,
  }
}

/**
 * When the oldest answer about a plan that nobody reads again arrived, in ms since 1970.
 *
 * @param start when the page began to follow the plan; answers to later requests are newer
 */
export function oldestReadAt(queryClient: QueryClient, planId: number, start: number): number {
  return Math.min(
    start,
    ...queryClient
      .getQueryCache()
      .findAll({ predicate: ({ meta }: Query) => isFollowed(meta, planId) })
      .filter(({ meta }) => meta?.planId === planId)
      .filter(({ state }) => state.dataUpdatedAt > 0 && !state.isInvalidated)
      .map(({ state }) => state.dataUpdatedAt),
  )
}

/** Whether this page is deleting an item, or has, and it was not brought back since. */
function deletesHere(queryClient: QueryClient, planId: number, id: number): boolean {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: [tactics.name, DELETE_ACTION] })
    .filter(({ state }) => itemIdOf(state.variables) === id)
    .some(
      ({ state: { status } }) =>
        status === 'pending' ||
        (status === 'success' && tactics.find(queryClient, planId, id) === undefined),
    )
}

type Meta = Query['meta']
type FollowedMeta = NonNullable<Meta> & {
  readonly isStaleAfter: (change: PlanChange) => boolean
}

function isFollowed(meta: Meta, planId: number): meta is FollowedMeta {
  if (meta === undefined || meta.isStaleAfter === null) return false
  return meta.planId === null || meta.planId === planId
}
