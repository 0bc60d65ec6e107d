import { and, asc, eq, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticTags,
  tacticTypes,
  tactics,
} from '../../db/schema'

/** A tactic as the lists need it. */
export interface TacticListRow {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isAllDay: boolean
  readonly isUnscheduled: boolean
  readonly isFlagged: boolean
  readonly isInitiative: boolean
  readonly planId: number
  readonly channelId: number
  readonly tacticTypeId: number
  readonly tacticPlatformIds: readonly number[] | null
  readonly tagIds: readonly number[] | null
  readonly relatedInitiativeIds: readonly number[] | null
  readonly rrule: string | null
  readonly recurrenceEndDate: string | null
  readonly estimatedCost: number | null
  readonly actualCost: number | null
}

/** Which tactics a list is to hold. */
export interface TacticFilter {
  /** Plans whose items are all shown. */
  readonly planIds: readonly number[]
  /** The lead plan whose items are shown unless their type hides them; null for none. */
  readonly leadPlanId: number | null
  /** Days, both inclusive; null for any. */
  readonly range: { readonly startDate: string; readonly endDate: string } | null
  readonly ids: readonly number[] | null
  readonly isUnscheduled: boolean | null
  readonly isInitiative: boolean | null
  readonly channelId: number | null
  readonly tacticTypeId: number | null
  readonly blockedTagIds: ReadonlySet<number>
  /** Every plan of the family that the person may see; initiatives of others are not named. */
  readonly visiblePlanIds: readonly number[]
}

/** The condition that leaves out what carries a tag blocked for the person. */
export function withoutBlockedTags(blockedTagIds: ReadonlySet<number>): SQL | undefined {
  if (blockedTagIds.size === 0) return undefined
  return sql`not exists (
    select 1 from ${tacticTags}
    where ${tacticTags.tacticId} = ${tactics.id} and ${inArray(tacticTags.tagId, [...blockedTagIds])}
  )`
}

function isShown(filter: TacticFilter): SQL | undefined {
  return or(
    filter.planIds.length === 0 ? undefined : inArray(tactics.planId, [...filter.planIds]),
    filter.leadPlanId === null
      ? undefined
      : and(
          eq(tactics.planId, filter.leadPlanId),
          not(tacticTypes.shouldHideTacticsFromNestedPlans),
        ),
  )
}

function conditionOf(filter: TacticFilter): SQL | undefined {
  const initiative = or(tactics.isInitiative, eq(channels.kind, 'initiatives'))
  return and(
    isNull(tactics.deletedAt),
    isShown(filter),
    filter.range === null
      ? undefined
      : and(
          not(tactics.isUnscheduled),
          gte(tactics.spanEnd, filter.range.startDate),
          lte(tactics.spanStart, filter.range.endDate),
        ),
    filter.ids === null ? undefined : inArray(tactics.id, [...filter.ids]),
    filter.isUnscheduled === null ? undefined : eq(tactics.isUnscheduled, filter.isUnscheduled),
    filter.isInitiative === null || initiative === undefined
      ? undefined
      : filter.isInitiative
        ? initiative
        : not(initiative),
    filter.channelId === null ? undefined : eq(tacticTypes.channelId, filter.channelId),
    filter.tacticTypeId === null ? undefined : eq(tactics.tacticTypeId, filter.tacticTypeId),
    withoutBlockedTags(filter.blockedTagIds),
  )
}

/**
 * One statement for the items and what they refer to, so that its cost grows
 * with the items alone.
 *
 * @param page null for all of them
 */
export async function findTacticList(
  orm: Orm,
  filter: TacticFilter,
  page: { readonly limit: number; readonly offset: number } | null,
): Promise<{ readonly rows: readonly TacticListRow[]; readonly total: number }> {
  if (filter.planIds.length === 0 && filter.leadPlanId === null) return { rows: [], total: 0 }
  const query = orm
    .select({
      id: tactics.id,
      version: tactics.version,
      title: tactics.title,
      startDate: tactics.startDate,
      endDate: tactics.endDate,
      isAllDay: tactics.isAllDay,
      isUnscheduled: tactics.isUnscheduled,
      isFlagged: tactics.isFlagged,
      isInitiative: sql<boolean>`(${tactics.isInitiative} or ${channels.kind} = 'initiatives')`,
      planId: tactics.planId,
      channelId: tacticTypes.channelId,
      tacticTypeId: tactics.tacticTypeId,
      tacticPlatformIds: linkedIds(
        tacticPlatformChoices,
        tacticPlatformChoices.tacticId,
        tacticPlatformChoices.tacticPlatformId,
      ),
      tagIds: linkedIds(tacticTags, tacticTags.tacticId, tacticTags.tagId),
      relatedInitiativeIds: relatedInitiativeIds(filter),
      rrule: tactics.rrule,
      recurrenceEndDate: tactics.recurrenceEndDate,
      estimatedCost: tactics.estimatedCost,
      actualCost: tactics.actualCost,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(conditionOf(filter))
    .orderBy(asc(tactics.startDate), asc(tactics.id))
    .$dynamic()
  if (page === null) {
    const all = await query
    return { rows: all, total: all.length }
  }
  const rows = await query.limit(page.limit).offset(page.offset)
  const isWhole = page.offset === 0 && rows.length < page.limit
  return { rows, total: isWhole ? rows.length : await countTactics(orm, filter) }
}

type LinkTable = typeof tacticPlatformChoices | typeof tacticTags
type LinkColumn =
  | typeof tacticPlatformChoices.tacticId
  | typeof tacticPlatformChoices.tacticPlatformId
  | typeof tacticTags.tagId
  | typeof tacticTags.tacticId

function linkedIds(table: LinkTable, tacticId: LinkColumn, linkedId: LinkColumn) {
  return sql<number[] | null>`(
    select json_agg(${linkedId} order by ${linkedId}) from ${table} where ${tacticId} = ${tactics.id}
  )`
}

/** Only initiatives that the person would be shown: not deleted, not hidden, of a plan they may see. */
function relatedInitiativeIds({
  blockedTagIds,
  visiblePlanIds,
}: Pick<TacticFilter, 'blockedTagIds' | 'visiblePlanIds'>) {
  const isUnhidden =
    blockedTagIds.size === 0
      ? sql`true`
      : sql`not exists (
          select 1 from tactic_tags hidden
          where hidden.tactic_id = initiative.id
            and ${inArray(sql`hidden.tag_id`, [...blockedTagIds])}
        )`
  return sql<number[] | null>`(
    select json_agg(initiative.id order by initiative.id)
    from ${tacticInitiatives}
    join tactics initiative on initiative.id = ${tacticInitiatives.initiativeId}
    where ${tacticInitiatives.tacticId} = ${tactics.id}
      and initiative.deleted_at is null
      and ${inArray(sql`initiative.plan_id`, [...visiblePlanIds])}
      and ${isUnhidden}
  )`
}

/** How many tactics a list would hold. */
export async function countTactics(orm: Orm, filter: TacticFilter): Promise<number> {
  if (filter.planIds.length === 0 && filter.leadPlanId === null) return 0
  const rows = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(conditionOf(filter))
  return rows[0]?.total ?? 0
}
