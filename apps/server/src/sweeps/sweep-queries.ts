import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deleteOldChanges } from '../changes/change-queries'
import type { Orm } from '../db/database'
import { deleteInBatches } from '../db/delete-in-batches-queries'
import { ATTEMPT_DAYS, PLAN_RESTORE_DAYS, RESTORE_DAYS } from '../db/retention'
import {
  auditEvents,
  bulkChanges,
  customViews,
  idempotencyKeys,
  oneTimeTokens,
  plans,
  refreshTokens,
  requestCounts,
  samlAssertions,
  samlRequests,
  tacticFieldValues,
  tactics,
} from '../db/schema'

const DAY_MS = 86_400_000

/** How long an idempotency key is stored. */
const IDEMPOTENCY_DAYS = 1
/** How long an expired link is stored, for investigations. */
const ONE_TIME_TOKEN_DAYS = 30
/** How long a value of a custom field waits for the tactic that names it. */
const UNNAMED_VALUE_DAYS = 1

/** Plans that one statement deletes. Each takes everything but its tactics along. */
const PLANS_AT_ONCE = 10

/** Rows to delete: their table, and the condition that no request can read them any more. */
interface ExpiredRows {
  readonly table: PgTable
  readonly condition: SQL | undefined
  readonly rowsAtOnce?: number
}

/** Returns what a sweep deletes, in this order. */
export function expiredRows(orm: Orm, now: Date): readonly ExpiredRows[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const attempts = [...new Set(Object.values(ATTEMPT_DAYS))].map((days): ExpiredRows => {
    const ofDays = Object.entries(ATTEMPT_DAYS).filter((entry) => entry[1] === days)
    const actions = ofDays.map(([action]) => action)
    return {
      table: auditEvents,
      condition: and(inArray(auditEvents.action, actions), lt(auditEvents.at, before(days))),
    }
  })
  const isGone = lt(plans.deletedAt, before(PLAN_RESTORE_DAYS))
  return [
    { table: idempotencyKeys, condition: lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)) },
    { table: requestCounts, condition: lt(requestCounts.expire, now.getTime()) },
    { table: refreshTokens, condition: lt(refreshTokens.expiresAt, now) },
    ...attempts,
    { table: samlRequests, condition: lt(samlRequests.expiresAt, now) },
    { table: samlAssertions, condition: lt(samlAssertions.expiresAt, now) },
    {
      table: oneTimeTokens,
      condition: lt(oneTimeTokens.expiresAt, before(ONE_TIME_TOKEN_DAYS)),
    },
    {
      table: tacticFieldValues,
      condition: and(
        isNull(tacticFieldValues.tacticId),
        lt(tacticFieldValues.createdAt, before(UNNAMED_VALUE_DAYS)),
      ),
    },
    { table: bulkChanges, condition: lt(bulkChanges.createdAt, before(RESTORE_DAYS)) },
    { table: tactics, condition: lt(tactics.deletedAt, before(RESTORE_DAYS)) },
    // First, because they can be many.
    {
      table: tactics,
      condition: inArray(tactics.planId, orm.select({ id: plans.id }).from(plans).where(isGone)),
    },
    { table: plans, condition: isGone, rowsAtOnce: PLANS_AT_ONCE },
    { table: customViews, condition: lt(customViews.deletedAt, before(RESTORE_DAYS)) },
  ]
}

/**
 * Deletes rows that no request can read any more. Several processes may run it at once, and it is
 * safe to repeat.
 *
 * @param requireLease called before each statement; it may throw to end early
 */
export async function sweepDatabase(
  orm: Orm,
  now: Date,
  requireLease: () => void = () => undefined,
): Promise<void> {
  await deleteOldChanges(orm, now, requireLease)
  for (const { table, condition, rowsAtOnce } of expiredRows(orm, now)) {
    await deleteInBatches(orm, table, condition, requireLease, rowsAtOnce)
  }
}
