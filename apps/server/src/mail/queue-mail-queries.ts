import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { outgoingMails } from '../db/schema'

/** The channel on which a trigger of the database announces queued mails. */
export const MAILS_CHANNEL = 'outgoing_mails'

/** A mail to queue: its kind and the ids of its facts, without a text. */
export type QueuedMail =
  | {
      readonly kind: 'invitation'
      readonly userId: number
      readonly accountId: number
      readonly planId: number | null
      readonly inviteId: number
      /** Where the link leads after the first password is set; null for the start page. */
      readonly route: 'onboarding' | 'plan' | null
    }
  | { readonly kind: 'password_reset' | 'password_changed'; readonly userId: number }
  | {
      readonly kind: 'address_changed'
      readonly userId: number
      /** The former email address, which receives the mail, so that its owner notices the change. */
      readonly formerAddress: string
    }
  | {
      readonly kind: 'plan_deleted'
      /** An admin who could change everything in the plan. */
      readonly userId: number
      readonly planId: number
    }
  | { readonly kind: 'feedback'; readonly feedbackId: number }

/**
 * Queues a mail inside the transaction of its change, so that it is sent if and only if the change
 * happens. It replaces a waiting mail with the same content, so that no recipient gets two. Wake
 * the sender after the transaction.
 */
export async function queueMail(tx: Orm, mail: QueuedMail, now: Date): Promise<void> {
  const { kind, userId, ...params } = { userId: null, ...mail }
  if (userId !== null) {
    await tx
      .delete(outgoingMails)
      .where(and(eq(outgoingMails.userId, userId), eq(outgoingMails.kind, kind), saysSame(mail)))
  }
  await tx
    .insert(outgoingMails)
    .values({ kind, userId, params, createdAt: now, nextAttemptAt: now })
}

function saysSame(mail: QueuedMail): SQL | undefined {
  const { params } = outgoingMails
  if (mail.kind === 'invitation') return sql`(${params} ->> 'inviteId')::int = ${mail.inviteId}`
  if (mail.kind === 'plan_deleted') return sql`(${params} ->> 'planId')::int = ${mail.planId}`
  if (mail.kind === 'address_changed') {
    return sql`${params} ->> 'formerAddress' = ${mail.formerAddress}`
  }
  return undefined
}
