import { abilitiesOnAccount } from '@throughline/domain/access'
import { accountFactsOf } from '../../account-gate'
import { standingOn } from '../../access'
import type { SignedIn } from '../../access'
import { findPlans } from '../../access-queries'
import type { Orm } from '../../db/database'
import { invalidReference, rateLimited } from '../../errors'
import type { Handlers } from '../../http/handler'
import { referenceFrom } from '../../http/references'
import { admit } from '../../session/admit-queries'
import { findAccount } from '../accounts/queries'
import { storeFeedback } from './queries'

/** So many an hour of one person. */
const FEEDBACKS_PER_PERSON = 5

/** What people tell the makers of the product. */
export const feedbackHandlers: Handlers<'sendFeedback'> = {
  sendFeedback: async ({ body, signedIn, orm, mail, now }) => {
    const { userId } = signedIn
    const accountId = await accountFrom(body.account, signedIn, orm)
    const planId = await planFrom(body.plan, signedIn, orm)
    const admission = await admit(
      orm,
      {
        action: 'feedback_sent',
        userId,
        keys: {},
        windowMinutes: 60,
        limits: [{ by: [], most: FEEDBACKS_PER_PERSON }],
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
        appVersion: body.version ?? '',
        // What stands behind the path may be what somebody searched for.
        route: (body.route ?? '').split(/[?#]/, 1)[0] ?? '',
      },
      now,
    )
    mail.wake()
    return { body: { ok: true } }
  },
}

type Reference = number | string | undefined

/** An account that the person knows; one of others is as unknown as none. */
async function accountFrom(
  reference: Reference,
  { caller }: SignedIn,
  orm: Orm,
): Promise<number | null> {
  if (reference === undefined) return null
  const account = await findAccount(orm, referenceFrom(reference, 'accounts', '/account'))
  if (account === null) throw invalidReference('/account')
  const { isBillingShown } = account
  const { canList } = abilitiesOnAccount({ ...accountFactsOf(account), isBillingShown }, caller)
  if (!canList) throw invalidReference('/account')
  return account.id
}

/** A plan that the person knows; one of others is as unknown as none. */
async function planFrom(
  reference: Reference,
  { caller }: SignedIn,
  orm: Orm,
): Promise<number | null> {
  if (reference === undefined) return null
  const [plan] = await findPlans(orm, [referenceFrom(reference, 'plans', '/plan')])
  if (plan === undefined || !standingOn(plan, caller).abilities.canList) {
    throw invalidReference('/plan')
  }
  return plan.id
}
