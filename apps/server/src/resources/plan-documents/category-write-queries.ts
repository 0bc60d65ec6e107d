import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { planDocumentCategories, planDocumentFilings } from '../../db/schema'
import { deleteParts, lockPlans } from '../delete-parts-queries'
import { lockPlan, placeAfter, putAt } from '../plan-order-queries'

/** The category that every plan has, and that its documents fall back to. */
const UNCATEGORIZED = 'Uncategorized'

/** Whether a category is the one that stays as it is. */
export function isUncategorized({ name }: { readonly name: string }): boolean {
  return name.toLowerCase() === UNCATEGORIZED.toLowerCase()
}

/** The fields of a category that a person can set; undefined leaves as it is. */
export interface CategoryValues {
  readonly name?: string | undefined
  readonly orderIndex?: number | undefined
}

/** The `Uncategorized` of a plan, made when there is none. Runs in the caller's transaction, after `lockPlan`. */
export async function ensureUncategorized(tx: Orm, planId: number): Promise<number> {
  const [row] = await tx
    .select({ id: planDocumentCategories.id })
    .from(planDocumentCategories)
    .where(isNamed(planId, UNCATEGORIZED))
    .orderBy(asc(planDocumentCategories.id))
    .limit(1)
  return row?.id ?? (await insertRow(tx, planId, UNCATEGORIZED))
}

/** The same in a transaction of its own. */
export async function makeUncategorized(orm: Orm, planId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    await ensureUncategorized(tx, planId)
  })
}

/**
 * Stores a new category. Runs in the caller's transaction.
 *
 * @returns its id, or null when the plan has one of that name
 */
export async function insertDocumentCategory(
  tx: Orm,
  { name, orderIndex }: CategoryValues & { readonly name: string },
  { planId, now }: { readonly planId: number; readonly now: Date },
): Promise<number | null> {
  await lockPlan(tx, planId)
  if (isUncategorized({ name }) || (await isNameTaken(tx, planId, name, null))) return null
  const id = await insertRow(tx, planId, name)
  if (orderIndex !== undefined) {
    const among = eq(planDocumentCategories.planId, planId)
    await putAt(tx, planDocumentCategories, { id, place: orderIndex, among })
  }
  await recordCategories(tx, planId, 'created', [id], now)
  return id
}

/**
 * Changes a category.
 *
 * @returns false, and nothing is changed, when another one has that name
 */
export async function updateDocumentCategory(
  orm: Orm,
  { id, planId }: { readonly id: number; readonly planId: number },
  { name, orderIndex }: CategoryValues,
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    if (name !== undefined) {
      if (await isNameTaken(tx, planId, name, id)) return false
      await tx.update(planDocumentCategories).set({ name }).where(eq(planDocumentCategories.id, id))
    }
    if (orderIndex !== undefined) {
      const among = eq(planDocumentCategories.planId, planId)
      await putAt(tx, planDocumentCategories, { id, place: orderIndex, among })
    }
    await recordCategories(tx, planId, 'updated', [id], now)
    return true
  })
}

/**
 * Deletes categories, all or none. Documents that are filed nowhere else fall
 * back to `Uncategorized`.
 *
 * @returns false, and nothing is changed, when one of them was gone already
 */
export async function deleteDocumentCategories(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    for (const planId of planIds) await fallBack(tx, planId, ids)
    return deleteParts(tx, planDocumentCategories, 'plan_document_categories', { ids, now })
  })
}

async function fallBack(tx: Orm, planId: number, ids: readonly number[]): Promise<void> {
  const uncategorizedId = await ensureUncategorized(tx, planId)
  const isDoomed = sql`${planDocumentFilings.categoryId} in (
    select id from plan_document_categories where plan_id = ${planId} and ${inArray(sql`id`, [...ids])}
  )`
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(sql`plan_document_filings other`)
    .where(
      sql`other.plan_document_id = ${planDocumentFilings.planDocumentId}
        and not (${inArray(sql`other.category_id`, [...ids])})`,
    )
  const homeless = await tx
    .selectDistinct({ id: planDocumentFilings.planDocumentId })
    .from(planDocumentFilings)
    .where(and(isDoomed, notExists(elsewhere)))
  if (homeless.length === 0) return
  await tx
    .insert(planDocumentFilings)
    .values(homeless.map(({ id }) => ({ planDocumentId: id, categoryId: uncategorizedId })))
    .onConflictDoNothing()
}

async function insertRow(tx: Orm, planId: number, name: string): Promise<number> {
  const among = eq(planDocumentCategories.planId, planId)
  const [row] = await tx
    .insert(planDocumentCategories)
    .values({ planId, name, orderIndex: await placeAfter(tx, planDocumentCategories, among) })
    .returning({ id: planDocumentCategories.id })
  if (row === undefined) throw new Error('A new category came back without an id.')
  return row.id
}

function isNamed(planId: number, name: string) {
  return and(
    eq(planDocumentCategories.planId, planId),
    sql`lower(${planDocumentCategories.name}) = lower(${name})`,
  )
}

async function isNameTaken(
  tx: Orm,
  planId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: planDocumentCategories.id })
    .from(planDocumentCategories)
    .where(
      and(
        isNamed(planId, name),
        exceptId === null ? undefined : ne(planDocumentCategories.id, exceptId),
      ),
    )
    .limit(1)
  return row !== undefined
}

function recordCategories(
  tx: Orm,
  planId: number,
  action: 'created' | 'updated',
  ids: readonly number[],
  now: Date,
): Promise<void> {
  return recordChange(tx, { planId, collection: 'plan_document_categories', action, ids }, now)
}
