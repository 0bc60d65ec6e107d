import {
  followPlanChanges,
  listTacticsByIds,
  planKeys,
  subscriptionKeys,
  tacticKeys,
  tagKeys,
  type ApiClient,
  type PlanChange,
} from '@throughline/api-client'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../services'
import { isPending } from './pending-changes'
import { cachedTactic, patchRanges, removeFromRanges, watchRemovals } from './tactic-ranges'
import { withItem, withoutItems } from './tactic-cache'

/** Changes that come together are read together, in milliseconds. */
const GATHER_MS = 40
/** More changed items than this are cheaper to read as whole lists. */
const MAX_SINGLE_ITEMS = 100

/** What a plan is read with. */
const PLAN_PARTS: ReadonlySet<string> = new Set([
  'plans',
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tactic_fields',
  'subscriptions',
  'user_roles',
])
/** What decides which items a list has: a type may come to hide its items, a channel may go. */
const LIST_RULES: ReadonlySet<string> = new Set(['channels', 'tactic_types', 'tags', 'user_roles'])

/**
 * Shows what others do on a plan and its family while it happens, for as long as
 * the page is on show. A page that comes back reads everything again.
 */
export function usePlanChanges(planId: number | null): void {
  const { client } = useServices()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (planId === null) return undefined
    const applier = createChangeApplier(client, queryClient, planId)
    let following: AbortController | null = null
    const followWhileShown = (): void => {
      if (document.visibilityState === 'hidden') {
        following?.abort()
        following = null
        return
      }
      if (following !== null) return
      following = new AbortController()
      void followPlanChanges(client, planId, applier, following.signal)
    }
    const handleVisibility = (): void => {
      const wasAway = following === null
      followWhileShown()
      if (wasAway && following !== null) applier.onReset()
    }
    followWhileShown()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      following?.abort()
      applier.stop()
    }
  }, [client, queryClient, planId])
}

/** Takes changes over into what is cached of a plan. */
export function createChangeApplier(client: ApiClient, queryClient: QueryClient, planId: number) {
  const awaited = new Set<number>()
  const stopped = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const readAgain = (): void => {
    awaited.clear()
    void queryClient.invalidateQueries({ queryKey: tacticKeys.ofPlan(planId) })
    void queryClient.invalidateQueries({ queryKey: planKeys.one(planId) })
    void queryClient.invalidateQueries({ queryKey: subscriptionKeys.ofPlan(planId) })
  }

  const readAwaited = async (): Promise<void> => {
    const ids = [...awaited]
    awaited.clear()
    if (ids.length > MAX_SINGLE_ITEMS) {
      await queryClient.invalidateQueries({ queryKey: tacticKeys.ofPlan(planId) })
      return
    }
    const isRemoved = watchRemovals(queryClient)
    try {
      const items = await listTacticsByIds(client, planId, ids, stopped.signal)
      const found = new Set(items.map(({ id }) => id))
      const gone = new Set(ids.filter((id) => !found.has(id)))
      // A change of one's own that is on its way answers with the newest version by itself.
      const settled = items.filter(({ id }) => !isPending(queryClient, id) && !isRemoved(id))
      patchRanges(queryClient, planId, (cached, range) =>
        settled.reduce((list, item) => withItem(list, item, range), withoutItems(cached, gone)),
      )
    } catch {
      // What could not be read one by one is read as a whole when it is next asked for.
      if (!stopped.signal.aborted) readAgain()
    }
  }

  const onTactics = ({ action, ids, version }: PlanChange): void => {
    if (action === 'deleted') {
      for (const id of ids) awaited.delete(id)
      removeFromRanges(queryClient, planId, new Set(ids))
      return
    }
    // One's own change comes back too; what is cached already is not read again.
    const news = ids.filter(
      (id) => version === null || (cachedTactic(queryClient, planId, id)?.version ?? 0) < version,
    )
    if (news.length === 0) return
    for (const id of news) awaited.add(id)
    clearTimeout(timer)
    timer = setTimeout(() => void readAwaited(), GATHER_MS)
  }

  return {
    onChange: (change: PlanChange): void => {
      if (change.collection === 'tactics') {
        void queryClient.invalidateQueries({ queryKey: tacticKeys.allNotes })
        onTactics(change)
      }
      if (change.collection === 'tags') {
        void queryClient.invalidateQueries({ queryKey: tagKeys.ofPlan(planId) })
      }
      if (PLAN_PARTS.has(change.collection)) {
        void queryClient.invalidateQueries({ queryKey: planKeys.one(planId) })
        void queryClient.invalidateQueries({ queryKey: subscriptionKeys.ofPlan(planId) })
      }
      if (change.action !== 'created' && LIST_RULES.has(change.collection)) {
        void queryClient.invalidateQueries({ queryKey: tacticKeys.ofPlan(planId) })
      }
    },
    onReset: readAgain,
    stop: (): void => {
      clearTimeout(timer)
      stopped.abort()
    },
  }
}
