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
 * Shows other users' changes of a plan and its family at once, as long as the page is visible. A
 * page that becomes visible again reads everything again.
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
      // First, because the new answers already contain the earlier changes.
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
 * Applies live changes of a plan to the cache. Each read decides which changes make it stale
 * (`isStaleAfter` in its definition). Changed tactics are also read one by one: their lists are
 * long, and one changed item does not justify another read of a list.
 */
export function createChangeApplier(client: ApiClient, queryClient: QueryClient, planId: number) {
  /**
   * Reads an answer again. Waits for a running read first, because its answer may be older than the
   * change, and React Query would treat it as the newest.
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
      // A view of an item closes once this page deletes the item. Reading the item again would show
      // an error first.
      const deletions = change.ids.map((id) => deletionHere(queryClient, planId, id))
      const others = change.ids.filter((_id, at) => deletions[at] === null)
      const reported = change.action === 'deleted' ? { ...change, ids: others } : change
      markStale(({ isStaleAfter }) => isStaleAfter(reported))
      if (change.collection !== tactics.name) return
      // A change of an item that this page has deleted may be older than the deletion, or another
      // user has restored the item.
      const items = deletions.includes('success') ? null : change.items
      tacticFollower.follow({ ...change, items })
    },
    onReset: readAgain,
    stop: tacticFollower.stop,
  }
}

/**
 * Returns when the oldest current answer about a plan arrived, in ms since 1970. Ignores answers
 * that are about to be read again.
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

/**
 * Returns whether this page is deleting an item (`pending`), or has deleted it and no restore
 * followed (`success`); null for neither.
 */
function deletionHere(
  queryClient: QueryClient,
  planId: number,
  id: number,
): 'pending' | 'success' | null {
  const states = new Set(
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: [tactics.name, DELETE_ACTION] })
      .filter(({ state }) => itemIdOf(state.variables) === id)
      .map(({ state: { status } }) => status),
  )
  if (states.has('pending')) return 'pending'
  const isGone = states.has('success') && tactics.find(queryClient, planId, id) === undefined
  return isGone ? 'success' : null
}

type Meta = Query['meta']
type FollowedMeta = NonNullable<Meta> & {
  readonly isStaleAfter: (change: PlanChange) => boolean
}

function isFollowed(meta: Meta, planId: number): meta is FollowedMeta {
  if (meta === undefined || meta.isStaleAfter === null) return false
  return meta.planId === null || meta.planId === planId
}
