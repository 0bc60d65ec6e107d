import { findChangesAfter, findNewestChangeId } from '../../changes/change-queries'
import type { ChangeRow } from '../../changes/change-queries'
import type { Orm } from '../../db/database'
import { findItemsAfter, findItemsByIds, findPlanNames } from './plan-items-queries'
import type { TacticListRow } from './item-rows-queries'
import { createPlanItems } from './plan-items'
import type { PlanItems } from './plan-items'

/** Caches the items of plans in memory, for users who page through a calendar. */
export interface PlanItemsStore {
  /**
   * Returns the items of a plan, at least as new as the change. Returns null while they are not
   * cached; it then reads them in the background for the next request.
   */
  read(planId: number, newestChangeId: number): Promise<PlanItems | null>
  /** Waits for running reads and starts no new ones. */
  close(): Promise<void>
}

/** Max cached items of all plans; an item takes about half a kilobyte. */
const MAX_CACHED_ITEMS = 200_000

/** A plan leaves the cache after this time without a request. */
const CACHE_IDLE_MS = 10 * 60_000

/** Items per read, so that other requests can run in between. */
const ITEMS_PER_READ = 1_000

/** With more changed items than this, all items are read again. */
const MAX_SINGLE_CHANGES = 500

/** Changes of other entities that items show. */
const sweepingCollections: ReadonlySet<string> = new Set([
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tags',
  'plans',
])

interface CachedPlan {
  items: PlanItems | null
  lastReadAt: number
  /** The running read or update, if any. */
  pending: Promise<void> | null
}

/**
 * Caches the items of plans that users view. Each request reads the id of the plan's newest change
 * from the database; every write increases it in its own transaction. If the cache is outdated, it
 * reads the changed items by their ids. So a response never differs from that of the database, and
 * a month of ten thousand items costs no other statement.
 *
 * @param now a monotonic clock, in milliseconds
 * @param onFailure called when items could not be read; requests then use the database
 */
export function createPlanItemsStore(
  orm: Orm,
  now: () => number,
  onFailure: (error: unknown) => void,
): PlanItemsStore {
  const plans = new Map<number, CachedPlan>()
  let isClosed = false

  const forget = (): void => {
    let retained = 0
    // The most recently used plan is last, because each read moves its plan to the end.
    for (const [planId, plan] of [...plans].toReversed()) {
      retained += plan.items?.byId.size ?? 0
      const isIdle = now() - plan.lastReadAt > CACHE_IDLE_MS
      if (plan.pending === null && (isIdle || retained > MAX_CACHED_ITEMS)) plans.delete(planId)
    }
  }

  const start = (plan: CachedPlan, work: () => Promise<PlanItems>): Promise<void> => {
    const run = async (): Promise<void> => {
      try {
        plan.items = await work()
      } catch (error) {
        // The cached items may be outdated; the next request reads them again.
        plan.items = null
        onFailure(error)
      } finally {
        plan.pending = null
        forget()
      }
    }
    plan.pending = run()
    return plan.pending
  }

  const readAll = async (planId: number): Promise<PlanItems> => {
    // Read the change id first. The next update then adds the writes during this read.
    const changeId = await findNewestChangeId(orm, planId)
    const names = await findPlanNames(orm, planId)
    const byId = new Map<number, TacticListRow>()
    let after = 0
    for (;;) {
      const rows = await findItemsAfter(orm, planId, { after, limit: ITEMS_PER_READ })
      for (const row of rows) {
        byId.set(row.id, row)
        after = Math.max(after, row.id)
      }
      if (rows.length < ITEMS_PER_READ || isClosed)
        return createPlanItems({ changeId, byId, names })
      await nextTurn()
    }
  }

  const catchUp = async (planId: number, items: PlanItems): Promise<PlanItems> => {
    const changes = await findChangesAfter(orm, planId, items.changeId)
    const changeId = changes.at(-1)?.id
    // The change of the cached items, and changes after it, were deleted.
    if (changeId === undefined) return readAll(planId)
    const ids = changedIds(changes)
    if (ids === null) return readAll(planId)
    if (ids.length === 0) return { ...items, changeId }
    const byId = new Map(items.byId)
    for (const id of ids) byId.delete(id)
    for (const row of await findItemsByIds(orm, planId, ids)) byId.set(row.id, row)
    return createPlanItems({ changeId, byId, names: items.names })
  }

  return {
    async read(planId, newestChangeId) {
      const plan = plans.get(planId) ?? { items: null, lastReadAt: now(), pending: null }
      plans.delete(planId)
      plans.set(planId, plan)
      // Changes are deleted after some days, so an old entry could miss some of them.
      if (now() - plan.lastReadAt > CACHE_IDLE_MS) plan.items = null
      plan.lastReadAt = now()
      for (;;) {
        // A read during closing may be incomplete.
        if (isClosed) return null
        const { items, pending } = plan
        if (items === null) {
          if (pending === null) void start(plan, () => readAll(planId))
          return null
        }
        if (items.changeId >= newestChangeId) return items
        await (pending ?? start(plan, () => catchUp(planId, items)))
        // Change ids decrease only if the plan itself was deleted.
        const isBehind = plan.items !== null && plan.items.changeId < newestChangeId
        if (pending === null && isBehind) return null
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...plans.values()].map(async (plan) => plan.pending))
      plans.clear()
    },
  }
}

/** Lets waiting requests run. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** The items to read again after some changes; null for all items. */
function changedIds(changes: readonly ChangeRow[]): readonly number[] | null {
  if (changes.some(({ collection }) => sweepingCollections.has(collection))) return null
  const ids = new Set(
    changes.flatMap((change) => (change.collection === 'tactics' ? change.ids : [])),
  )
  return ids.size > MAX_SINGLE_CHANGES ? null : [...ids]
}
