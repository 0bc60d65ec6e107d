import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { planChanges } from '../db/schema'

/**
 * The notification channel of the database. A message is `id:planId` for a change of a plan, or
 * `rights:kind:id` for a change of rights, which triggers of the database send. One channel keeps
 * both in the order of their commits.
 */
export const PLAN_CHANGES_CHANNEL = 'plan_changes'

/** Key of an advisory lock; no other lock of the server uses it. */
const PLAN_CHANGES_LOCK = 7_204_117

/** A change of entities of one plan. */
export interface PlanChange {
  readonly planId: number
  /** As in paths, such as `tactics`. */
  readonly collection: string
  readonly action: 'created' | 'updated' | 'deleted'
  readonly ids: readonly number[]
  /** Of a single changed entity that has versions. */
  readonly version?: number
}

/**
 * Records a change of a plan for its followers. Call it last in the transaction, for two reasons.
 * Ids of changes then grow in the order in which they become visible, so a follower who reads the
 * changes after an id misses none. It also holds a lock until the commit, so an earlier call would
 * make other writers wait.
 */
export async function recordChange(tx: Orm, change: PlanChange, now: Date): Promise<void> {
  const { planId, collection, action, ids, version = null } = change
  if (ids.length === 0) return
  // One statement: it locks, then takes the id, then tells it.
  await tx.execute(sql`
    with locked as materialized (
      select pg_advisory_xact_lock(${PLAN_CHANGES_LOCK}, ${planId})
    ), change as (
      insert into ${planChanges} (plan_id, collection, action, ids, version, at)
      select ${planId}::int, ${collection}, ${action}, ${JSON.stringify(ids)}::jsonb,
        ${version}::int, ${now.toISOString()}::timestamptz
      from locked
      returning id, plan_id
    )
    select pg_notify(${PLAN_CHANGES_CHANNEL}, id || ':' || plan_id) from change`)
}
