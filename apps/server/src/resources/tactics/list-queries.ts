import { and, eq, gt, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { LONG_ITEM_DAYS, tacticTypes, tactics } from '../../db/schema'
import { conditionOf, planIdsOf, withoutBlockedTags } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { isAfter, startsAfter } from './item-key-queries'
import type { ItemKey } from './item-keys'
import { readRows } from './item-rows-queries'
import type { TacticListRow } from './item-rows-queries'

/** A part of a list. */
interface ListPart {
  /** The position after which it begins; null for the first. */
  readonly after: ItemKey | null
  /** Max items; null for all. */
  readonly limit: number | null
}

/** All of a list. */
export const wholeList: ListPart = { after: null, limit: null }

/**
 * The items of a list with the entities that they refer to, in the order of their start. Of a series
 * the database knows the first and the last day only.
 */
export async function findTacticList(
  orm: Orm,
  filter: TacticFilter,
  part: ListPart,
): Promise<readonly TacticListRow[]> {
  const planIds = planIdsOf(filter)
  if (planIds.length === 0) return []
  const condition = conditionOf(filter)
  const { after, limit } = part
  const rows =
    filter.range === null
      ? await findItems(orm, planIds, { condition: and(condition, isAfter(after)), limit })
      : await findItemsInRange(orm, planIds, filter.range, { condition, ...part })
  return withVisibleInitiatives(orm, filter, rows)
}

/** Further conditions of items, and the most items to read. */
interface ItemChoice {
  readonly condition?: SQL | undefined
  readonly limit: number | null
}

/** Finds items of plans that are not deleted, regardless of rights. */
async function findItems(
  orm: Orm,
  planIds: readonly number[],
  { condition, limit }: ItemChoice,
): Promise<readonly TacticListRow[]> {
  return readRows(orm, {
    condition: and(isNull(tactics.deletedAt), inArray(tactics.planId, [...planIds]), condition),
    planIds,
    cut: limit === null ? sql`` : sql`limit ${limit}`,
  })
}

/** Finds items of a plan by their ids, regardless of rights; it leaves out deleted ones. */
export async function findItemsById(
  orm: Orm,
  planId: number,
  ids: readonly number[],
): Promise<readonly TacticListRow[]> {
  if (ids.length === 0) return []
  return findItems(orm, [planId], { condition: inArray(tactics.id, [...ids]), limit: null })
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
  { condition, limit, after = null }: ItemChoice & Partial<ListPart>,
): Promise<readonly TacticListRow[]> {
  const shortlyBefore = sql`${range.startDate}::date - ${sql.raw(LONG_ITEM_DAYS)}`
  const isNearby = and(
    gte(tactics.startDate, shortlyBefore),
    lt(tactics.startDate, sql`${range.endDate}::date + 1`),
  )
  const isLong = and(
    lt(tactics.startDate, shortlyBefore),
    gt(tactics.spanEnd, sql`${tactics.spanStart} + ${sql.raw(LONG_ITEM_DAYS)}`),
  )
  const cut = limit === null ? sql`` : sql`order by start_date, id limit ${limit}`
  // One by one and cut already, so that an index in the order of the list ends each early.
  const branches = planIds.flatMap((planId) =>
    [isNearby, isLong].map((isHere) => {
      const where = and(
        eq(tactics.planId, planId),
        isNull(tactics.deletedAt),
        not(tactics.isUnscheduled),
        gte(tactics.spanEnd, range.startDate),
        isHere,
        startsAfter(after),
        condition,
      )
      return sql`(select id, start_date from ${tactics} where ${where} ${cut})`
    }),
  )
  return findItems(orm, planIds, {
    condition: sql`${tactics.id} = any(array(
      select id from (${sql.join(branches, sql` union all `)}) matching ${cut}
    ))`,
    limit,
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

/** Returns rows with only those initiatives that the user may see. */
export async function withVisibleInitiatives(
  orm: Orm,
  filter: Pick<TacticFilter, 'visiblePlanIds' | 'blockedTagIds'>,
  rows: readonly TacticListRow[],
): Promise<readonly TacticListRow[]> {
  const named = new Set(rows.flatMap((row) => row.relatedInitiativeIds))
  const visible = await findVisibleInitiativeIds(orm, filter, [...named])
  return rows.map((row) => withInitiatives(row, visible))
}

/** Returns a row with only those of its initiatives that are visible. */
export function withInitiatives(row: TacticListRow, visible: ReadonlySet<number>): TacticListRow {
  const { relatedInitiativeIds } = row
  if (relatedInitiativeIds.every((id) => visible.has(id))) return row
  return { ...row, relatedInitiativeIds: relatedInitiativeIds.filter((id) => visible.has(id)) }
}

/** Returns those initiatives that exist and that the user may see. */
async function findVisibleInitiativeIds(
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
