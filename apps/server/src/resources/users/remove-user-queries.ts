import type { MemberDecision, Person } from '@throughline/domain/access'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import {
  accountMembers,
  oneTimeTokens,
  outgoingMails,
  plans,
  sessions,
  tags,
  userBlockedTags,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { notFound } from '../../errors/api-error'
import type { AppConfig } from '../../config/app-config'
import { lockPlans } from '../plan-parts/delete-queries'
import { refusalOfMember } from '../user-roles/refusals'
import { lockAccounts, recordRevoked } from '../user-roles/record-roles-queries'
import { findPersonDetails } from './person-details'

/** The requester of a removal or change, the rule that permits it, and the time. */
export interface Removal {
  readonly actorId: number
  /** The rule. It runs again while a lock prevents changes of roles. */
  readonly decide: (person: Person) => MemberDecision
  readonly config: AppConfig
  readonly now: Date
}

/**
 * Removes a person from an account. This deletes their roles there, and so their seat, their open
 * invitation and their blocked tags. If they belong to no other account, it also ends all their
 * sessions. A removed member then loses the password too. Runs in the caller's transaction.
 *
 * @param action the name of the audit event
 * @throws ApiError 404 if they do not belong to the account, 403 if the rule refuses
 */
export async function removeMember(
  tx: Orm,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  removal: Removal,
  action: 'member_removed' | 'invitation_withdrawn',
): Promise<void> {
  const { actorId, now } = removal
  await lockAccounts(tx, [accountId])
  await requireDecision(tx, userId, removal)
  const roles = await takeRoles(tx, userId, [accountId])
  const gone = await tx
    .delete(accountMembers)
    .where(and(eq(accountMembers.userId, userId), eq(accountMembers.accountId, accountId)))
    .returning({ userId: accountMembers.userId })
  if (gone.length === 0) throw notFound('user')
  await tx
    .delete(userInvites)
    .where(and(eq(userInvites.userId, userId), eq(userInvites.accountId, accountId)))
  const accountPlans = tx.select({ id: plans.id }).from(plans).where(eq(plans.accountId, accountId))
  await tx
    .delete(userBlockedTags)
    .where(
      and(
        eq(userBlockedTags.userId, userId),
        inArray(
          userBlockedTags.tagId,
          tx.select({ id: tags.id }).from(tags).where(inArray(tags.planId, accountPlans)),
        ),
      ),
    )
  await tx
    .update(users)
    .set({ mostRecentPlanId: null })
    .where(and(eq(users.id, userId), inArray(users.mostRecentPlanId, accountPlans)))
  const accountsLeft = await tx.$count(accountMembers, eq(accountMembers.userId, userId))
  if (accountsLeft === 0) {
    // Withdrawing an invitation must not delete the password of an existing user.
    if (action === 'member_removed') await returnToUrl(tx, userId, now)
    else await endAccess(tx, [userId], now)
  }
  await recordAudit(
    tx,
    { userId: actorId, accountId, action, subjectType: 'user', subjectId: userId },
    now,
  )
  await recordRevoked(tx, roles, { actorId, now })
}

/**
 * Removes an invited person who has not accepted yet from the accounts that invited them. If they
 * belong to no other account and never had a password, it deletes them. Otherwise their other data
 * stays as it is. Runs in the caller's transaction.
 *
 * @throws ApiError 404 if they do not belong to one of the accounts, 403 if the rule refuses
 */
export async function withdrawPerson(
  tx: Orm,
  { userId, accountIds }: { readonly userId: number; readonly accountIds: readonly number[] },
  removal: Removal,
): Promise<void> {
  await lockAccounts(tx, accountIds)
  for (const accountId of accountIds.toSorted((a, b) => a - b)) {
    await removeMember(tx, { userId, accountId }, removal, 'invitation_withdrawn')
  }
  await endStrayPerson(tx, userId, removal.now)
}

/**
 * Deletes a person. It ends their sessions, deletes every role and so every seat, and frees the
 * email address. They remain the author of what they created. Runs in the caller's transaction.
 *
 * @throws ApiError 404 if they are already deleted, 403 if the rule refuses
 */
export async function deletePerson(tx: Orm, userId: number, removal: Removal): Promise<void> {
  const { actorId, now } = removal
  const members = await tx
    .select({ accountId: accountMembers.accountId })
    .from(accountMembers)
    .where(eq(accountMembers.userId, userId))
  const accountIds = members.map(({ accountId }) => accountId)
  await lockAccounts(tx, accountIds)
  await requireDecision(tx, userId, removal)
  const roles = await takeRoles(tx, userId, accountIds)
  await endPeople(tx, [userId], now)
  await recordAudit(
    tx,
    {
      userId: actorId,
      accountId: accountIds[0] ?? null,
      action: 'person_deleted',
      subjectType: 'user',
      subjectId: userId,
      details: { accountIds },
    },
    now,
  )
  await recordRevoked(tx, roles, { actorId, now })
}

/**
 * Resets a person so that only a reader of their mails can sign in as them. It ends every session
 * and deletes the password; the next invitation sets a new one. It serves people without an
 * account, and email addresses that were never proved: an attacker may have entered the address in
 * the hope that its owner is invited. Runs in the caller's transaction.
 */
export async function returnToUrl(tx: Orm, userId: number, now: Date): Promise<void> {
  await endAccess(tx, [userId], now)
  await tx.update(users).set({ status: 'pending', passwordHash: null }).where(eq(users.id, userId))
}

/** Deletes a person who never had a password and no longer belongs to any account. */
export async function endStrayPerson(tx: Orm, userId: number, now: Date): Promise<void> {
  const [user] = await tx.select({ status: users.status }).from(users).where(eq(users.id, userId))
  const accountsLeft = await tx.$count(accountMembers, eq(accountMembers.userId, userId))
  if (user?.status === 'pending' && accountsLeft === 0) await endPeople(tx, [userId], now)
}

/** Marks people as deleted and ends all their access. Runs in the caller's transaction. */
export async function endPeople(tx: Orm, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  const ids = [...userIds]
  await tx.delete(accountMembers).where(inArray(accountMembers.userId, ids))
  await tx.delete(userInvites).where(inArray(userInvites.userId, ids))
  await tx.delete(userBlockedTags).where(inArray(userBlockedTags.userId, ids))
  await endAccess(tx, ids, now)
  await tx
    .update(users)
    .set({ deletedAt: now, passwordHash: null, profileImageId: null, mostRecentPlanId: null })
    .where(inArray(users.id, ids))
}

/**
 * Runs the rule again with current data.
 *
 * @throws ApiError 404 if the person is deleted, 403 if the rule refuses
 */
export async function requireDecision(tx: Orm, userId: number, removal: Removal): Promise<void> {
  const person = await findPersonDetails(tx, userId, removal.config)
  if (person === null) throw notFound('user')
  const decision = removal.decide(person)
  if (!decision.allowed) throw refusalOfMember(decision.code, 'user')
}

async function takeRoles(tx: Orm, userId: number, accountIds: readonly number[]) {
  const isTheirs = and(eq(userRoles.userId, userId), inArray(userRoles.accountId, [...accountIds]))
  if (accountIds.length === 0) return []
  const current = await tx.select({ planId: userRoles.planId }).from(userRoles).where(isTheirs)
  const planIds = current.flatMap(({ planId }) => (planId === null ? [] : [planId]))
  await lockPlans(tx, [...new Set(planIds)])
  return tx.delete(userRoles).where(isTheirs).returning()
}

/**
 * Ends every session of people, and every link that would start another, including links that are
 * not mailed yet.
 */
async function endAccess(tx: Orm, userIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'access_removed' })
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.revokedAt)))
  await tx
    .delete(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.userId, [...userIds]), isNull(oneTimeTokens.usedAt)))
  await tx
    .delete(outgoingMails)
    .where(
      and(inArray(outgoingMails.userId, [...userIds]), eq(outgoingMails.kind, 'password_reset')),
    )
}
