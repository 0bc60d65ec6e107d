import { ROLE_LEVELS, levelOfRole } from '@throughline/domain/access'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import { recordChange } from '../../changes/record-change-queries'
import type { PlanChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { deletedPlanRoles, plans, userRoleChannels, userRoles } from '../../db/schema'
import { queueMail } from '../../mail/queue-mail-queries'
import { lockAccounts } from '../user-roles/record-roles-queries'

/**
 * Deletes plans, all or none, so that they can be restored: their content stays, and their roles
 * are removed. Their admins get a mail; wake the sender afterwards. The nested plans of a deleted
 * lead plan become individual plans.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deletePlanRows(
  orm: Orm,
  ids: readonly number[],
  {
    deletedById,
    superUserIds,
    now,
  }: {
    readonly deletedById: number
    /** They get no mail about it. */
    readonly superUserIds: readonly number[]
    readonly now: Date
  },
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const target = and(inArray(plans.id, [...ids]), isNull(plans.deletedAt))
    const accountIds = await tx.select({ accountId: plans.accountId }).from(plans).where(target)
    // Accounts before plans, as for every change of roles, to prevent deadlocks.
    await lockAccounts(
      tx,
      accountIds.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])),
    )
    const match = await tx
      .select({
        id: plans.id,
        accountId: plans.accountId,
        type: plans.type,
        parentId: plans.parentId,
      })
      .from(plans)
      .where(target)
      .orderBy(asc(plans.id))
      // As in `lockPlan`: a writer of an item refers to the plan while it records its change.
      .for('no key update')
    if (match.length !== ids.length) return false
    const nested = await tx
      .select({ id: plans.id, parentId: plans.parentId })
      .from(plans)
      .where(inArray(plans.parentId, [...ids]))
      .orderBy(asc(plans.id))
    for (const plan of match) {
      const nestedPlanIds = nested.flatMap(({ id, parentId }) => (parentId === plan.id ? [id] : []))
      await tx
        .update(plans)
        .set({
          deletedAt: now,
          deletedById,
          familyAtDeletion: { type: plan.type, parentId: plan.parentId, nestedPlanIds },
          parentId: null,
          type: plan.type === 'Sub' ? 'Individual' : plan.type,
          version: sql`${plans.version} + 1`,
        })
        .where(eq(plans.id, plan.id))
    }
    const changes = [
      ...(await freeNestedPlans(tx, ids, now)),
      ...(await touchLeads(tx, match, now)),
      ...ids.map((id): PlanChange => {
        return { planId: id, collection: 'plans', action: 'deleted', ids: [id] }
      }),
    ]
    const current = await setRolesAside(tx, ids)
    await tellAdmins(tx, current, [deletedById, ...superUserIds], now)
    for (const { id, accountId } of match) {
      await recordAudit(
        tx,
        {
          userId: deletedById,
          accountId,
          action: 'plan_deleted',
          subjectType: 'plan',
          subjectId: id,
        },
        now,
      )
    }
    await recordInOrder(tx, changes, now)
    return true
  })
}

/** The plans that lose their lead become individual plans. */
async function freeNestedPlans(
  tx: Orm,
  leadIds: readonly number[],
  now: Date,
): Promise<readonly PlanChange[]> {
  const freed = await tx
    .update(plans)
    .set({ parentId: null, type: 'Individual', version: sql`${plans.version} + 1`, updatedAt: now })
    .where(inArray(plans.parentId, [...leadIds]))
    .returning({ id: plans.id, version: plans.version })
  return freed.map(({ id, version }) => updatedPlan(id, version))
}

/** Raises the version of leads that lose a nested plan, because their content changes. */
async function touchLeads(
  tx: Orm,
  deleted: readonly { readonly id: number; readonly parentId: number | null }[],
  now: Date,
): Promise<readonly PlanChange[]> {
  const ids = new Set(deleted.map(({ id }) => id))
  const leadIds = deleted.flatMap(({ parentId }) =>
    parentId === null || ids.has(parentId) ? [] : [parentId],
  )
  return touchPlans(tx, leadIds, now)
}

/** Makes plans another version, because who belongs to their family has changed. */
export async function touchPlans(
  tx: Orm,
  planIds: readonly number[],
  now: Date,
): Promise<readonly PlanChange[]> {
  if (planIds.length === 0) return []
  const touched = await tx
    .update(plans)
    .set({ version: sql`${plans.version} + 1`, updatedAt: now })
    .where(inArray(plans.id, [...planIds]))
    .returning({ id: plans.id, version: plans.version })
  return touched.map(({ id, version }) => updatedPlan(id, version))
}

/** Moves the roles on deleted plans to where they give no right and take no seat. */
async function setRolesAside(
  tx: Orm,
  planIds: readonly number[],
): Promise<readonly (typeof deletedPlanRoles.$inferInsert)[]> {
  const current = await tx
    .select({
      id: userRoles.id,
      userId: userRoles.userId,
      accountId: userRoles.accountId,
      planId: sql<number>`${userRoles.planId}`,
      roleId: userRoles.roleId,
      canViewBudget: userRoles.canViewBudget,
      canEditAllChannels: userRoles.canEditAllChannels,
      channelIds: sql<readonly number[]>`(
        select coalesce(json_agg(held.channel_id order by held.channel_id), '[]')
        from ${userRoleChannels} held where held.user_role_id = "user_roles"."id"
      )`,
      createdAt: userRoles.createdAt,
    })
    .from(userRoles)
    .where(inArray(userRoles.planId, [...planIds]))
  if (current.length === 0) return []
  await tx.insert(deletedPlanRoles).values(current)
  await tx.delete(userRoles).where(inArray(userRoles.planId, [...planIds]))
  return current
}

/** Mails those who could change everything in a deleted plan, so that a mistake is noticed. */
async function tellAdmins(
  tx: Orm,
  roles: readonly (typeof deletedPlanRoles.$inferInsert)[],
  untoldIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const { userId, planId, roleId } of roles) {
    if (levelOfRole(roleId) > ROLE_LEVELS.admin || untoldIds.includes(userId)) continue
    await queueMail(tx, { kind: 'plan_deleted', userId, planId }, now)
  }
}

/** An update of a plan, for its followers. */
export function updatedPlan(id: number, version: number): PlanChange {
  return { planId: id, collection: 'plans', action: 'updated', ids: [id], version }
}

/** Records changes of several plans, always in the same order to prevent deadlocks. */
export async function recordInOrder(
  tx: Orm,
  changes: readonly PlanChange[],
  now: Date,
): Promise<void> {
  for (const change of changes.toSorted((a, b) => a.planId - b.planId)) {
    await recordChange(tx, change, now)
  }
}
