import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { auditEvents, oneTimeTokens, userInvites } from '../../db/schema'
import { isInWindow, secondsInWindow } from '../../db/time-window'
import { rateLimited } from '../../errors/api-error'
import { queueMail } from '../../mail/queue-mail-queries'

const HOUR_MS = 3_600_000

/** Maximum number of an account's invitations in an hour, so that it cannot flood mailboxes. */
const INVITATIONS_PER_HOUR = 200

/** Mails per invitation within an hour: the first one, and one more if it did not arrive. */
const MAILS_PER_HOUR = 2

/** An invitation to be made. */
export interface NewInvite {
  readonly userId: number
  readonly accountId: number
  readonly planId: number | null
  /** Name and address as the inviter wrote them; absent if the account already knew the person. */
  readonly person?: {
    readonly emailAddress: string
    readonly firstName: string
    readonly lastName: string
  }
}

/** The user who sends an invitation, and the time. */
export interface InviteSending {
  readonly actorId: number
  readonly now: Date
}

/**
 * Makes an invitation and queues its mail, in the caller's transaction.
 *
 * @returns the number of the invitation
 * @throws ApiError 429 when the account has sent too many
 */
export async function insertInvite(
  tx: Orm,
  invite: NewInvite,
  { actorId, now }: InviteSending,
): Promise<number> {
  const { person, ...fields } = invite
  const [row] = await tx
    .insert(userInvites)
    .values({ ...fields, ...person, invitedById: actorId, createdAt: now, lastSentAt: now })
    .returning({ id: userInvites.id })
  if (row === undefined) throw new Error('A new invitation came back without an id.')
  await queueInvitation(tx, { id: row.id, ...fields }, { actorId, now })
  return row.id
}

/** Whether a person who was invited then, and is added again, gets another mail. */
export function isWorthSending(lastSentAt: Date, now: Date): boolean {
  // A mail in the future is of a clock that ran ahead.
  return Math.abs(now.getTime() - lastSentAt.getTime()) >= HOUR_MS
}

/**
 * Sends an invitation again. The former link stops working at once. A second mail is allowed soon
 * after the first one, which may not have arrived.
 *
 * @throws ApiError 429 when it was sent twice within the hour
 */
export async function resendInvite(
  tx: Orm,
  inviteId: number,
  { actorId, now }: InviteSending,
): Promise<void> {
  const [invite] = await tx
    .select()
    .from(userInvites)
    .where(eq(userInvites.id, inviteId))
    .for('update')
  if (invite === undefined) return
  await requireFewMails(tx, invite, now)
  await tx.update(userInvites).set({ lastSentAt: now }).where(eq(userInvites.id, inviteId))
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.inviteId, inviteId), isNull(oneTimeTokens.usedAt)))
  await queueInvitation(tx, invite, { actorId, now })
}

/**
 * Sends a person's open invitations to their new address. The links to the old one stop working.
 */
export async function redirectInvites(
  tx: Orm,
  userId: number,
  sending: InviteSending,
): Promise<void> {
  const open = await tx
    .update(userInvites)
    .set({ lastSentAt: sending.now })
    .where(and(eq(userInvites.userId, userId), isNull(userInvites.acceptedAt)))
    .returning()
  for (const invite of open) await queueInvitation(tx, invite, sending)
}

async function queueInvitation(
  tx: Orm,
  { id, userId, accountId, planId }: Omit<NewInvite, 'person'> & { readonly id: number },
  { actorId, now }: InviteSending,
): Promise<void> {
  await requireModeration(tx, accountId, now)
  const route = planId === null ? null : 'plan'
  await queueMail(tx, { kind: 'invitation', userId, accountId, planId, inviteId: id, route }, now)
  await recordAudit(
    tx,
    {
      userId: actorId,
      accountId,
      action: 'invitation_sent',
      subjectType: 'user_invite',
      subjectId: id,
      details: { userId, planId },
    },
    now,
  )
}

async function requireFewMails(
  tx: Orm,
  { id, accountId }: { readonly id: number; readonly accountId: number },
  now: Date,
): Promise<void> {
  const sent = await tx
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(
        isSentWithinTheHour(accountId, now),
        eq(auditEvents.subjectType, 'user_invite'),
        eq(auditEvents.subjectId, id),
      ),
    )
    .orderBy(desc(auditEvents.at))
    .limit(MAILS_PER_HOUR)
  const oldest = sent[MAILS_PER_HOUR - 1]
  if (oldest !== undefined) {
    throw rateLimited(secondsInWindow(oldest.at, now, HOUR_MS))
  }
}

async function requireModeration(tx: Orm, accountId: number, now: Date): Promise<void> {
  const sent = await tx.$count(auditEvents, isSentWithinTheHour(accountId, now))
  if (sent >= INVITATIONS_PER_HOUR) throw rateLimited(HOUR_MS / 1000)
}

function isSentWithinTheHour(accountId: number, now: Date): SQL | undefined {
  return and(
    eq(auditEvents.accountId, accountId),
    isInWindow(auditEvents.at, now, HOUR_MS),
    eq(auditEvents.action, 'invitation_sent'),
  )
}
