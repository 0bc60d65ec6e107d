import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { ROLE_IDS } from '@throughline/domain/access'
import { NEW_PLAN_NAME } from '@throughline/domain/plans'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { accountMembers, accounts, oneTimeTokens, plans, userRoles, users } from '../../db/schema'
import { copyDefaultChannels } from '../plans/default-channels-queries'

/** Seats of an account that was not bought: self-hosted installations have no seats to buy. */
const FIRST_ACCOUNT_SEATS = 100

/** The first account and its owner. */
export interface FirstAccount {
  readonly tokenHash: string
  readonly companyName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly passwordHash: string
  readonly now: Date
}

/**
 * Creates the first account with its owner and a first plan, and uses the token up.
 *
 * @returns the owner's id, or null when the token is not good or an account exists already
 */
export async function createFirstAccount(orm: Orm, first: FirstAccount): Promise<number | null> {
  return orm.transaction(async (tx) => {
    // Two uses of the link take turns at this row; the second finds it used.
    const used = await tx
      .update(oneTimeTokens)
      .set({ usedAt: first.now })
      .where(
        and(
          eq(oneTimeTokens.tokenHash, first.tokenHash),
          eq(oneTimeTokens.purpose, 'first_account'),
          isNull(oneTimeTokens.usedAt),
          gt(oneTimeTokens.expiresAt, first.now),
        ),
      )
      .returning({ id: oneTimeTokens.id })
    if (used.length === 0) return null
    const existing = await tx.select({ id: accounts.id }).from(accounts).limit(1)
    if (existing.length > 0) return null
    const [owner] = await tx
      .insert(users)
      .values({
        emailAddress: first.emailAddress,
        firstName: first.firstName,
        lastName: first.lastName,
        passwordHash: first.passwordHash,
        status: 'accepted',
      })
      .returning({ id: users.id })
    const [account] = await tx
      .insert(accounts)
      .values({
        ownerId: owner?.id ?? null,
        contactCompanyName: first.companyName,
        contactFirstName: first.firstName,
        contactLastName: first.lastName,
        contactEmail: first.emailAddress,
        universalSeatsTotal: FIRST_ACCOUNT_SEATS,
      })
      .returning({ id: accounts.id })
    if (owner === undefined || account === undefined) {
      throw new Error('The first account or its owner came back without an id.')
    }
    await tx.insert(accountMembers).values({ accountId: account.id, userId: owner.id })
    await tx.insert(userRoles).values({
      userId: owner.id,
      accountId: account.id,
      roleId: ROLE_IDS.accountOwner,
      canViewBudget: true,
      canEditAllChannels: true,
    })
    await recordAudit(
      tx,
      {
        userId: owner.id,
        accountId: account.id,
        action: 'account_created',
        subjectType: 'account',
        subjectId: account.id,
      },
      first.now,
    )
    await createFirstPlan(tx, account.id, owner.id)
    return owner.id
  })
}

/** A plan with the default channels, so that the owner of an empty server can begin to plan. */
async function createFirstPlan(tx: Orm, accountId: number, ownerId: number): Promise<void> {
  const [plan] = await tx
    .insert(plans)
    .values({ accountId, creatorId: ownerId, name: NEW_PLAN_NAME, type: 'Individual' })
    .returning({ id: plans.id })
  if (plan === undefined) throw new Error('The first plan came back without an id.')
  await copyDefaultChannels(tx, plan.id)
  await tx.insert(userRoles).values({
    userId: ownerId,
    accountId,
    planId: plan.id,
    roleId: ROLE_IDS.admin,
    canViewBudget: true,
    canEditAllChannels: true,
  })
}

/** Returns whether a link with this token would still work. The check avoids an expensive hash. */
export async function isFirstAccountToken(
  orm: Orm,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .select({ isGood: sql<boolean>`true` })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, 'first_account'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return rows.length > 0
}
