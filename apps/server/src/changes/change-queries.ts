import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { deleteInBatches } from '../db/delete-in-batches-queries'
import { planChanges, tacticTags } from '../db/schema'

/** A change of a plan as it is stored. */
export type ChangeRow = Omit<typeof planChanges.$inferSelect, 'at'>

/** How long changes are retained, for clients that reconnect. */
const RETENTION_HOURS = 24

/** Changes that are read at once. */
export const CHANGES_AT_ONCE = 200

/** Finds the next changes of a plan after the change with an id, in order: 200 at most. */
export async function findChangesAfter(
  orm: Orm,
  planId: number,
  afterId: number,
): Promise<ChangeRow[]> {
  return orm
    .select({
      id: planChanges.id,
      planId: planChanges.planId,
      collection: planChanges.collection,
      action: planChanges.action,
      ids: planChanges.ids,
      version: planChanges.version,
    })
    .from(planChanges)
    .where(and(eq(planChanges.planId, planId), gt(planChanges.id, afterId)))
    .orderBy(asc(planChanges.id))
    .limit(CHANGES_AT_ONCE)
}

/** The id of the newest change of a plan; 0 when there is none. */
export async function findNewestChangeId(orm: Orm, planId: number): Promise<number> {
  const newest = await findNewestChangeIds(orm, [planId])
  return newest.get(planId) ?? 0
}

/**
 * The id of the newest change of each plan. Plans without changes are left out.
 *
 * @param before only of changes that are older
 */
export async function findNewestChangeIds(
  orm: Orm,
  planIds: readonly number[],
  before: Date | null = null,
): Promise<ReadonlyMap<number, number>> {
  const rows = await orm
    .select({ planId: planChanges.planId, id: sql<number>`max(${planChanges.id})` })
    .from(planChanges)
    .where(
      and(
        inArray(planChanges.planId, [...planIds]),
        before === null ? undefined : lt(planChanges.at, before),
      ),
    )
    .groupBy(planChanges.planId)
  return new Map(rows.map(({ planId, id }) => [planId, id]))
}

/**
 * Returns those of these changes, by their ids, that are still retained, and so all changes of
 * their plan after them: the plan of each.
 */
export async function findPlansOfChanges(
  orm: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await orm
    .select({ id: planChanges.id, planId: planChanges.planId })
    .from(planChanges)
    .where(inArray(planChanges.id, [...ids]))
  return new Map(rows.map(({ id, planId }) => [id, planId]))
}

/** Returns the tags of these tactics, by the id of the tactic. */
export async function findTagsOfTactics(
  orm: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await orm
    .select({ id: tacticTags.tacticId, tagIds: sql<number[]>`array_agg(${tacticTags.tagId})` })
    .from(tacticTags)
    .where(inArray(tacticTags.tacticId, [...ids]))
    .groupBy(tacticTags.tacticId)
  return new Map(rows.map(({ id, tagIds }) => [id, tagIds]))
}

/**
 * Deletes changes past their retention, except the newest of each plan.
 *
 * @param before called before each statement
 */
export async function deleteOldChanges(
  orm: Orm,
  now: Date,
  before: () => void = () => undefined,
): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_HOURS * 3_600_000)
  const isOld = and(
    lt(planChanges.at, cutoff),
    // Up-to-date clients resume after it; without it, they would have to reload everything.
    sql`${planChanges.id} <> (select max(newest.id) from ${planChanges} newest where newest.plan_id = ${planChanges.planId})`,
  )
  await deleteInBatches(orm, planChanges, isOld, before)
}
