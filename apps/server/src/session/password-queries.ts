import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { recordChange } from '../changes/record-change-queries'
import type { Orm } from '../db/database'
import { queueMail } from '../mail/queue-mail-queries'
import { auditEvents, oneTimeTokens, sessions, userInvites, userRoles, users } from '../db/schema'

/** A new password of a person. */
interface NewPassword {
  readonly userId: number
  readonly passwordHash: string
  /** The session to keep; without one, all sessions of the person end. */
  readonly currentSessionId?: string
}

/**
 * Sets the password of a person, inside a transaction. It ends their other sessions, with
 * their access tokens, and invalidates all links that set a password. It queues a mail to
 * the person, unless this is their first password: wake the sender after the transaction.
 */
export async function changePasswordOf(
  tx: Orm,
  { userId, passwordHash, currentSessionId }: NewPassword,
  now: Date,
): Promise<void> {
  const [before] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'password_changed' })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        currentSessionId === undefined ? undefined : ne(sessions.id, currentSessionId),
      ),
    )
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)))
  await tx.insert(auditEvents).values({ at: now, action: 'password_changed', userId })
  const hadPassword = typeof before?.passwordHash === 'string'
  if (hadPassword) await queueMail(tx, { kind: 'password_changed', userId }, now)
}

/**
 * Records that a user has used a link from a mail, which proves that the email address is theirs.
 */
export async function proveEmailAddressOf(tx: Orm, userId: number): Promise<void> {
  await tx.update(users).set({ isAddressProven: true }).where(eq(users.id, userId))
}

/**
 * Accepts a new user and all their invitations, because they have proved that the email address is
 * theirs. An already accepted user accepts invitations in another way.
 */
export async function acceptInvitationsOf(tx: Orm, userId: number, now: Date): Promise<void> {
  const accepted = await tx
    .update(users)
    .set({ status: 'accepted' })
    .where(and(eq(users.id, userId), eq(users.status, 'pending')))
    .returning({ id: users.id })
  if (accepted.length > 0) await takeUpInvitations(tx, { userId }, now)
}

/**
 * Accepts the invitations of a user. Teams show it at once, because the change of the user's roles
 * reaches the followers of their plans. Call it last in a transaction.
 *
 * @param invitee.accountId accepts only the invitation to this account; undefined accepts all
 */
export async function takeUpInvitations(
  tx: Orm,
  { userId, accountId }: { readonly userId: number; readonly accountId?: number },
  now: Date,
): Promise<void> {
  const isOpen = and(
    eq(userInvites.userId, userId),
    isNull(userInvites.acceptedAt),
    accountId === undefined ? undefined : eq(userInvites.accountId, accountId),
  )
  const accepted = await tx
    .update(userInvites)
    .set({ acceptedAt: now })
    .where(isOpen)
    .returning({ id: userInvites.id })
  if (accepted.length === 0) return
  const roles = await tx
    .select({
      planId: sql<number>`${userRoles.planId}`,
      ids: sql<number[]>`array_agg(${userRoles.id})`,
    })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        sql`${userRoles.planId} is not null`,
        accountId === undefined ? undefined : eq(userRoles.accountId, accountId),
      ),
    )
    .groupBy(userRoles.planId)
    .orderBy(asc(userRoles.planId))
  for (const { planId, ids } of roles) {
    await recordChange(tx, { planId, collection: 'user_roles', action: 'updated', ids }, now)
  }
}
