import { and, inArray, isNull, lt } from 'drizzle-orm'
import { deleteOldChanges } from '../changes/change-queries'
import type { Orm } from '../db/database'
import { ATTEMPT_DAYS, PLAN_RESTORE_DAYS, RESTORE_DAYS } from '../db/retention'
import {
  auditEvents,
  bulkChanges,
  customViews,
  idempotencyKeys,
  oneTimeTokens,
  plans,
  refreshTokens,
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

/**
 * Deletes rows that no request can read any more. Several processes may run it at once, and it is
 * safe to repeat.
 */
export async function sweepDatabase(orm: Orm, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteOldChanges(orm, now)
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)))
  await orm.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  for (const days of new Set(Object.values(ATTEMPT_DAYS))) {
    const ofDays = Object.entries(ATTEMPT_DAYS).filter((entry) => entry[1] === days)
    const actions = ofDays.map(([action]) => action)
    await orm
      .delete(auditEvents)
      .where(and(inArray(auditEvents.action, actions), lt(auditEvents.at, before(days))))
  }
  await orm.delete(samlRequests).where(lt(samlRequests.expiresAt, now))
  await orm.delete(samlAssertions).where(lt(samlAssertions.expiresAt, now))
  await orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before(ONE_TIME_TOKEN_DAYS)))
  await orm
    .delete(tacticFieldValues)
    .where(
      and(
        isNull(tacticFieldValues.tacticId),
        lt(tacticFieldValues.createdAt, before(UNNAMED_VALUE_DAYS)),
      ),
    )
  await orm.delete(bulkChanges).where(lt(bulkChanges.createdAt, before(RESTORE_DAYS)))
  await orm.delete(tactics).where(lt(tactics.deletedAt, before(RESTORE_DAYS)))
  await orm.delete(plans).where(lt(plans.deletedAt, before(PLAN_RESTORE_DAYS)))
  await orm.delete(customViews).where(lt(customViews.deletedAt, before(RESTORE_DAYS)))
}
