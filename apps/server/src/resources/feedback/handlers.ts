import { APP_VERSION } from '../../config/config'
import { rateLimited } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { admit } from '../../session/admit-queries'
import { storeFeedback } from './queries'

/** Max feedbacks of a person per hour. */
const FEEDBACKS_PER_PERSON = 5

/** Handlers of feedback to the product team. */
export const feedbackHandlers: Handlers<'sendFeedback'> = {
  sendFeedback: async ({ body, passed: { accountId, planId }, signedIn, orm, mail, now }) => {
    const { userId } = signedIn
    const admission = await admit(
      orm,
      {
        action: 'feedback_sent',
        userId,
        keys: {},
        windowMinutes: 60,
        limits: [{ by: [], max: FEEDBACKS_PER_PERSON }],
      },
      now,
    )
    if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
    await storeFeedback(
      orm,
      {
        userId,
        accountId,
        planId,
        comment: body.comment.trim(),
        type: body.type,
        browser: body.browser ?? '',
        os: body.os ?? '',
        appVersion: body.version ?? APP_VERSION,
        // Removes the query, because it may contain a search text of the user.
        route: (body.route ?? '').split(/[?#]/, 1)[0] ?? '',
      },
      now,
    )
    mail.wake()
    return { body: { ok: true } }
  },
}
