import { canSendPasswordReset } from '@throughline/domain/access'
import { recordAudit } from '../../audit/record-audit-queries'
import { ApiError, forbidden, notFound, rateLimited } from '../../errors'
import type { Handlers } from '../../http/handler'
import { queueMail } from '../../mail/queue-mail-queries'
import { admit } from '../../session/admit-queries'
import { asInvited, invitationSeen, knownAccountIds } from './invited-person'
import { findPersonFacts } from './person-facts'
import { findUsers } from './queries'
import { findUserSight } from './user-sight'

/** Mails for a new password that others have sent to a person. */
export const passwordResetHandlers: Handlers<'sendPasswordReset'> = {
  sendPasswordReset: async ({ params, signedIn, orm, config, mail, now }) => {
    const { caller, userId: actorId } = signedIn
    const person = await findPersonFacts(orm, params.id, config)
    const [user] = await findUsers(orm, [params.id])
    if (person === null || user === undefined) throw notFound('user')
    const { userId } = person
    const onlooker = { viewerId: actorId, sight: await findUserSight(orm, signedIn) }
    const isInvited = invitationSeen(user, onlooker) !== null
    const decision = canSendPasswordReset(
      caller,
      isInvited ? asInvited(person, knownAccountIds(user, onlooker)) : person,
    )
    if (!decision.allowed) throw decision.code === 'not-found' ? notFound('user') : forbidden()
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
        limits: [{ by: ['person'], most: 1 }],
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
