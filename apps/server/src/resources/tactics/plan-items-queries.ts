import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import { channels, tacticPlatforms, tacticTypes, tactics } from '../../db/schema'
import { readRows } from './item-rows-queries'
import type { TacticListRow } from './item-rows-queries'

/**
 * Live items of a plan in the order of their ids, for the cache: with all references,
 * regardless of rights.
 *
 * @param after only items with a higher id
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
    // Pages go by id, not by date, so that the primary key finds the next one directly.
    sql`${tactics.id} <= (select max(id) from (
      select id from ${tactics}
      where plan_id = ${planId} and deleted_at is null and id > ${after} order by id limit ${limit}
    ) page)`,
  )
  return readRows(orm, { condition, planIds: [planId], cut: sql`` })
}

/** Live items of a plan by their ids; the result omits deleted ones. */
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

/** The names of the entities that items of a plan refer to by id. */
export interface PlanNames {
  /** Types whose items are hidden on nested plans. */
  readonly hiddenTypeIds: ReadonlySet<number>
  readonly types: ReadonlyMap<number, string>
  readonly channels: ReadonlyMap<number, string>
  /** In the order of their names. */
  readonly platforms: ReadonlyMap<number, string>
}

/** The names of a plan's channels, types and platforms. */
export async function findPlanNames(orm: Orm, planId: number): Promise<PlanNames> {
  const { types, ofChannels, platforms } = await readTogether(orm, {
    types: orm
      .select({
        id: tacticTypes.id,
        name: tacticTypes.name,
        isHidden: tacticTypes.shouldHideTacticsFromNestedPlans,
      })
      .from(tacticTypes)
      .where(eq(tacticTypes.planId, planId)),
    ofChannels: orm
      .select({ id: channels.id, name: channels.name })
      .from(channels)
      .where(eq(channels.planId, planId)),
    platforms: orm
      .select({ id: tacticPlatforms.id, name: tacticPlatforms.name })
      .from(tacticPlatforms)
      .where(eq(tacticPlatforms.planId, planId))
      .orderBy(asc(tacticPlatforms.name)),
  })
  return {
    hiddenTypeIds: new Set(types.filter(({ isHidden }) => isHidden).map(({ id }) => id)),
    types: namesById(types),
    channels: namesById(ofChannels),
    platforms: namesById(platforms),
  }
}

function namesById(
  rows: readonly { readonly id: number; readonly name: string }[],
): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]))
}
