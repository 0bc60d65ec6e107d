import { placedAt } from '@throughline/domain/ordering'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../db/database'
import { plans } from '../../db/schema'

/** A table with an order that users choose. */
export type OrderedTable = PgTable & { readonly id: PgColumn; readonly orderIndex: PgColumn }

/**
 * Locks a plan until the end of the transaction, so that two users who reorder its parts at the
 * same time do so one after the other. The lock does not block new rows that refer to the plan. A
 * writer of such rows records its change first. It would otherwise wait for this lock, while the
 * holder of the lock waits to record a change.
 */
export async function lockPlan(tx: Orm, planId: number): Promise<void> {
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for('no key update')
}

/** Whether an update sets anything: SQL has no empty `set`. */
export function hasValues(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined)
}

/** The position after the last of some rows. */
export async function placeAfter(tx: Orm, table: OrderedTable, among: SQL): Promise<number> {
  const [row] = await tx
    .select({ place: sql<number>`coalesce(max(${table.orderIndex}) + 1, 0)` })
    .from(table)
    .where(among)
  return row?.place ?? 0
}

/**
 * Moves a row to a position among others, and renumbers them. Call it after `lockPlan`.
 *
 * @param place position from 0; beyond the end means last
 */
export async function putAt(
  tx: Orm,
  table: OrderedTable,
  { id, place, among }: { readonly id: number; readonly place: number; readonly among: SQL },
): Promise<void> {
  const rows = await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(among)
    .orderBy(asc(table.orderIndex), asc(table.id))
  await writeOrder(
    tx,
    table,
    placedAt(
      rows.map((row) => row.id),
      id,
      place,
    ),
  )
}

/** Numbers rows 0, 1, 2 … in the order of the ids. */
export async function writeOrder(
  tx: Orm,
  table: OrderedTable,
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update ${table} set order_index = placed.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed(id, place)
    where ${and(sql`${table.id} = placed.id::int`, sql`${table.orderIndex} <> placed.place - 1`)}
  `)
}
