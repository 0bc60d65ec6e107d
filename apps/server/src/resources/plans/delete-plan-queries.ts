import { asc, inArray, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { plans } from '../../db/schema'

/**
 * Deletes plans with all their content, all or none. The nested plans of a deleted lead
 * plan become independent plans.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deletePlanRows(
  orm: Orm,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const found = await tx
      .select({ id: plans.id })
      .from(plans)
      .where(inArray(plans.id, [...ids]))
      .orderBy(asc(plans.id))
      .for('update')
    if (found.length !== ids.length) return false
    const freed = await tx
      .update(plans)
      .set({
        parentId: null,
        type: 'Individual',
        version: sql`${plans.version} + 1`,
        updatedAt: now,
      })
      .where(inArray(plans.parentId, [...ids]))
      .returning({ id: plans.id, version: plans.version })
    await tx.delete(plans).where(inArray(plans.id, [...ids]))
    for (const { id, version } of freed.toSorted((a, b) => a.id - b.id)) {
      if (ids.includes(id)) continue
      await recordChange(
        tx,
        { planId: id, collection: 'plans', action: 'updated', ids: [id], version },
        now,
      )
    }
    return true
  })
}
