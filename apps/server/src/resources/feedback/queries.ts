import type { Orm } from '../../db/database'
import { siteFeedback } from '../../db/schema'
import { queueMail } from '../../mail/queue-mail-queries'

/** A feedback, and the page, plan and account where the person wrote it. */
export type NewFeedback = Omit<typeof siteFeedback.$inferInsert, 'id' | 'createdAt'>

/** Stores a feedback and queues the mail to the product team. */
export async function storeFeedback(orm: Orm, feedback: NewFeedback, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const [row] = await tx
      .insert(siteFeedback)
      .values({ ...feedback, createdAt: now })
      .returning({ id: siteFeedback.id })
    if (row === undefined) throw new Error('A feedback came back without a number.')
    await queueMail(tx, { kind: 'feedback', feedbackId: row.id }, now)
  })
}
