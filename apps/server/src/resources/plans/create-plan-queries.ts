import { HOME_ACCOUNT_ID, ROLE_IDS, SUPER_ADMIN_USER_ID } from '@throughline/domain/access'
import type { PlanType } from '@throughline/domain/plans'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { accountMembers, accounts, plans, userRoles, users } from '../../db/schema'
import { unprocessable } from '../../errors/api-error'
import { ensureUncategorized } from '../plan-documents/category-write-queries'
import { copyDefaultChannels } from './default-channels-queries'

/** A plan to create, after the rules of nesting were checked. */
export interface NewPlan {
  readonly accountId: number
  readonly ownerId: number | null
  readonly parentId: number | null
  readonly name: string
  readonly type: PlanType
  readonly weekStartDay: 'sunday' | 'monday'
  readonly hasDefaultChannels: boolean
}

/**
 * Stores a new plan with its channels. The account owner becomes admin of it,
 * and so does the super admin, except in the product's own account. Runs in the
 * caller's transaction.
 */
export async function insertPlan(
  tx: Orm,
  plan: NewPlan,
  { creatorId, now }: { readonly creatorId: number; readonly now: Date },
): Promise<number> {
  const { accountId, parentId, name, type, weekStartDay } = plan
  const [row] = await tx
    .insert(plans)
    .values({
      accountId,
      parentId,
      creatorId,
      name,
      type,
      weekStartDay,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: plans.id })
  if (row === undefined) throw new Error('A new plan came back without an id.')
  await copyDefaultChannels(tx, row.id, { only: plan.hasDefaultChannels ? 'all' : 'initiatives' })
  await ensureUncategorized(tx, row.id)
  await addAdmins(tx, row.id, plan)
  if (parentId !== null) await makeLead(tx, parentId, now)
  return row.id
}

/** Makes a plan a lead plan, because another plan is nested in it. Concurrent calls wait for each other. */
async function makeLead(tx: Orm, parentId: number, now: Date): Promise<void> {
  const [lead] = await tx
    .update(plans)
    .set({ type: 'Master', version: sql`${plans.version} + 1`, updatedAt: now })
    .where(and(eq(plans.id, parentId), isNull(plans.deletedAt)))
    .returning({ parentId: plans.parentId, version: plans.version })
  if (lead?.parentId !== null) {
    throw unprocessable('plan_nesting', 'A nested plan has no nested plans of its own.', '/parent')
  }
  const { version } = lead
  await recordChange(
    tx,
    { planId: parentId, collection: 'plans', action: 'updated', ids: [parentId], version },
    now,
  )
}

async function addAdmins(tx: Orm, planId: number, plan: NewPlan): Promise<void> {
  const target = [
    ...(plan.ownerId === null ? [] : [plan.ownerId]),
    ...(plan.accountId === HOME_ACCOUNT_ID ? [] : [SUPER_ADMIN_USER_ID]),
  ]
  const existing = await tx.select({ id: users.id }).from(users).where(inArray(users.id, target))
  if (existing.length === 0) return
  await tx
    .insert(accountMembers)
    .values(existing.map(({ id }) => ({ accountId: plan.accountId, userId: id })))
    .onConflictDoNothing()
  await tx.insert(userRoles).values(
    existing.map(({ id }) => ({
      userId: id,
      accountId: plan.accountId,
      planId,
      roleId: ROLE_IDS.admin,
      canViewBudget: true,
      canEditAllChannels: true,
    })),
  )
}

/** The facts about an account that a new plan needs; null if it does not exist. */
export async function findPlanAccount(orm: Orm, accountId: number) {
  const [account] = await orm
    .select({ id: accounts.id, ownerId: accounts.ownerId, isActive: accounts.isActive })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account ?? null
}

/** The future lead plan of a nested plan; null if the account has no such plan. */
export async function findLeadCandidate(
  orm: Orm,
  planId: number,
  accountId: number,
): Promise<{ readonly parentId: number | null } | null> {
  const [plan] = await orm
    .select({ parentId: plans.parentId })
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.accountId, accountId), isNull(plans.deletedAt)))
  return plan ?? null
}
