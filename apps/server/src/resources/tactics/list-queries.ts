import { and, eq, gt, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { LONG_ITEM_DAYS, tacticTypes, tactics } from '../../db/schema'
import { conditionOf, countTactics, planIdsOf, withoutBlockedTags } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { readRows } from './item-rows-queries'
import type { TacticListRow } from './item-rows-queries'

/** A page of a list; null for the whole list. */
type TacticPage = { readonly limit: number; readonly offset: number } | null

/**
 * The items of a list with the entities that they refer to, in the order of their start.
 */
export async function findTacticList(
  orm: Orm,
  filter: TacticFilter,
  page: TacticPage,
): Promise<{ readonly rows: readonly TacticListRow[]; readonly total: number }> {
  const planIds = planIdsOf(filter)
  if (planIds.length === 0) return { rows: [], total: 0 }
  const cut = page === null ? sql`` : sql`limit ${page.limit} offset ${page.offset}`
  const condition = conditionOf(filter)
  const rows =
    filter.range === null
      ? await readRows(orm, { condition, planIds, cut })
      : await findItemsInRange(orm, planIds, filter.range, { condition })
  const named = new Set(rows.flatMap((row) => row.relatedInitiativeIds))
  const visible = await findVisibleInitiativeIds(orm, filter, [...named])
  const isWhole = page === null || (page.offset === 0 && rows.length < page.limit)
  return {
    rows: rows.map((row) => withVisibleInitiatives(row, visible)),
    total: isWhole ? rows.length : await countTactics(orm, filter),
  }
}

/** Further conditions of items, and the most items to read. */
interface ItemChoice {
  readonly condition: SQL | undefined
  readonly limit?: number
}

/** Finds items of plans that are not deleted, regardless of rights. */
export async function findItems(
  orm: Orm,
  planIds: readonly number[],
  { condition, limit }: ItemChoice,
): Promise<readonly TacticListRow[]> {
  return readRows(orm, {
    condition: and(isNull(tactics.deletedAt), inArray(tactics.planId, [...planIds]), condition),
    planIds,
    cut: limit === undefined ? sql`` : sql`limit ${limit}`,
  })
}

/**
 * Finds items of plans whose first and last day touch a range, regardless of rights. Two indexes
 * find them: items that start in the range or shortly before, and the few long ones that start
 * earlier. An index of the last days alone would read all later items of a plan, and one of the
 * first days all earlier ones.
 */
export async function findItemsInRange(
  orm: Orm,
  planIds: readonly number[],
  range: NonNullable<TacticFilter['range']>,
  { condition, limit }: ItemChoice,
): Promise<readonly TacticListRow[]> {
  const live = and(
    inArray(tactics.planId, [...planIds]),
    isNull(tactics.deletedAt),
    not(tactics.isUnscheduled),
    gte(tactics.spanEnd, range.startDate),
  )
  const shortlyBefore = sql`${range.startDate}::date - ${sql.raw(LONG_ITEM_DAYS)}`
  const nearby = and(
    live,
    gte(tactics.startDate, shortlyBefore),
    lt(tactics.startDate, sql`${range.endDate}::date + 1`),
  )
  const long = and(
    live,
    lt(tactics.startDate, shortlyBefore),
    gt(tactics.spanEnd, sql`${tactics.spanStart} + ${sql.raw(LONG_ITEM_DAYS)}`),
  )
  const touching = sql`${tactics.id} = any(array(
    select id from ${tactics} where ${nearby} union all select id from ${tactics} where ${long}
  ))`
  return findItems(orm, planIds, {
    condition: and(touching, condition),
    ...(limit === undefined ? null : { limit }),
  })
}

/** Returns the types of plans whose items are hidden on their nested plans, by plan id. */
export async function findHiddenTypeIds(
  orm: Orm,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await orm
    .select({ planId: tacticTypes.planId, ids: sql<number[]>`array_agg(${tacticTypes.id})` })
    .from(tacticTypes)
    .where(
      and(
        inArray(tacticTypes.planId, [...planIds]),
        eq(tacticTypes.shouldHideTacticsFromNestedPlans, true),
      ),
    )
    .groupBy(tacticTypes.planId)
  return new Map(rows.map(({ planId, ids }) => [planId, new Set(ids)]))
}

/** Returns a row with only those initiatives that the user may see. */
export function withVisibleInitiatives(
  row: TacticListRow,
  visible: ReadonlySet<number>,
): TacticListRow {
  const { relatedInitiativeIds } = row
  if (relatedInitiativeIds.every((id) => visible.has(id))) return row
  return { ...row, relatedInitiativeIds: relatedInitiativeIds.filter((id) => visible.has(id)) }
}

/** Returns those initiatives that exist and that the user may see. */
export async function findVisibleInitiativeIds(
  orm: Orm,
  filter: Pick<TacticFilter, 'visiblePlanIds' | 'blockedTagIds'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const matches = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(
      and(
        inArray(tactics.id, [...ids]),
        isNull(tactics.deletedAt),
        inArray(tactics.planId, [...filter.visiblePlanIds]),
        withoutBlockedTags(filter.blockedTagIds),
      ),
    )
  return new Set(matches.map(({ id }) => id))
}
