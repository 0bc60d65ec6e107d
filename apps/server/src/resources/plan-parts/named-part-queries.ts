import { isNameUsed as isNameUsedBy } from '@throughline/domain/names'
import { and, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { lockPlan, placeAfter, putAt } from './order-queries'
import type { OrderedTable } from './order-queries'

/** A kind of named part of a plan, such as channels or categories. */
export interface NamedParts {
  readonly table: PgTable & { readonly id: PgColumn }
  /** The column with unique names, ignoring case; null if names may repeat. */
  readonly uniqueName: PgColumn | null
  /** The rows that share an order and unique names. */
  readonly among: SQL
  /** The table, if users choose the order; null for parts without an order. */
  readonly ordered: OrderedTable | null
  /** The collection as in paths, for the change stream of the plan. */
  readonly collection: string
}

/** The result of a write: `taken` if another part of the same kind has that name. */
export type PartWrite =
  | { readonly code: 'written'; readonly id: number }
  | { readonly code: 'taken' }

/** The fields of a write, for new and existing parts. */
interface PartDetails {
  readonly planId: number
  /** undefined keeps the name. */
  readonly name?: string | undefined
  /** Position from 0; beyond the end means last. undefined: last if new, else unchanged. */
  readonly place?: number | undefined
  readonly now: Date
}

/**
 * Stores a new part at its position. Runs in the caller's transaction.
 *
 * @param insert stores the row with this position and returns its id
 */
export async function createNamedPart(
  tx: Orm,
  parts: NamedParts,
  details: PartDetails & { readonly name: string },
  insert: (orderIndex: number) => Promise<number>,
): Promise<PartWrite> {
  const { planId, name, now } = details
  const { ordered, among, collection } = parts
  await lockPlan(tx, planId)
  if (await isNameUsed(tx, parts, name)) return { code: 'taken' }
  const id = await insert(ordered === null ? 0 : await placeAfter(tx, ordered, among))
  await move(tx, parts, id, details.place)
  await recordChange(tx, { planId, collection, action: 'created', ids: [id] }, now)
  return { code: 'written', id }
}

/**
 * Changes a part: its name, its position or other fields. Runs in the caller's
 * transaction, and changes nothing if the name is taken.
 *
 * @param update changes the row
 */
export async function changeNamedPart(
  tx: Orm,
  parts: NamedParts,
  details: PartDetails & { readonly id: number },
  update: () => Promise<unknown>,
): Promise<PartWrite> {
  const { id, planId, name, now } = details
  await lockPlan(tx, planId)
  if (name !== undefined && (await isNameUsed(tx, parts, name, [id]))) return { code: 'taken' }
  await update()
  await move(tx, parts, id, details.place)
  await recordChange(
    tx,
    { planId, collection: parts.collection, action: 'updated', ids: [id] },
    now,
  )
  return { code: 'written', id }
}

/**
 * Whether another part has a name. Call it after `lockPlan`. Names are compared
 * here, because the locale of the database may ignore case only for ASCII.
 *
 * @param exceptIds parts to ignore
 */
export async function isNameUsed(
  tx: Orm,
  { table, uniqueName, among }: Pick<NamedParts, 'table' | 'uniqueName' | 'among'>,
  name: string,
  exceptIds: readonly number[] = [],
): Promise<boolean> {
  if (uniqueName === null) return false
  const isOther = exceptIds.length === 0 ? undefined : notInArray(table.id, [...exceptIds])
  const others = await tx
    .select({ name: sql<string>`${uniqueName}` })
    .from(table)
    .where(and(among, isOther))
  return isNameUsedBy(name, others)
}

async function move(
  tx: Orm,
  { ordered, among }: NamedParts,
  id: number,
  place: number | undefined,
): Promise<void> {
  if (ordered !== null && place !== undefined) await putAt(tx, ordered, { id, place, among })
}
