import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { auditEvents, oneTimeTokens, userInvites } from '../../db/schema'
import { rateLimited } from '../../errors/api-error'
import { queueMail } from '../../mail/queue-mail-queries'

const HOUR_MS = 3_600_000

/** So many invitations of one account in an hour: nobody's mailbox is a target. */
const INVITATIONS_PER_HOUR = 200

/** An invitation to be made. */
export interface NewInvite {
  readonly userId: number
  readonly accountId: number
  readonly planId: number | null
  /** As whoever invites names the person; left out when they were known in the account before. */
  readonly person?: {
    readonly emailAddress: string
    readonly firstName: string
    readonly lastName: string
  }
}

/** Who sends an invitation, and when. */
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
  const { person, ...facts } = invite
  const [row] = await tx
    .insert(userInvites)
    .values({ ...facts, ...person, invitedById: actorId, createdAt: now, lastSentAt: now })
    .returning({ id: userInvites.id })
  if (row === undefined) throw new Error('A new invitation came back without an id.')
  await queueInvitation(tx, { id: row.id, ...facts }, { actorId, now })
  return row.id
}

/** Whether a mail that was sent then can be sent again: at most one an hour to the same person. */
export function isWorthSending(lastSentAt: Date, now: Date): boolean {
  return lastSentAt.getTime() + HOUR_MS <= now.getTime()
}

/**
 * Sends an invitation again: the former link stops working at once.
 *
 * @throws ApiError 429 when it was sent less than an hour ago
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
  const { lastSentAt } = invite
  if (lastSentAt !== null && !isWorthSending(lastSentAt, now)) {
    throw rateLimited((lastSentAt.getTime() + HOUR_MS - now.getTime()) / 1000)
  }
  await tx.update(userInvites).set({ lastSentAt: now }).where(eq(userInvites.id, inviteId))
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.inviteId, inviteId), isNull(oneTimeTokens.usedAt)))
  await queueInvitation(tx, invite, { actorId, now })
}

/** Sends the open invitations of somebody to their new address; the links to the old one die. */
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

async function requireModeration(tx: Orm, accountId: number, now: Date): Promise<void> {
  const sent = await tx.$count(
    auditEvents,
    and(
      eq(auditEvents.accountId, accountId),
      gt(auditEvents.at, new Date(now.getTime() - HOUR_MS)),
      eq(auditEvents.action, 'invitation_sent'),
    ),
  )
  if (sent >= INVITATIONS_PER_HOUR) throw rateLimited(HOUR_MS / 1000)
}
