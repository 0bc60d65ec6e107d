import { and, asc, inArray, notInArray } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tags } from '../../db/schema'

/** A tag as it is stored. */
export type TagRow = typeof tags.$inferSelect

/** The tags of some plans, without those blocked for the person. */
export async function findTags(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<TagRow[]> {
  return orm
    .select()
    .from(tags)
    .where(
      and(
        inArray(tags.planId, [...planIds]),
        blockedTagIds.size === 0 ? undefined : notInArray(tags.id, [...blockedTagIds]),
      ),
    )
    .orderBy(asc(tags.orderIndex), asc(tags.id))
}
