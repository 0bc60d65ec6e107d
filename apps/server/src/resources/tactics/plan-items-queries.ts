import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tacticTypes, tactics } from '../../db/schema'
import { readRows } from './item-rows-queries'
import type { TacticListRow } from './item-rows-queries'

/**
 * Live items of one plan by their number, for whoever keeps them: what they refer
 * to is given whole, whether or not somebody may see it.
 *
 * @param after only items with a higher number
 */
export async function findItemsAfter(
  orm: Orm,
  planId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly TacticListRow[]> {
  const condition = and(
    eq(tactics.planId, planId),
    isNull(tactics.deletedAt),
    gt(tactics.id, after),
    // The page is cut by number and not by date, so that it is found without looking at the rest.
    sql`${tactics.id} <= (select max(id) from (
      select id from ${tactics}
      where plan_id = ${planId} and deleted_at is null and id > ${after} order by id limit ${limit}
    ) page)`,
  )
  return readRows(orm, { condition, planIds: [planId], cut: sql`` })
}

/** Live items of one plan by their ids; those that are gone are not in the answer. */
export async function findItemsByIds(
  orm: Orm,
  planId: number,
  ids: readonly number[],
): Promise<readonly TacticListRow[]> {
  const condition = and(
    eq(tactics.planId, planId),
    isNull(tactics.deletedAt),
    inArray(tactics.id, [...ids]),
  )
  return readRows(orm, { condition, planIds: [planId], cut: sql`` })
}

/** The types of a plan whose items nested plans do not show. */
export async function findHiddenTypeIds(orm: Orm, planId: number): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ id: tacticTypes.id })
    .from(tacticTypes)
    .where(
      and(eq(tacticTypes.planId, planId), eq(tacticTypes.shouldHideTacticsFromNestedPlans, true)),
    )
  return new Set(rows.map(({ id }) => id))
}
