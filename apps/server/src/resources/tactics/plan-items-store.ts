import { findChangesAfter, findNewestChangeId } from '../../changes/change-queries'
import type { ChangeRow } from '../../changes/change-queries'
import type { Orm } from '../../db/database'
import { findItemsAfter, findItemsByIds, findPlanNames } from './plan-items-queries'
import type { TacticListRow } from './item-rows-queries'
import { createPlanItems } from './plan-items'
import type { PlanItems } from './plan-items'

/** Items of plans, kept in memory for those who turn the pages of a calendar. */
export interface PlanItemsStore {
  /**
   * The items of a plan, not older than a change of it. Null while they are not
   * kept: they are then read behind the scenes, for the next time.
   */
  read(planId: number, newestChangeId: number): Promise<PlanItems | null>
  /** Waits for reads that are under way and starts no more. */
  close(): Promise<void>
}

/** Items of all plans together: each takes about half a kilobyte. */
const MAX_CACHED_ITEMS = 200_000

/** A plan that nobody has looked at for so long is forgotten. */
const CACHE_IDLE_MS = 10 * 60_000

/** So many at a time, so that other requests get their turn in between. */
const ITEMS_PER_READ = 1_000

/** More changed items than this are read again with all others. */
const MAX_SINGLE_CHANGES = 500

/** Changes after which items show something else without having changed themselves. */
const SWEEPING_COLLECTIONS: ReadonlySet<string> = new Set([
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tags',
  'plans',
])

interface CachedPlan {
  items: PlanItems | null
  lastReadAt: number
  /** The reading or catching up under way, if any. */
  pending: Promise<void> | null
}

/**
 * Keeps the items of plans that are looked at. Whether they still hold is asked of
 * the database at each request, by the number of the plan's newest change, which
 * every write of every process raises in its own transaction; what changed since
 * is then read by its ids. So nothing is ever answered that a request of its own
 * would not have found, and a month of ten thousand items costs no statement.
 *
 * @param now milliseconds of a clock that never goes back
 * @param onFailure told that items could not be read; requests go on without them
 */
export function createPlanItemsStore(
  orm: Orm,
  now: () => number,
  onFailure: (error: unknown) => void,
): PlanItemsStore {
  const plans = new Map<number, CachedPlan>()
  let isClosed = false

  const forget = (): void => {
    let kept = 0
    // The newest readings come last, since a plan that is read is put behind the others.
    for (const [planId, plan] of [...plans].toReversed()) {
      kept += plan.items?.byId.size ?? 0
      const isIdle = now() - plan.lastReadAt > CACHE_IDLE_MS
      if (plan.pending === null && (isIdle || kept > MAX_CACHED_ITEMS)) plans.delete(planId)
    }
  }

  const start = (plan: CachedPlan, work: () => Promise<PlanItems>): Promise<void> => {
    const run = async (): Promise<void> => {
      try {
        plan.items = await work()
      } catch (error) {
        // What was kept may be behind; the next request reads it anew.
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
    // Asked first: what is written while the items are read is caught up with afterwards.
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
    // The change at which the items stood is gone with those after it.
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
      // Changes are not kept for ever: who looks away for days could miss some of them.
      if (now() - plan.lastReadAt > CACHE_IDLE_MS) plan.items = null
      plan.lastReadAt = now()
      for (;;) {
        // What is read while the store closes may be a part only.
        if (isClosed) return null
        const { items, pending } = plan
        if (items === null) {
          if (pending === null) void start(plan, () => readAll(planId))
          return null
        }
        if (items.changeId >= newestChangeId) return items
        await (pending ?? start(plan, () => catchUp(planId, items)))
        // Numbers go back only with the plan itself, which was deleted meanwhile.
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

/** Lets requests that wait have their turn. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** The items to read again after some changes; null for all of them. */
function changedIds(changes: readonly ChangeRow[]): readonly number[] | null {
  if (changes.some(({ collection }) => SWEEPING_COLLECTIONS.has(collection))) return null
  const ids = new Set(
    changes.flatMap((change) => (change.collection === 'tactics' ? change.ids : [])),
  )
  return ids.size > MAX_SINGLE_CHANGES ? null : [...ids]
}
