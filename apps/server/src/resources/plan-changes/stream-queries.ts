import DataLoader from 'dataloader'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { findLiveSessions, findPlans } from '../../access/access-queries'
import type { PlanRow, SessionRow } from '../../access/access-queries'
import { findTagsOfTactics } from '../../changes/change-queries'
import type { Orm } from '../../db/database'
import { tactics } from '../../db/schema'
import { readRows } from '../tactics/item-rows-queries'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { findHiddenTypeIds } from '../tactics/list-queries'

/**
 * The rows that streams need to send changed items, and to decide what their users may see. A change
 * reaches all streams of a plan at once, so they ask at once, and one statement answers all of them. Nothing
 * is cached: each change asks anew.
 */
export interface StreamReads {
  /** The live session with an id, or null. */
  readonly session: (id: string) => Promise<SessionRow | null>
  /** The plan with an id, or null when it does not exist or was deleted. */
  readonly plan: (id: number) => Promise<PlanRow | null>
  /** The tags of a tactic. */
  readonly tagsOfTactic: (id: number) => Promise<readonly number[]>
  /** The item with an id, with all references regardless of rights, or null when it was deleted. */
  readonly item: (id: number) => Promise<TacticListRow | null>
  /** The plan of a tactic, or null when the tactic was deleted. */
  readonly planOfTactic: (id: number) => Promise<number | null>
  /** The types of a plan whose items nested plans do not show. */
  readonly hiddenTypeIds: (planId: number) => Promise<ReadonlySet<number>>
}

/**
 * Creates the reads that all streams of a server share.
 *
 * @param clock tells which sessions have expired
 */
export function createStreamReads(orm: Orm, clock: { now(): Date }): StreamReads {
  const sessions = inBatches(async (ids: readonly string[]) => {
    const rows = await findLiveSessions(orm, ids, clock.now())
    return new Map(rows.map((row) => [row.sessionId, row]))
  })
  const plans = inBatches(async (ids: readonly number[]) => {
    const rows = await findPlans(orm, ids)
    return new Map(rows.map((row) => [row.id, row]))
  })
  const tags = inBatches((ids: readonly number[]) => findTagsOfTactics(orm, ids))
  const items = inBatches(async (ids: readonly number[]) => {
    const condition = and(inArray(tactics.id, [...ids]), isNull(tactics.deletedAt))
    const planIds = orm.select({ id: tactics.planId }).from(tactics).where(condition)
    const rows = await readRows(orm, { condition, planIds, cut: sql`` })
    return new Map(rows.map((row) => [row.id, row]))
  })
  const plansOfTactics = inBatches(async (ids: readonly number[]) => {
    const rows = await orm
      .select({ id: tactics.id, planId: tactics.planId })
      .from(tactics)
      .where(and(inArray(tactics.id, [...ids]), isNull(tactics.deletedAt)))
    return new Map(rows.map(({ id, planId }) => [id, planId]))
  })
  const hiddenTypes = inBatches((planIds: readonly number[]) => findHiddenTypeIds(orm, planIds))
  return {
    session: async (id) => (await sessions.load(id)) ?? null,
    plan: async (id) => (await plans.load(id)) ?? null,
    tagsOfTactic: async (id) => (await tags.load(id)) ?? [],
    item: async (id) => (await items.load(id)) ?? null,
    planOfTactic: async (id) => (await plansOfTactics.load(id)) ?? null,
    hiddenTypeIds: async (planId) => (await hiddenTypes.load(planId)) ?? none,
  }
}

const none: ReadonlySet<number> = new Set()

/** Collects the keys of one turn of the event loop, and reads them together. */
function inBatches<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): DataLoader<Key, Value | undefined> {
  return new DataLoader(
    async (keys) => {
      const values = await read([...new Set(keys)])
      return keys.map((key) => values.get(key))
    },
    { cache: false, maxBatchSize: 1_000, batchScheduleFn: setImmediate },
  )
}
