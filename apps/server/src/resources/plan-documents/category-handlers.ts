import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { ApiError, notFound, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { writtenId } from '../plan-parts/written-id'
import {
  deleteDocumentCategories,
  insertDocumentCategory,
  isUncategorized,
  makeUncategorized,
  updateDocumentCategory,
} from './category-write-queries'
import { presentDocumentCategory } from './presenter'
import { findDocumentCategories } from './queries'
import type { DocumentCategoryRow } from './queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

/** Categories of the documents of plans. `Uncategorized` always exists and cannot be changed. */
export const planDocumentCategoryHandlers: Handlers<
  | 'listPlanDocumentCategories'
  | 'createPlanDocumentCategory'
  | 'readPlanDocumentCategory'
  | 'updatePlanDocumentCategory'
  | 'deletePlanDocumentCategories'
> = {
  listPlanDocumentCategories: async ({ planAccesses, orm }) => {
    const planId = planAccesses.only.plan.id
    let rows = await findDocumentCategories(orm, [planId])
    if (!rows.some((row) => isUncategorized(row))) {
      await makeUncategorized(orm, planId)
      rows = await findDocumentCategories(orm, [planId])
    }
    return { body: { items: rows.map((row) => presentDocumentCategory(row)), total: rows.length } }
  },

  createPlanDocumentCategory: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const planId = planAccesses.only.plan.id
    const values = { name: body.name.trim(), orderIndex: body.orderIndex }
    const id = await createOnce(
      orm,
      idempotentRequest('createPlanDocumentCategory', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(await insertDocumentCategory(tx, values, { planId, now }), 'category'),
    )
    return { body: presentDocumentCategory(await readStored(orm, id, planAccesses)) }
  },

  readPlanDocumentCategory: async ({ params, planAccesses, orm }) => ({
    body: presentDocumentCategory(await readStored(orm, params.id, planAccesses)),
  }),

  updatePlanDocumentCategory: async ({ params, body, planAccesses, orm, request, now }) => {
    const stored = await readStored(orm, params.id, planAccesses)
    requireUnchanged(body.id, stored.id, 'id')
    const sentPlan =
      body.plan === undefined ? undefined : referenceFrom(body.plan, 'plans', '/plan')
    requireUnchanged(sentPlan, stored.planId, 'plan')
    const name = body.name?.trim()
    if (name !== undefined && name !== stored.name) refuseReserved(stored)
    const values = { name, orderIndex: body.orderIndex }
    const row = { ...stored, version: optionalVersion(request) }
    return answerVersioned(
      async () => writtenId(await updateDocumentCategory(orm, row, values, now), 'category'),
      async () => presentDocumentCategory(await readStored(orm, params.id, planAccesses)),
    )
  },

  deletePlanDocumentCategories: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    const existing = await findDocumentCategories(orm, planAccesses.planIds)
    if (existing.some((row) => ids.includes(row.id) && isUncategorized(row))) {
      throw new ApiError({
        status: 409,
        code: 'in_use',
        detail: 'Uncategorized cannot be deleted: documents of deleted categories fall back to it.',
      })
    }
    if (!(await deleteDocumentCategories(orm, ids, planAccesses.planIds, now))) {
      throw notFound('document category')
    }
    return { body: undefined }
  },
}

function refuseReserved(stored: DocumentCategoryRow): void {
  if (!isUncategorized(stored)) return
  throw unprocessable('reserved_name', 'Uncategorized cannot be renamed.', '/name')
}

async function readStored(
  orm: Orm,
  id: number,
  planAccesses: PlanAccessList,
): Promise<DocumentCategoryRow> {
  const rows = await findDocumentCategories(orm, planAccesses.planIds)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('document category')
  return row
}
