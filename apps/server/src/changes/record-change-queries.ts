import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { planChanges } from '../db/schema'

/** The channel of the database on which every process hears of changes, as `id:planId`. */
export const PLAN_CHANGES_CHANNEL = 'plan_changes'

/** Any number works that no other advisory lock of the server uses. */
const PLAN_CHANGES_LOCK = 7_204_117

/** What happened to entities of one plan. */
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
 * Writes down what a transaction did to a plan, for those who follow it. Call it
 * last in the transaction: numbers of changes then grow in the order in which
 * they become visible, so that nobody who asks for what came after one number
 * misses another, and nobody waits long.
 */
export async function recordChange(tx: Orm, change: PlanChange, now: Date): Promise<void> {
  const { planId, collection, action, ids, version = null } = change
  if (ids.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_CHANGES_LOCK}, ${planId})`)
  const [row] = await tx
    .insert(planChanges)
    .values({ planId, collection, action, ids: [...ids], version, at: now })
    .returning({ id: planChanges.id })
  if (row === undefined) throw new Error('A change came back without a number.')
  await tx.execute(sql`select pg_notify(${PLAN_CHANGES_CHANNEL}, ${`${row.id}:${planId}`})`)
}
