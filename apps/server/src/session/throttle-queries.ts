import { and, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { auditEvents } from '../db/schema'

/** Failed sign-ins older than this are forgotten. */
const WINDOW_MINUTES = 15

/** So many failures of one address on one account; others on that account are not affected. */
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10

/** So many failures of one address on whatever accounts; an office shares one. */
const FAILURES_PER_ADDRESS = 100

const FAILED = 'sign_in_failed'
const SUCCEEDED = 'signed_in'

/** Who tries from where, as keyed hashes: the log must not become a list of addresses. */
export interface SignInAttempt {
  readonly accountKey: string
  readonly addressKey: string
}

/** Whether a sign-in may be tried. */
export type Admission =
  | { readonly code: 'admitted'; readonly attemptId: number }
  | { readonly code: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Counts an attempt as failed before the password is looked at, so that many at
 * once cannot slip through between counting and failing. The count lies in the
 * database, because several processes share one.
 */
export async function admitAttempt(
  orm: Orm,
  attempt: SignInAttempt,
  now: Date,
): Promise<Admission> {
  const [row] = await orm
    .insert(auditEvents)
    .values({ at: now, action: FAILED, details: attempt })
    .returning({ id: auditEvents.id })
  if (row === undefined) throw new Error('The attempt to sign in was not recorded.')
  const cutoff = new Date(now.getTime() - WINDOW_MINUTES * 60_000)
  const earlier = await orm
    .select({
      ofAddress: sql<number>`count(*)::int`,
      ofPair: sql<number>`(count(*) filter (where ${auditEvents.details} ->> 'accountKey' = ${attempt.accountKey}))::int`,
      oldest: sql<string | null>`extract(epoch from min(${auditEvents.at}))::text`,
    })
    .from(auditEvents)
    // Nobody is signed in yet, so that the index on person and time finds these rows.
    .where(
      and(
        sql`${auditEvents.userId} is null and ${auditEvents.at} > ${cutoff.toISOString()}`,
        eq(auditEvents.action, FAILED),
        lt(auditEvents.id, row.id),
        sql`${auditEvents.details} ->> 'addressKey' = ${attempt.addressKey}`,
      ),
    )
  const count = earlier[0]
  const isThrottled =
    count !== undefined &&
    (count.ofPair >= FAILURES_PER_ACCOUNT_AND_ADDRESS || count.ofAddress >= FAILURES_PER_ADDRESS)
  if (!isThrottled) return { code: 'admitted', attemptId: row.id }
  // What is refused unseen must not keep the door shut for longer.
  await orm.delete(auditEvents).where(eq(auditEvents.id, row.id))
  const oldestMs = Number(count.oldest ?? 0) * 1000
  return {
    code: 'throttled',
    retryAfterSeconds: (oldestMs + WINDOW_MINUTES * 60_000 - now.getTime()) / 1000,
  }
}

/** Turns an attempt into a success: it no longer counts. */
export async function recordSuccess(orm: Orm, attemptId: number, userId: number): Promise<void> {
  await orm
    .update(auditEvents)
    .set({ action: SUCCEEDED, userId, details: null })
    .where(eq(auditEvents.id, attemptId))
}

/** Writes down that a session was ended because an old token of it was used. */
export async function recordTokenReuse(orm: Orm, now: Date): Promise<void> {
  await orm.insert(auditEvents).values({ at: now, action: 'refresh_token_reused' })
}
