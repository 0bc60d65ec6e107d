import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { selectPlans } from '../../access/access-queries'
import type { PlanRow } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { deletedPlanRoles, plans, users } from '../../db/schema'

/** A role of a user on a plan when it was deleted. */
type DeletedRoleRow = typeof deletedPlanRoles.$inferSelect

/** A deleted plan, with the data for its restoration. */
export interface DeletedPlanRow extends PlanRow {
  readonly deletedAt: Date
  /** null when that person no longer exists. */
  readonly deletedBy: { readonly firstName: string; readonly lastName: string } | null
  /** The kind that it had. */
  readonly typeAtDeletion: 'Individual' | 'Master' | 'Sub'
  readonly roles: readonly DeletedRoleRow[]
}

/** A deleted plan by id, however long ago that was; null when there is none. */
export async function findDeletedPlan(orm: Orm, planId: number): Promise<DeletedPlanRow | null> {
  const [plan] = await findDeletedPlans(orm, eq(plans.id, planId))
  return plan ?? null
}

/** The plans of an account that were deleted at `since` or later, the newest deletion first. */
export async function findDeletedPlansOf(
  orm: Orm,
  accountId: number,
  since: Date,
): Promise<readonly DeletedPlanRow[]> {
  return findDeletedPlans(orm, and(eq(plans.accountId, accountId), gte(plans.deletedAt, since)))
}

async function findDeletedPlans(
  orm: Orm,
  condition: ReturnType<typeof and>,
): Promise<readonly DeletedPlanRow[]> {
  const match = await orm
    .select({
      id: plans.id,
      deletedAt: plans.deletedAt,
      family: plans.familyAtDeletion,
      deletedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(plans)
    .leftJoin(users, eq(users.id, plans.deletedById))
    .where(and(isNotNull(plans.deletedAt), condition))
    .orderBy(desc(plans.deletedAt), desc(plans.id))
  const ids = match.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectPlans(orm).where(inArray(plans.id, ids))
  const roles = await orm
    .select()
    .from(deletedPlanRoles)
    .where(inArray(deletedPlanRoles.planId, ids))
    .orderBy(deletedPlanRoles.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return match.flatMap(({ id, deletedAt, family, deletedBy }) => {
    const row = byId.get(id)
    if (row === undefined || deletedAt === null || family === null) return []
    return [
      Object.assign(row, {
        deletedAt,
        deletedBy,
        typeAtDeletion: family.type,
        roles: roles.filter(({ planId }) => planId === id),
      }),
    ]
  })
}
