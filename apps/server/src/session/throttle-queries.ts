import { eq } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { auditEvents } from '../db/schema'
import { admit } from './admit-queries'
import type { Admission } from './admit-queries'

/** Failed sign-ins older than this no longer count. */
const WINDOW_MINUTES = 15

/** Max failures from one IP address on one account; other IP addresses are not affected. */
const FAILURES_PER_ACCOUNT_AND_IP = 10

/** Max failures from one IP address on all accounts together. An office may share one. */
const FAILURES_PER_IP = 100

const FAILED = 'sign_in_failed'
const SUCCEEDED = 'signed_in'

/** The account and IP address of an attempt, as keyed hashes. */
interface SignInAttempt {
  readonly accountKey: string
  readonly ipKey: string
}

/** Counts a sign-in attempt as failed before the password is checked. */
export function admitAttempt(orm: Orm, attempt: SignInAttempt, now: Date): Promise<Admission> {
  return admit(
    orm,
    {
      action: FAILED,
      keys: { ...attempt },
      windowMinutes: WINDOW_MINUTES,
      limits: [
        { by: ['accountKey', 'ipKey'], max: FAILURES_PER_ACCOUNT_AND_IP },
        { by: ['ipKey'], max: FAILURES_PER_IP },
      ],
    },
    now,
  )
}

/** Turns an attempt into a success: it no longer counts. */
export async function recordSuccess(orm: Orm, attemptId: number, userId: number): Promise<void> {
  await orm
    .update(auditEvents)
    .set({ action: SUCCEEDED, userId, details: null })
    .where(eq(auditEvents.id, attemptId))
}

/** Records a sign-in by link, without a password. */
export async function recordLinkSignIn(tx: Orm, userId: number, now: Date): Promise<void> {
  await tx
    .insert(auditEvents)
    .values({ at: now, action: SUCCEEDED, userId, details: { way: 'link' } })
}

/** Records the user whose session ended because an old token of it was used. */
export async function recordTokenReuse(orm: Orm, userId: number, now: Date): Promise<void> {
  await orm.insert(auditEvents).values({ at: now, action: 'refresh_token_reused', userId })
}
