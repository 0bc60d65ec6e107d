import { recordAudit } from '../../audit/record-audit-queries'
import { ApiError, rateLimited } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { queueMail } from '../../mail/queue-mail-queries'
import { admit } from '../../session/admit-queries'

/** Handlers for password resets that another user requests for a person. */
export const passwordResetHandlers: Handlers<'sendPasswordReset'> = {
  sendPasswordReset: async ({ passed, signedIn, orm, mail, now }) => {
    const { userId: actorId } = signedIn
    const { row: user, isInvited } = passed
    const userId = user.id
    if (isInvited || user.status !== 'accepted') {
      throw new ApiError({
        status: 409,
        code: 'conflict',
        detail: 'This person has not accepted the invitation yet. Resend it instead.',
      })
    }
    const admission = await admit(
      orm,
      {
        action: 'password_reset_for_other',
        keys: { person: String(userId) },
        windowMinutes: 60,
        limits: [{ by: ['person'], max: 1 }],
      },
      now,
    )
    if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
    await orm.transaction(async (tx) => {
      await queueMail(tx, { kind: 'password_reset', userId }, now)
      const subject = { subjectType: 'user', subjectId: userId } as const
      const action = 'password_reset_sent'
      await recordAudit(tx, { userId: actorId, accountId: null, action, ...subject }, now)
    })
    mail.wake()
    return { body: { ok: true } }
  },
}
