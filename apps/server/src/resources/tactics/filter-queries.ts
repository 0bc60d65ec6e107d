import { and, eq, gte, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import type { ListFilter } from '@throughline/domain/filters'
import type { Orm } from '../../db/database'
import { channels, tacticTags, tacticTypes, tactics } from '../../db/schema'

/** Which tactics a list contains. */
export interface TacticFilter extends Required<ListFilter> {
  /** Plans of which all items are visible. */
  readonly planIds: readonly number[]
  /** The lead plan, whose items are visible unless their type hides them; null for none. */
  readonly leadPlanId: number | null
  /** Days, both inclusive; null for any. */
  readonly range: { readonly startDate: string; readonly endDate: string } | null
  readonly ids: readonly number[] | null
  readonly blockedTagIds: ReadonlySet<number>
  /** Every plan of the family that the person may see; initiatives of other plans are left out. */
  readonly visiblePlanIds: readonly number[]
}

/** The condition that excludes items with a tag that is blocked for the person. */
export function withoutBlockedTags(
  blockedTagIds: ReadonlySet<number>,
  itemId: Column = tactics.id,
): SQL | undefined {
  if (blockedTagIds.size === 0) return undefined
  return sql`not exists (
    select 1 from ${tacticTags}
    where ${tacticTags.tacticId} = ${itemId} and ${inArray(tacticTags.tagId, [...blockedTagIds])}
  )`
}

/** Ids of types by a condition, as an array that is computed once, not for each item. */
function typeIds(condition: SQL | undefined): SQL {
  return sql`array(
    select ${tacticTypes.id} from ${tacticTypes}
    join ${channels} on ${channels.id} = ${tacticTypes.channelId}
    where ${condition ?? sql`true`}
  )`
}

/** Every plan whose items a list may contain. */
export function planIdsOf({ planIds, leadPlanId }: TacticFilter): number[] {
  return leadPlanId === null ? [...planIds] : [...planIds, leadPlanId]
}

function isInitiative(planIds: readonly number[]): SQL | undefined {
  const isInChannel = and(
    inArray(tacticTypes.planId, [...planIds]),
    eq(channels.kind, 'initiatives'),
  )
  return or(tactics.isInitiative, sql`${tactics.tacticTypeId} = any(${typeIds(isInChannel)})`)
}

/**
 * The condition of a list; without joins, so that it works in every statement on tactics. It
 * selects what `matchesListFilter` and `isHiddenByTags` select from cached items.
 */
export function conditionOf(filter: TacticFilter): SQL | undefined {
  const planIds = planIdsOf(filter)
  const { leadPlanId, channelId, range } = filter
  const initiative = isInitiative(planIds) ?? sql`false`
  return and(
    isNull(tactics.deletedAt),
    inArray(tactics.planId, planIds),
    leadPlanId === null
      ? undefined
      : or(
          ne(tactics.planId, leadPlanId),
          sql`${tactics.tacticTypeId} <> all(${typeIds(
            and(
              eq(tacticTypes.planId, leadPlanId),
              eq(tacticTypes.shouldHideTacticsFromNestedPlans, true),
            ),
          )})`,
        ),
    range === null
      ? undefined
      : and(
          not(tactics.isUnscheduled),
          gte(tactics.spanEnd, range.startDate),
          lte(tactics.spanStart, range.endDate),
        ),
    filter.ids === null ? undefined : inArray(tactics.id, [...filter.ids]),
    filter.isUnscheduled === null ? undefined : eq(tactics.isUnscheduled, filter.isUnscheduled),
    filter.isInitiative === null ? undefined : filter.isInitiative ? initiative : not(initiative),
    channelId === null
      ? undefined
      : sql`${tactics.tacticTypeId} = any(${typeIds(eq(tacticTypes.channelId, channelId))})`,
    filter.tacticTypeId === null ? undefined : eq(tactics.tacticTypeId, filter.tacticTypeId),
    withoutBlockedTags(filter.blockedTagIds),
  )
}

/** The number of tactics that match a filter. */
export async function countTactics(orm: Orm, filter: TacticFilter): Promise<number> {
  if (planIdsOf(filter).length === 0) return 0
  const rows = await selectTacticCount(orm, filter)
  return rows[0]?.total ?? 0
}

/** Selects how many tactics a list contains. */
export function selectTacticCount(orm: Orm, filter: TacticFilter) {
  return orm
    .select({ total: sql<number>`count(*)::int` })
    .from(tactics)
    .where(conditionOf(filter))
}
