import { and, asc, inArray, notInArray } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tags } from '../../db/schema'
import { tagCategoryKey } from './tag-text'

/** A tag, with its place among those of its category that the person sees as `orderIndex`. */
export type TagRow = typeof tags.$inferSelect

/** The tags of some plans, without those blocked for the person. */
export async function findTags(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<TagRow[]> {
  return withPlaces(await selectTags(orm, planIds, blockedTagIds))
}

/** Selects the rows for {@link withPlaces}. */
export function selectTags(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
) {
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

/**
 * Numbers the tags of each category. The numbers that are stored have gaps where tags were deleted,
 * moved away or are hidden.
 */
export function withPlaces(rows: readonly TagRow[]): TagRow[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const key = `${row.planId} ${tagCategoryKey(row.text)}`
    const orderIndex = counts.get(key) ?? 0
    counts.set(key, orderIndex + 1)
    return Object.assign(row, { orderIndex })
  })
}
