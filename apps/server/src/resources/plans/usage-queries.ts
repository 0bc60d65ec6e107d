import { and, asc, count, countDistinct, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database'
import {
  tacticFields,
  tacticFieldValues,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tactics,
  tacticTags,
  tags,
} from '../../db/schema'
import type { TacticViewer } from '../tactics/detail-queries'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** How many items use something. */
interface UsageCount {
  readonly id: number
  readonly count: number
}

/** Counts the items of a plan by type, without deleted ones. */
export async function countByType(orm: Orm, planId: number): Promise<UsageCount[]> {
  const id = tactics.tacticTypeId
  return orm
    .select({ id, count: count() })
    .from(tactics)
    .where(and(eq(tactics.planId, planId), isNull(tactics.deletedAt)))
    .groupBy(id)
    .orderBy(asc(id))
}

/** Maximum number of linked tactics that a deletion names. */
const NAMED_TACTICS = 3

/**
 * Tactics of the family that are linked with initiatives of a plan, by the type of the initiatives.
 * All of them count; only those that the person may see are named. Items that are deleted with the
 * type lose no link.
 */
export async function findLinkedTactics(
  orm: Orm,
  planId: number,
  viewer: TacticViewer,
): Promise<(UsageCount & { readonly titles: string[] })[]> {
  const initiatives = alias(tactics, 'initiatives')
  const isVisible = and(
    inArray(tactics.planId, [...viewer.visiblePlanIds]),
    withoutBlockedTags(viewer.blockedTagIds),
  )
  const links = orm
    .selectDistinct({
      typeId: initiatives.tacticTypeId,
      tacticId: tactics.id,
      title: tactics.title,
      isVisible: sql<boolean>`${isVisible}`.as('is_visible'),
    })
    .from(initiatives)
    .innerJoin(tacticInitiatives, eq(tacticInitiatives.initiativeId, initiatives.id))
    .innerJoin(tactics, eq(tactics.id, tacticInitiatives.tacticId))
    .where(
      and(
        eq(initiatives.planId, planId),
        isNull(initiatives.deletedAt),
        isNull(tactics.deletedAt),
        ne(tactics.tacticTypeId, initiatives.tacticTypeId),
      ),
    )
    .as('links')
  const visibleTitles = sql`array_agg(${links.title} order by lower(${links.title}), ${links.tacticId})
    filter (where ${links.isVisible})`
  return orm
    .select({
      id: links.typeId,
      count: count(),
      titles: sql<
        string[]
      >`coalesce((${visibleTitles})[1:${sql.raw(String(NAMED_TACTICS))}], '{}')`,
    })
    .from(links)
    .groupBy(links.typeId)
    .orderBy(asc(links.typeId))
}

/** How many items carry each tag of a plan. */
export async function countByTag(orm: Orm, planId: number): Promise<UsageCount[]> {
  const { id } = tags
  return orm
    .select({ id, count: count() })
    .from(tags)
    .innerJoin(tacticTags, eq(tacticTags.tagId, id))
    .innerJoin(tactics, eq(tactics.id, tacticTags.tacticId))
    .where(and(eq(tags.planId, planId), isNull(tactics.deletedAt)))
    .groupBy(id)
    .orderBy(asc(id))
}

/** How many items are on each platform of a plan. */
export async function countByPlatform(orm: Orm, planId: number): Promise<UsageCount[]> {
  const { id } = tacticPlatforms
  return orm
    .select({ id, count: count() })
    .from(tacticPlatforms)
    .innerJoin(tacticPlatformChoices, eq(tacticPlatformChoices.tacticPlatformId, id))
    .innerJoin(tactics, eq(tactics.id, tacticPlatformChoices.tacticId))
    .where(and(eq(tacticPlatforms.planId, planId), isNull(tactics.deletedAt)))
    .groupBy(id)
    .orderBy(asc(id))
}

/** How many items have a value of each custom field of a plan. */
export async function countByField(orm: Orm, planId: number): Promise<UsageCount[]> {
  const { id } = tacticFields
  return orm
    .select({ id, count: countDistinct(tactics.id) })
    .from(tacticFields)
    .innerJoin(tacticFieldValues, eq(tacticFieldValues.tacticFieldId, id))
    .innerJoin(tactics, eq(tactics.id, tacticFieldValues.tacticId))
    .where(
      and(
        eq(tacticFields.planId, planId),
        ne(tacticFieldValues.value, ''),
        isNull(tactics.deletedAt),
      ),
    )
    .groupBy(id)
    .orderBy(asc(id))
}
