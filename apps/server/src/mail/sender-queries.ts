import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { outgoingMails } from '../db/schema'
import { isAfterWindow } from '../db/time-window'

/** The longest delay between two attempts. */
export const LONGEST_DELAY_MS = 3_600_000

/** A queued mail that this process has claimed for some time. */
export interface ClaimedMail {
  readonly id: number
  readonly kind:
    | 'invitation'
    | 'password_reset'
    | 'password_changed'
    | 'address_changed'
    | 'plan_deleted'
    | 'feedback'
  readonly userId: number | null
  readonly params: unknown
  readonly createdAt: Date
  /** The number of attempts, including this one. */
  readonly attempts: number
}

/**
 * Claims the mail that has waited longest. Other processes skip it until `until`; by then
 * this process has sent it or died.
 *
 * The row is not locked while the mail is sent: the embedded database has one
 * connection, and a slow mail server would hold up every call.
 *
 * @returns null when no mail is due
 */
export async function claimMail(
  orm: Orm,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedMail | null> {
  return orm.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outgoingMails.id })
      .from(outgoingMails)
      .where(
        or(
          lte(outgoingMails.nextAttemptAt, now),
          // Queued, claimed or postponed by a clock that ran ahead.
          isAfterWindow(outgoingMails.nextAttemptAt, new Date(now.getTime() + LONGEST_DELAY_MS)),
        ),
      )
      .orderBy(asc(outgoingMails.nextAttemptAt), asc(outgoingMails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return null
    const [claimed] = await tx
      .update(outgoingMails)
      .set({ nextAttemptAt: until, attempts: sql`${outgoingMails.attempts} + 1` })
      .where(eq(outgoingMails.id, due.id))
      .returning({
        id: outgoingMails.id,
        kind: outgoingMails.kind,
        userId: outgoingMails.userId,
        params: outgoingMails.params,
        createdAt: outgoingMails.createdAt,
        attempts: outgoingMails.attempts,
      })
    return claimed ?? null
  })
}

/** Removes a mail from the queue, after the sender has sent or discarded it. */
export async function dropMail(orm: Orm, id: number): Promise<void> {
  await orm.delete(outgoingMails).where(eq(outgoingMails.id, id))
}

/** Postpones a mail to another attempt, unless another process has claimed it meanwhile. */
export async function postponeMail(
  orm: Orm,
  { id, attempts }: ClaimedMail,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await orm
    .update(outgoingMails)
    .set({ nextAttemptAt: at, lastError: reason })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts)))
}

/** How many mails wait to be sent. */
export async function countWaitingMails(orm: Orm): Promise<number> {
  return orm.$count(outgoingMails)
}
