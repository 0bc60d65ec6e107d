import {
  HOME_ACCOUNT_ID,
  ROLE_IDS,
  SUPER_ADMIN_USER_ID,
  accountLevel,
} from '@throughline/domain/access'
import { NEW_PLAN_NAME } from '@throughline/domain/plans'
import type { components } from '@throughline/api-client/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../access'
import type { Orm } from '../../db/database'
import { accountMembers, accounts, plans, userRoles, users } from '../../db/schema'
import { accountInactive, invalidReference, unprocessable } from '../../errors'
import { oneReference, referenceFrom, requireUnchanged } from '../../http/references'
import { copyDefaultChannels } from './default-channels-queries'

type PlanCreate = components['schemas']['PlanCreate']

/** A plan to be made, after the rules of nesting. */
export interface NewPlan {
  readonly accountId: number
  readonly ownerId: number | null
  readonly parentId: number | null
  readonly name: string
  readonly type: PlanCreate['type']
  readonly weekStartDay: 'sunday' | 'monday'
  readonly hasDefaultChannels: boolean
}

/**
 * Reads what a new plan is to be.
 *
 * @throws ApiError when a rule refuses it
 */
export async function newPlanFrom(
  orm: Orm,
  body: PlanCreate,
  signedIn: SignedIn,
): Promise<NewPlan> {
  const creatorId = oneReference(undefined, body.creator, 'users', 'creator')
  requireUnchanged(creatorId, signedIn.userId, 'creator')
  const accountId = referenceFrom(body.account, 'accounts', '/account')
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, accountId))
  const level =
    account && accountLevel(signedIn.caller, { ...account, ownerId: account.ownerId ?? 0 })
  if (account === undefined || level === null) throw invalidReference('/account')
  if (!account.isActive) throw accountInactive()
  return {
    accountId,
    ownerId: account.ownerId,
    parentId: await parentFrom(orm, body, accountId),
    name: body.name?.trim() ?? NEW_PLAN_NAME,
    type: body.type,
    weekStartDay: body.weekStartDay ?? 'sunday',
    hasDefaultChannels: body.shouldCreateDefaultChannels ?? body.type !== 'Sub',
  }
}

async function parentFrom(
  orm: Orm,
  { type, parent }: PlanCreate,
  accountId: number,
): Promise<number | null> {
  const isNested = type === 'Sub'
  if (parent === undefined || parent === null) {
    if (isNested) throw unprocessable('plan_nesting', 'A nested plan needs a lead plan.', '/parent')
    return null
  }
  if (!isNested)
    throw unprocessable('plan_nesting', 'Only nested plans have a lead plan.', '/parent')
  const parentId = referenceFrom(parent, 'plans', '/parent')
  const [lead] = await orm
    .select({ parentId: plans.parentId })
    .from(plans)
    .where(and(eq(plans.id, parentId), eq(plans.accountId, accountId)))
  if (lead === undefined) throw invalidReference('/parent')
  if (lead.parentId !== null) {
    throw unprocessable('plan_nesting', 'A nested plan has no nested plans of its own.', '/parent')
  }
  return parentId
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
  if (parentId !== null) await makeLead(tx, parentId)
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
  await addAdmins(tx, row.id, plan)
  return row.id
}

/** A plan with nested ones is a lead plan; two that nest into it at once wait for each other. */
async function makeLead(tx: Orm, parentId: number): Promise<void> {
  const [lead] = await tx
    .update(plans)
    .set({ type: 'Master' })
    .where(eq(plans.id, parentId))
    .returning({ parentId: plans.parentId })
  if (lead?.parentId !== null) {
    throw unprocessable('plan_nesting', 'A nested plan has no nested plans of its own.', '/parent')
  }
}

async function addAdmins(tx: Orm, planId: number, plan: NewPlan): Promise<void> {
  const wanted = [
    ...(plan.ownerId === null ? [] : [plan.ownerId]),
    ...(plan.accountId === HOME_ACCOUNT_ID ? [] : [SUPER_ADMIN_USER_ID]),
  ]
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, wanted))
  if (known.length === 0) return
  await tx
    .insert(accountMembers)
    .values(known.map(({ id }) => ({ accountId: plan.accountId, userId: id })))
    .onConflictDoNothing()
  await tx.insert(userRoles).values(
    known.map(({ id }) => ({
      userId: id,
      accountId: plan.accountId,
      planId,
      roleId: ROLE_IDS.admin,
      canViewBudget: true,
      canEditAllChannels: true,
    })),
  )
}
