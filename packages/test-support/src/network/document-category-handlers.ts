import { iriOf, type PlanDocumentCategory } from '@throughline/api-client'
import { placedAt } from '@throughline/domain/ordering'
import type { RequestHandler } from 'msw'
import type { Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { notFound, refuseUsedName } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

/** The category that every plan has, for documents without another one. */
export const uncategorized: PlanDocumentCategory = { id: 1901, name: 'Uncategorized' }

export interface DocumentCategoryHandlersOptions {
  /** The documents by id; those of a deleted category fall back to `Uncategorized`. */
  readonly documents: Map<number, Schemas['PlanDocument']>
  readonly categories: readonly PlanDocumentCategory[]
}

/** Handlers of every operation on categories of documents. All plans have the same ones. */
export function documentCategoryHandlers({
  documents,
  categories,
}: DocumentCategoryHandlersOptions): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  let stored = categories
  const presented = (
    category: PlanDocumentCategory,
    planId: number,
  ): Schemas['PlanDocumentCategory'] => {
    const ids = [...documents.values()]
      .filter(({ categoryIds }) => categoryIds.includes(category.id))
      .map(({ id }) => id)
    return {
      id: category.id,
      version: category.version ?? 1,
      name: category.name,
      plan: iriOf('plans', planId),
      planId,
      orderIndex: stored.indexOf(category),
      planDocuments: ids.map((id) => iriOf('plan_documents', id)),
      planDocumentIds: ids,
    }
  }

  return [
    get('/plan_document_categories', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const items = stored.map((category) => presented(category, planId))
      return response(200).json({ items, total: items.length })
    }),
    post('/plan_document_categories', async ({ request, response }) => {
      const { name, plan } = await request.json()
      const refusal = refuseUsedName(stored, name, null)
      if (refusal !== null) return response.untyped(refusal)
      const category = { id: 1 + Math.max(...stored.map(({ id }) => id)), name: name.trim() }
      stored = [...stored, category]
      return response(201).json(presented(category, idOfReference(plan, 'plans') ?? 0))
    }),
    put('/plan_document_categories/{id}', async ({ params, request, response }) => {
      const before = stored.find(({ id }) => id === Number(params.id))
      if (before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, presented(before, 12))
      if (stale !== null) return response.untyped(stale)
      const { name, orderIndex } = await request.json()
      const refusal = refuseUsedName(stored, name, before.id)
      if (refusal !== null) return response.untyped(refusal)
      const after = {
        ...before,
        ...(name === undefined ? {} : { name: name.trim(), version: nextVersion(before) }),
      }
      stored = stored.map((one) => (one === before ? after : one))
      if (orderIndex !== undefined) stored = placedAt(stored, after, orderIndex)
      return response(200).json(presented(after, 12))
    }),
    remove('/plan_document_categories/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !stored.some((one) => one.id === id))) {
        return response.untyped(notFound())
      }
      stored = stored.filter(({ id }) => !ids.includes(id))
      for (const [id, document] of documents) {
        const left = document.categoryIds.filter((categoryId) => !ids.includes(categoryId))
        const categoryIds = left.length > 0 ? left : [uncategorized.id]
        documents.set(id, { ...document, categoryIds })
      }
      return response(204).empty()
    }),
  ]
}
