import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { planVisits } from '../../db/schema'

/** The tutorials of some plans that a person has closed. */
export async function findVisits(
  orm: Orm,
  userId: number,
  planIds: readonly number[],
): Promise<readonly { readonly planId: number; readonly roleId: number }[]> {
  if (planIds.length === 0) return []
  return orm
    .select({ planId: planVisits.planId, roleId: planVisits.roleId })
    .from(planVisits)
    .where(and(eq(planVisits.userId, userId), inArray(planVisits.planId, [...planIds])))
    .orderBy(asc(planVisits.planId), asc(planVisits.roleId))
}

/** Remembers that a person closed the tutorial of a role on a plan; doing it again changes nothing. */
export async function recordVisit(
  orm: Orm,
  { now, ...visit }: { userId: number; planId: number; roleId: number; now: Date },
): Promise<void> {
  await orm
    .insert(planVisits)
    .values({ ...visit, visitedAt: now })
    .onConflictDoNothing()
}
