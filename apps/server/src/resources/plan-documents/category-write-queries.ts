import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { planDocumentCategories, planDocumentFilings } from '../../db/schema'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import { lockPlan, placeAfter } from '../plan-parts/order-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The category that every plan has, for documents without another one. */
const UNCATEGORIZED = 'Uncategorized'

const COLLECTION = 'plan_document_categories'

/** Whether a category is `Uncategorized`, which cannot be changed. */
export function isUncategorized({ name }: { readonly name: string }): boolean {
  return name.toLowerCase() === UNCATEGORIZED.toLowerCase()
}

/** The fields of a category that a person can set; undefined keeps the current value. */
export interface CategoryValues {
  readonly name?: string | undefined
  readonly orderIndex?: number | undefined
}

/**
 * The `Uncategorized` category of a plan, created if it is missing. Runs in the caller's
 * transaction, after `lockPlan`.
 */
export async function ensureUncategorized(tx: Orm, planId: number): Promise<number> {
  const among = eq(planDocumentCategories.planId, planId)
  const [row] = await tx
    .select({ id: planDocumentCategories.id })
    .from(planDocumentCategories)
    .where(and(among, sql`lower(${planDocumentCategories.name}) = lower(${UNCATEGORIZED})`))
    .orderBy(asc(planDocumentCategories.id))
    .limit(1)
  if (row !== undefined) return row.id
  const orderIndex = await placeAfter(tx, planDocumentCategories, among)
  return insertRow(tx, { planId, name: UNCATEGORIZED, orderIndex })
}

/** The same in a new transaction. */
export async function makeUncategorized(orm: Orm, planId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    await ensureUncategorized(tx, planId)
  })
}

/**
 * Stores a new category, unless the plan has one with that name. Runs in the
 * caller's transaction.
 */
export async function insertDocumentCategory(
  tx: Orm,
  { name, orderIndex }: CategoryValues & { readonly name: string },
  { planId, now }: { readonly planId: number; readonly now: Date },
): Promise<PartWrite> {
  // `Uncategorized` may not exist yet, but its name is always reserved.
  if (isUncategorized({ name })) return { code: 'taken' }
  const details = { planId, name, place: orderIndex, now }
  return createNamedPart(tx, categoriesOf(planId), details, (index) =>
    insertRow(tx, { planId, name, orderIndex: index }),
  )
}

/** Changes a category, unless another one has its new name. */
export async function updateDocumentCategory(
  orm: Orm,
  { id, version, planId }: RowAtVersion & { readonly planId: number },
  { name, orderIndex }: CategoryValues,
  now: Date,
): Promise<PartWrite> {
  return orm.transaction((tx) =>
    changeNamedPart(tx, categoriesOf(planId), { id, planId, name, place: orderIndex, now }, () =>
      updateAtVersion(tx, planDocumentCategories, { id, version }, { name }),
    ),
  )
}

/**
 * Deletes categories, all or none. Documents without another
 * category move to `Uncategorized`.
 *
 * @returns false, without any change, if one of them does not exist
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
    return deleteParts(tx, planDocumentCategories, COLLECTION, { ids, now })
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

async function insertRow(
  tx: Orm,
  values: { readonly planId: number; readonly name: string; readonly orderIndex: number },
): Promise<number> {
  const [row] = await tx
    .insert(planDocumentCategories)
    .values(values)
    .returning({ id: planDocumentCategories.id })
  if (row === undefined) throw new Error('A new category came back without an id.')
  return row.id
}

function categoriesOf(planId: number): NamedParts {
  return {
    table: planDocumentCategories,
    uniqueName: planDocumentCategories.name,
    among: eq(planDocumentCategories.planId, planId),
    ordered: planDocumentCategories,
    collection: COLLECTION,
  }
}
