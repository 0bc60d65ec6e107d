import { and, count, eq, isNull, lt, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import type { LimitedAction } from '../db/retention'
import { auditEvents } from '../db/schema'
import { isAfterWindow, isInWindow, secondsInWindow } from '../db/time-window'

/** Removes an attempt that should not count, for example after a success. */
export async function forgetAttempt(orm: Orm, attemptId: number): Promise<void> {
  await orm.delete(auditEvents).where(eq(auditEvents.id, attemptId))
}

/** The name of a key by which attempts are counted. */
type KeyName = 'ipKey' | 'accountKey' | 'person' | 'account' | 'calendar'

/** Keyed hashes that identify a caller, so that the log contains no email or IP addresses. */
type Keys = Readonly<Partial<Record<KeyName | 'reason', string | undefined>>>

/** An action with a rate limit. */
interface ThrottledAction {
  /** The action in the audit log. */
  readonly action: LimitedAction
  /** The person, if signed in. */
  readonly userId?: number
  readonly keys: Keys
  readonly windowMinutes: number
  /** Max attempts within the window with the same values of all named keys. */
  readonly limits: readonly { readonly by: readonly KeyName[]; readonly max: number }[]
}

function isSameAction(action: LimitedAction, userId: number | null): SQL | undefined {
  return and(
    userId === null ? isNull(auditEvents.userId) : eq(auditEvents.userId, userId),
    eq(auditEvents.action, action),
  )
}

/**
 * Selects the number of attempts within the window with the same keys, before an attempt, and the
 * time of the oldest. An index on the key or on the person finds them.
 */
export function selectEarlier(
  orm: Orm,
  { action, userId, keys, windowMinutes }: ThrottledAction,
  by: readonly KeyName[],
  { id, now }: { readonly id: number; readonly now: Date },
) {
  // The names are in the text, because they are so in the indexes.
  const hasKey = (name: KeyName): SQL =>
    sql`${auditEvents.details} ->> ${sql.raw(`'${name}'`)} = ${keys[name] ?? ''}`
  return orm
    .select({ times: count(), oldest: min(auditEvents.at) })
    .from(auditEvents)
    .where(
      and(
        isSameAction(action, userId ?? null),
        isInWindow(auditEvents.at, now, windowMinutes * 60_000),
        lt(auditEvents.id, id),
        ...by.map(hasKey),
      ),
    )
}

/** Whether the attempt is allowed. */
export type Admission =
  | { readonly code: 'admitted'; readonly attemptId: number }
  | { readonly code: 'throttled'; readonly retryAfterSeconds: number }

/**
 * Records an attempt and decides whether it is allowed. It is recorded before the decision,
 * so that concurrent attempts cannot exceed the limit, and in the database, which all
 * processes share. Refused attempts do not count, so a retry does not extend the wait. Attempts
 * of a clock that ran ahead and was corrected no longer count.
 */
export async function admit(orm: Orm, throttled: ThrottledAction, now: Date): Promise<Admission> {
  const { action, userId = null, keys, windowMinutes, limits } = throttled
  const [row] = await orm
    .insert(auditEvents)
    .values({ at: now, action, userId, details: keys })
    .returning({ id: auditEvents.id })
  if (row === undefined) throw new Error('An attempt was not recorded.')
  const windowMs = windowMinutes * 60_000
  const isSame = isSameAction(action, userId)
  // They would count again when the clock gets there.
  await orm
    .update(auditEvents)
    .set({ at: new Date(now.getTime() - windowMs) })
    .where(and(isSame, isAfterWindow(auditEvents.at, now)))
  for (const { by, max } of limits) {
    const [earlier] = await selectEarlier(orm, throttled, by, { id: row.id, now })
    if (earlier === undefined || earlier.times < max) continue
    await orm.delete(auditEvents).where(eq(auditEvents.id, row.id))
    const retryAfterSeconds = secondsInWindow(earlier.oldest ?? now, now, windowMs)
    return { code: 'throttled', retryAfterSeconds }
  }
  return { code: 'admitted', attemptId: row.id }
}
