import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { PlanChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { channels, deletedPlanRoles, plans, userRoleChannels, userRoles } from '../../db/schema'
import type { PlanFamilyAtDeletion } from '../../db/schema'
import { lockSeats, requireSeats } from '../user-roles/seat-queries'
import type { SeatSettings } from '../user-roles/seat-queries'
import { recordInOrder, touchPlans, updatedPlan } from './delete-plan-queries'

/**
 * Restores a deleted plan with its roles and its family, as far as these still exist. Two
 * simultaneous calls restore it once.
 *
 * @throws ApiError 409 if there are too few seats for the people who had a role on it
 */
export async function restorePlanRow(
  orm: Orm,
  { id, accountId }: { readonly id: number; readonly accountId: number },
  {
    actorId,
    settings,
    now,
  }: { readonly actorId: number; readonly settings: SeatSettings; readonly now: Date },
): Promise<void> {
  await orm.transaction(async (tx) => {
    const seats = await lockSeats(tx, accountId, settings)
    const [plan] = await tx
      .select({ deletedAt: plans.deletedAt, family: plans.familyAtDeletion })
      .from(plans)
      .where(eq(plans.id, id))
      .for('no key update')
    if (plan === undefined || plan.deletedAt === null || plan.family === null) return
    const roles = await tx
      .select()
      .from(deletedPlanRoles)
      .where(eq(deletedPlanRoles.planId, id))
      .orderBy(asc(deletedPlanRoles.id))
    requireSeats(seats, settings, roles)
    const changes = await returnToFamily(tx, id, plan.family, now)
    await giveRolesBack(tx, id, roles)
    await recordAudit(
      tx,
      { userId: actorId, accountId, action: 'plan_restored', subjectType: 'plan', subjectId: id },
      now,
    )
    await recordInOrder(tx, changes, now)
  })
}

/** Restores the plan's place in its family: below its lead, if that can still be one, and above its nested plans. */
async function returnToFamily(
  tx: Orm,
  id: number,
  { type, parentId, nestedPlanIds }: PlanFamilyAtDeletion,
  now: Date,
): Promise<readonly PlanChange[]> {
  const leadId = parentId === null ? null : await findLead(tx, parentId)
  const [restored] = await tx
    .update(plans)
    .set({
      deletedAt: null,
      deletedById: null,
      familyAtDeletion: null,
      parentId: leadId,
      type: typeBelow(leadId, type),
      version: sql`${plans.version} + 1`,
      updatedAt: now,
    })
    .where(eq(plans.id, id))
    .returning({ version: plans.version })
  if (restored === undefined) return []
  const used =
    leadId === null && nestedPlanIds.length > 0 ? await takeBack(tx, id, nestedPlanIds, now) : []
  const leads = leadId === null ? [] : await touchPlans(tx, [leadId], now)
  return [updatedPlan(id, restored.version), ...used, ...leads]
}

function typeBelow(leadId: number | null, type: PlanFamilyAtDeletion['type']) {
  if (leadId !== null) return 'Sub'
  return type === 'Sub' ? 'Individual' : type
}

/** Returns the former lead, locked; null if it is deleted, swept or nested by now. */
async function findLead(tx: Orm, leadId: number): Promise<number | null> {
  const [lead] = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.id, leadId), isNull(plans.deletedAt), isNull(plans.parentId)))
    .for('no key update')
  return lead?.id ?? null
}

/** Nests the former nested plans again, if they still have no family. */
async function takeBack(
  tx: Orm,
  leadId: number,
  nestedPlanIds: readonly number[],
  now: Date,
): Promise<readonly PlanChange[]> {
  const used = await tx
    .update(plans)
    .set({
      parentId: leadId,
      type: 'Sub',
      version: sql`${plans.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        inArray(plans.id, [...nestedPlanIds]),
        isNull(plans.deletedAt),
        isNull(plans.parentId),
        sql`not exists (select 1 from plans below where below.parent_id = ${plans.id})`,
      ),
    )
    .returning({ id: plans.id, version: plans.version })
  return used.map(({ id, version }) => updatedPlan(id, version))
}

/** Gives the roles back with their ids, and with those channels that are still there. */
async function giveRolesBack(
  tx: Orm,
  planId: number,
  roles: readonly (typeof deletedPlanRoles.$inferSelect)[],
): Promise<void> {
  if (roles.length === 0) return
  await tx.insert(userRoles).values(roles.map(({ channelIds: _channelIds, ...role }) => role))
  const named = roles.flatMap(({ id: userRoleId, channelIds }) =>
    channelIds.map((channelId) => ({ userRoleId, channelId })),
  )
  const there = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(channels.planId, planId))
  const existing = new Set(there.map(({ id }) => id))
  const retained = named.filter(({ channelId }) => existing.has(channelId))
  if (retained.length > 0) await tx.insert(userRoleChannels).values(retained)
  await tx.delete(deletedPlanRoles).where(eq(deletedPlanRoles.planId, planId))
}
