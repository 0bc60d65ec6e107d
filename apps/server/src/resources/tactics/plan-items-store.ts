import { touchesRange } from '@throughline/domain/layout'
import type { Orm } from '../../db/database'
import type { TacticFilter } from './filter-queries'
import type { TacticListRow } from './item-rows-queries'
import { findItemChanges } from './item-changes-queries'
import { compareItemKeys, itemKeyOf } from './item-keys'
import { findItemsById, findItemsInRange } from './list-queries'

type DayRange = NonNullable<TacticFilter['range']>

/** Caches the ranges of plans that users view, for users who page through a calendar. */
export interface PlanItemsStore {
  /**
   * Returns the items of a plan that touch a range, regardless of rights, in the order of their
   * start. They are at least as new as the change. Returns null for a range with too many items,
   * which only the database holds.
   */
  read(
    planId: number,
    range: DayRange,
    newestChangeId: number,
  ): Promise<readonly TacticListRow[] | null>
}

/** Max items of one cached range: a month of a very large plan. */
const MAX_RANGE_ITEMS = 5_000

/** Max cached items of all ranges; an item takes about half a kilobyte. */
const MAX_CACHED_ITEMS = 50_000

/** A range leaves the cache after this time without a request. Changes are retained for longer. */
const CACHE_IDLE_MS = 10 * 60_000

/** With more changed items than this, the ranges of a plan are read again. */
const MAX_SINGLE_CHANGES = 500

interface CachedRange {
  readonly plan: CachedPlan
  readonly range: DayRange
  /** null for too many. */
  rows: readonly TacticListRow[] | null
  lastReadAt: number
}

/** A plan of which ranges are cached. */
interface CachedPlan {
  /** The ranges contain this change and all before it. */
  changeId: number
  /** Ends when all earlier reads of the plan have ended. */
  queue: Promise<unknown>
}

/**
 * Caches ranges of plans. Each request knows the id of the plan's newest change, which every write
 * increases in its own transaction. If the cached ranges are older, the store reads the changed
 * items by their ids and puts them into these ranges. So an answer never differs from that of the
 * database, and one changed item costs one item, however large the plan is.
 *
 * @param now a monotonic clock, in milliseconds
 */
export function createPlanItemsStore(orm: Orm, now: () => number): PlanItemsStore {
  const plans = new Map<number, CachedPlan>()
  /** The most recently used range is last, because each read moves its range to the end. */
  const ranges = new Map<string, CachedRange>()

  const rangesOf = (plan: CachedPlan) => [...ranges].filter(([, cached]) => cached.plan === plan)
  const forget = (): void => {
    let retained = 0
    for (const [key, { rows, lastReadAt }] of [...ranges].toReversed()) {
      retained += rows?.length ?? 0
      if (now() - lastReadAt > CACHE_IDLE_MS || retained > MAX_CACHED_ITEMS) ranges.delete(key)
    }
    const used = new Set([...ranges.values()].map(({ plan }) => plan))
    for (const [planId, plan] of plans) if (!used.has(plan)) plans.delete(planId)
  }
  const findCached = (key: string, plan: CachedPlan): CachedRange | undefined => {
    const cached = ranges.get(key)
    if (cached === undefined) return undefined
    ranges.delete(key)
    // A plan that has left the cache meanwhile no longer receives changes.
    const isFollowed = cached.plan === plan
    if (!isFollowed || now() - cached.lastReadAt > CACHE_IDLE_MS) return undefined
    cached.lastReadAt = now()
    ranges.set(key, cached)
    return cached
  }

  /** Reads the items that have changed since the ranges of a plan were read. */
  const catchUp = async (planId: number, plan: CachedPlan, newestChangeId: number) => {
    const changes = await findItemChanges(orm, planId, {
      after: { id: plan.changeId, at: null },
      until: newestChangeId,
    })
    if (changes === null || changes.ids.length > MAX_SINGLE_CHANGES) {
      for (const [key] of rangesOf(plan)) ranges.delete(key)
      plan.changeId = newestChangeId
      return
    }
    const { ids } = changes
    const changed = await findItemsById(orm, planId, ids)
    for (const [key, cached] of rangesOf(plan)) {
      if (cached.rows === null) continue
      cached.rows = withChanges(
        cached.rows,
        new Set(ids),
        changed.filter(touchesRange(cached.range)),
      )
      if (cached.rows.length > MAX_RANGE_ITEMS) ranges.delete(key)
    }
    plan.changeId = changes.newest.id
  }

  const readRange = async (planId: number, plan: CachedPlan, range: DayRange, key: string) => {
    const read = await findItemsInRange(orm, [planId], range, {
      limit: MAX_RANGE_ITEMS + 1,
    })
    const rows = read.length > MAX_RANGE_ITEMS ? null : read.filter(touchesRange(range))
    ranges.set(key, { plan, range, rows, lastReadAt: now() })
    forget()
    return rows
  }

  return {
    async read(planId, range, newestChangeId) {
      const key = `${planId}/${range.startDate}/${range.endDate}`
      const plan = plans.get(planId) ?? { changeId: newestChangeId, queue: Promise.resolve() }
      plans.set(planId, plan)
      const current = () => (plan.changeId >= newestChangeId ? findCached(key, plan) : undefined)
      const existing = current()
      if (existing !== undefined) return existing.rows
      const run = plan.queue.then(async () => {
        if (plan.changeId < newestChangeId) await catchUp(planId, plan, newestChangeId)
        const cached = current()
        return cached === undefined ? readRange(planId, plan, range, key) : cached.rows
      })
      // A failed read fails its request only.
      plan.queue = run.catch(() => undefined)
      return run
    },
  }
}

/** Returns a list with the changed items in their places; the same list if it holds none. */
function withChanges(
  rows: readonly TacticListRow[],
  ids: ReadonlySet<number>,
  changed: readonly TacticListRow[],
): readonly TacticListRow[] {
  if (changed.length === 0 && !rows.some(({ id }) => ids.has(id))) return rows
  return [...rows.filter(({ id }) => !ids.has(id)), ...changed].toSorted((one, other) =>
    compareItemKeys(itemKeyOf(one), itemKeyOf(other)),
  )
}
