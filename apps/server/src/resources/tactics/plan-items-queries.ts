import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, tacticPlatforms, tacticTypes, tactics } from '../../db/schema'
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

/** What the items of a plan refer to by number, as lists name it. */
export interface PlanNames {
  /** Types whose items nested plans do not show. */
  readonly hiddenTypeIds: ReadonlySet<number>
  readonly types: ReadonlyMap<number, string>
  readonly channels: ReadonlyMap<number, string>
  /** In the order of their names. */
  readonly platforms: ReadonlyMap<number, string>
}

/** The names of a plan's channels, types and platforms. */
export async function findPlanNames(orm: Orm, planId: number): Promise<PlanNames> {
  const types = await orm
    .select({
      id: tacticTypes.id,
      name: tacticTypes.name,
      isHidden: tacticTypes.shouldHideTacticsFromNestedPlans,
    })
    .from(tacticTypes)
    .where(eq(tacticTypes.planId, planId))
  const ofChannels = await orm
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(eq(channels.planId, planId))
  const platforms = await orm
    .select({ id: tacticPlatforms.id, name: tacticPlatforms.name })
    .from(tacticPlatforms)
    .where(eq(tacticPlatforms.planId, planId))
    .orderBy(asc(tacticPlatforms.name))
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
