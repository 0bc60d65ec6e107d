import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tactics } from '../../db/schema'
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
  const rows = await readRows(orm, { condition: conditionOf(filter), planIds, cut })
  const named = new Set(rows.flatMap((row) => row.relatedInitiativeIds))
  const visible = await findVisibleInitiativeIds(orm, filter, [...named])
  const isWhole = page === null || (page.offset === 0 && rows.length < page.limit)
  return {
    rows: rows.map((row) => withVisibleInitiatives(row, visible)),
    total: isWhole ? rows.length : await countTactics(orm, filter),
  }
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
