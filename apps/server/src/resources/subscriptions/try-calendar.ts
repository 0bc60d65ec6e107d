import type { Orm } from '../../db/database'
import type { LimitedAction } from '../../db/retention'
import { rateLimited } from '../../errors/api-error'
import { admit, forgetAttempt } from '../../session/admit-queries'

const ACTION: LimitedAction = 'calendar_tried'
const WINDOW_MINUTES = 60
/** Max failed URLs within an hour, for a person and for an account. */
const MAX_PER_PERSON = 10
const MAX_PER_ACCOUNT = 30

/**
 * Checks a URL that a user typed. Only failures count towards the limit. Without a limit, users
 * could probe other hosts or keep the server busy.
 *
 * @throws ApiError 429 after ten failures of a user or thirty of an account within an hour
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
            limits: [{ by: ['account' as const], max: MAX_PER_ACCOUNT }],
          },
        ]),
  ]
  const attempts: number[] = []
  const forget = async () => {
    for (const attemptId of attempts) await forgetAttempt(orm, attemptId)
  }
  for (const throttle of throttles) {
    const requested = { action: ACTION, windowMinutes: WINDOW_MINUTES, ...throttle }
    const admission = await admit(orm, requested, now)
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

const REFRESH_ACTION: LimitedAction = 'calendar_refreshed'
/** Max refreshes within an hour, by a person and of a calendar. */
const MAX_REFRESHES_PER_PERSON = 60
const MAX_REFRESHES_PER_CALENDAR = 6
const PREVIEW_ACTION: LimitedAction = 'calendar_previewed'
const MAX_PREVIEWS_PER_PERSON = 60

/**
 * Lets a person refresh a calendar.
 *
 * @throws ApiError 429 after sixty refreshes of a person or six of a calendar within an hour
 */
export async function admitRefresh(
  orm: Orm,
  {
    userId,
    subscriptionId,
    now,
  }: { readonly userId: number; readonly subscriptionId: number; readonly now: Date },
): Promise<void> {
  const window = { action: REFRESH_ACTION, windowMinutes: WINDOW_MINUTES }
  const limits = { by: [], max: MAX_REFRESHES_PER_PERSON }
  const ofPerson = await admit(orm, { ...window, userId, keys: {}, limits: [limits] }, now)
  if (ofPerson.code === 'throttled') throw rateLimited(ofPerson.retryAfterSeconds)
  const keys = { calendar: String(subscriptionId) }
  const ofCalendar = await admit(
    orm,
    { ...window, keys, limits: [{ by: ['calendar'], max: MAX_REFRESHES_PER_CALENDAR }] },
    now,
  )
  if (ofCalendar.code === 'admitted') return
  await forgetAttempt(orm, ofPerson.attemptId)
  throw rateLimited(ofCalendar.retryAfterSeconds)
}

/**
 * Lets a user preview a calendar that is not added. The limit bounds the number of copies, which
 * the server stores for an hour.
 *
 * @throws ApiError 429 after sixty previews within an hour
 */
export async function admitPreview(
  orm: Orm,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const limits = [{ by: [], max: MAX_PREVIEWS_PER_PERSON }]
  const requested = {
    action: PREVIEW_ACTION,
    windowMinutes: WINDOW_MINUTES,
    userId,
    keys: {},
    limits,
  }
  const admission = await admit(orm, requested, now)
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
}
