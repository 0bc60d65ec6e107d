import { and, asc, count, countDistinct, eq, isNull, ne } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  tacticFields,
  tacticFieldValues,
  tacticPlatformChoices,
  tacticPlatforms,
  tactics,
  tacticTags,
  tags,
} from '../../db/schema'

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
