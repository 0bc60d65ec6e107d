import { and, count, eq, gt, isNull, lt, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { auditEvents } from '../db/schema'

/** Removes an attempt that should not count, for example after a success. */
export async function forgetAttempt(orm: Orm, attemptId: number): Promise<void> {
  await orm.delete(auditEvents).where(eq(auditEvents.id, attemptId))
}

/** Who does something, as keyed hashes: the log must not become a list of people and addresses. */
type Keys = Readonly<Record<string, string>>

/** Something that may be done only so often. */
interface ThrottledAction {
  /** As the log names it. */
  readonly action: string
  /** The person; left out without a sign-in. */
  readonly userId?: number
  readonly keys: Keys
  readonly windowMinutes: number
  /** Max attempts within the window with the same values of all named keys. */
  readonly limits: readonly { readonly by: readonly string[]; readonly max: number }[]
}

/** Whether it may be done now. */
export type Admission =
  | { readonly code: 'admitted'; readonly attemptId: number }
  | { readonly code: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Counts an attempt and says whether it may be made. It is written down before it
 * is judged, so that many at once cannot slip through, and in the database,
 * because several processes share one. Refused attempts do not count, so that
 * trying again does not prolong the wait.
 */
export async function admit(orm: Orm, throttled: ThrottledAction, now: Date): Promise<Admission> {
  const { action, userId = null, keys, windowMinutes, limits } = throttled
  const [row] = await orm
    .insert(auditEvents)
    .values({ at: now, action, userId, details: keys })
    .returning({ id: auditEvents.id })
  if (row === undefined) throw new Error('An attempt was not recorded.')
  const windowMs = windowMinutes * 60_000
  for (const { by, max } of limits) {
    const [earlier] = await orm
      .select({ times: count(), oldest: min(auditEvents.at) })
      .from(auditEvents)
      // The index on person and time finds these rows, also those without a person.
      .where(
        and(
          userId === null ? isNull(auditEvents.userId) : eq(auditEvents.userId, userId),
          gt(auditEvents.at, new Date(now.getTime() - windowMs)),
          eq(auditEvents.action, action),
          lt(auditEvents.id, row.id),
          ...by.map((name): SQL => sql`${auditEvents.details} ->> ${name} = ${keys[name] ?? ''}`),
        ),
      )
    if (earlier === undefined || earlier.times < max) continue
    await orm.delete(auditEvents).where(eq(auditEvents.id, row.id))
    const opensAt = (earlier.oldest ?? now).getTime() + windowMs
    return { code: 'throttled', retryAfterSeconds: (opensAt - now.getTime()) / 1000 }
  }
  return { code: 'admitted', attemptId: row.id }
}
