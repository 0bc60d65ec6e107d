import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { queueMail } from '../mail/queue-mail-queries'
import { auditEvents, oneTimeTokens, sessions, userInvites, users } from '../db/schema'

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
  if (accepted.length === 0) return
  await tx
    .update(userInvites)
    .set({ acceptedAt: now })
    .where(and(eq(userInvites.userId, userId), isNull(userInvites.acceptedAt)))
}
