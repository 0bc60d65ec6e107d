import type { Orm } from '../../db/database'
import { rateLimited } from '../../errors/api-error'
import { admit, forgetAttempt } from '../../session/admit-queries'

const ACTION = 'calendar_tried'
const WINDOW_MINUTES = 60
/** Max failed URLs within an hour, for a person and for an account. */
const MAX_PER_PERSON = 10
const MAX_PER_ACCOUNT = 30

/**
 * Checks a URL that a person typed. Only failures count towards the limit. Without a limit,
 * people could use this to probe other hosts or to keep the server busy.
 *
 * @throws ApiError 429 after ten failures of a person or thirty of an account within an hour
 */
export async function tryCalendar<Result>(
  orm: Orm,
  who: { readonly userId: number; readonly accountId: number | null; readonly now: Date },
  run: () => Promise<Result>,
): Promise<Result> {
  const { userId, accountId, now } = who
  const throttles = [
    { userId, keys: {}, limits: [{ by: [], max: MAX_PER_PERSON }] },
    ...(accountId === null
      ? []
      : [
          {
            keys: { account: String(accountId) },
            limits: [{ by: ['account'], max: MAX_PER_ACCOUNT }],
          },
        ]),
  ]
  const attempts: number[] = []
  const forget = async () => {
    for (const attemptId of attempts) await forgetAttempt(orm, attemptId)
  }
  for (const throttle of throttles) {
    const asked = { action: ACTION, windowMinutes: WINDOW_MINUTES, ...throttle }
    const admission = await admit(orm, asked, now)
    if (admission.code === 'throttled') {
      await forget()
      throw rateLimited(admission.retryAfterSeconds)
    }
    attempts.push(admission.attemptId)
  }
  const result = await run()
  await forget()
  return result
}
