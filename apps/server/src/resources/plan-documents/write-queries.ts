import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { planDocumentFilings, planDocuments, tacticDocuments, tactics } from '../../db/schema'
import { invalidReference } from '../../errors/api-error'
import { claimAssets } from '../../files/asset-queries'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { lockPlan } from '../plan-parts/order-queries'
import { changeColumns } from '../tactics/write-queries'
import type { TacticChange } from '../tactics/write-queries'
import { ensureUncategorized } from './category-write-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The plan of a document, and the account that its file will belong to. */
export interface DocumentPlan {
  readonly planId: number
  /** null for the template plan, which belongs to no account. */
  readonly accountId: number | null
}

/** The fields of a document that a person can set; undefined keeps the current value. */
export interface DocumentValues {
  readonly assetId?: number | undefined
  /** Categories, which replace the current ones; an empty list means `Uncategorized`. */
  readonly categoryIds?: readonly number[] | undefined
  /** Tactics to attach the document to, and to detach it from. */
  readonly attach: readonly number[]
  readonly detach: readonly number[]
}

/** Stores a new document. Runs in the caller's transaction. */
export async function insertDocument(
  tx: Orm,
  values: DocumentValues & { readonly assetId: number },
  { planId, accountId, ...change }: DocumentPlan & TacticChange,
): Promise<number> {
  await lockPlan(tx, planId)
  await claim(tx, values.assetId, accountId)
  const [row] = await tx
    .insert(planDocuments)
    .values({ planId, assetId: values.assetId, createdAt: change.now })
    .returning({ id: planDocuments.id })
  if (row === undefined) throw new Error('A new document came back without an id.')
  await fileUnder(tx, { id: row.id, planId }, values.categoryIds ?? [])
  await changeAttachments(tx, row.id, values)
  await recordChange(
    tx,
    { planId, collection: 'plan_documents', action: 'created', ids: [row.id] },
    change.now,
  )
  await touchTactics(tx, planId, values.attach, change)
  return row.id
}

/** Changes a document. */
export async function updateDocumentRow(
  orm: Orm,
  { id, version }: RowAtVersion,
  values: DocumentValues,
  { planId, accountId, ...change }: DocumentPlan & TacticChange,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    const { assetId, categoryIds, attach, detach } = values
    if (assetId !== undefined) await claim(tx, assetId, accountId)
    await updateAtVersion(
      tx,
      planDocuments,
      { id, version },
      { assetId },
      categoryIds !== undefined || attach.length + detach.length > 0,
    )
    if (categoryIds !== undefined) await fileUnder(tx, { id, planId }, categoryIds)
    await changeAttachments(tx, id, values)
    await recordChange(
      tx,
      { planId, collection: 'plan_documents', action: 'updated', ids: [id] },
      change.now,
    )
    await touchTactics(tx, planId, [...attach, ...detach], change)
  })
}

/**
 * Deletes documents, all or none. Unused files are deleted too.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteDocumentRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  change: TacticChange,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    const attached = await tx
      .select({ id: tactics.id, planId: tactics.planId })
      .from(tacticDocuments)
      .innerJoin(tactics, eq(tactics.id, tacticDocuments.tacticId))
      .where(inArray(tacticDocuments.planDocumentId, [...ids]))
    if (!(await deleteParts(tx, planDocuments, 'plan_documents', { ids, now: change.now })))
      return false
    for (const planId of planIds) {
      const here = attached.filter((tactic) => tactic.planId === planId).map(({ id }) => id)
      await touchTactics(tx, planId, here, change)
    }
    return true
  })
}

async function claim(tx: Orm, assetId: number, accountId: number | null): Promise<void> {
  if (!(await claimAssets(tx, [assetId], accountId))) throw invalidReference('/asset')
}

async function fileUnder(
  tx: Orm,
  { id, planId }: { readonly id: number; readonly planId: number },
  categoryIds: readonly number[],
): Promise<void> {
  const chosen = categoryIds.length > 0 ? categoryIds : [await ensureUncategorized(tx, planId)]
  await tx.delete(planDocumentFilings).where(eq(planDocumentFilings.planDocumentId, id))
  await tx
    .insert(planDocumentFilings)
    .values(chosen.map((categoryId) => ({ planDocumentId: id, categoryId })))
}

async function changeAttachments(
  tx: Orm,
  documentId: number,
  { attach, detach }: DocumentValues,
): Promise<void> {
  const isThis = eq(tacticDocuments.planDocumentId, documentId)
  if (detach.length > 0) {
    await tx
      .delete(tacticDocuments)
      .where(and(isThis, inArray(tacticDocuments.tacticId, [...detach])))
  }
  if (attach.length > 0) {
    await tx
      .insert(tacticDocuments)
      .values(attach.map((tacticId) => ({ tacticId, planDocumentId: documentId })))
      .onConflictDoNothing()
  }
}

/** Documents are part of their tactics, so users who have one open get an event. */
async function touchTactics(
  tx: Orm,
  planId: number,
  tacticIds: readonly number[],
  change: TacticChange,
): Promise<void> {
  if (tacticIds.length === 0) return
  const isAlive = and(inArray(tactics.id, [...tacticIds]), isNull(tactics.deletedAt))
  const match = await tx
    .select({ id: tactics.id })
    .from(tactics)
    .where(isAlive)
    .orderBy(asc(tactics.id))
    .for('update')
  await tx.update(tactics).set(changeColumns(change)).where(isAlive)
  const ids = match.map(({ id }) => id)
  await recordChange(tx, { planId, collection: 'tactics', action: 'updated', ids }, change.now)
}
