import type { components } from '@throughline/api-client/schema'
import { iri } from '../../http/references'
import { presentAsset } from '../media-assets/presenter'
import type { UrlContext } from '../media-assets/presenter'
import type { DocumentCategoryRow, DocumentRow } from './queries'

type PlanDocument = components['schemas']['PlanDocument']
type PlanDocumentCategory = components['schemas']['PlanDocumentCategory']

/** A document of a plan, with a new signed URL of its file. */
export function presentDocument(row: DocumentRow, context: UrlContext): PlanDocument {
  return {
    id: row.id,
    version: row.version,
    asset: presentAsset(row.asset, context),
    plan: iri('plans', row.planId),
    planId: row.planId,
    tactics: row.tacticIds.map((id) => iri('tactics', id)),
    tacticIds: [...row.tacticIds],
    categories: row.categoryIds.map((id) => iri('plan_document_categories', id)),
    categoryIds: [...row.categoryIds],
    createdAt: row.createdAt.toISOString(),
  }
}

/** A category of documents. */
export function presentDocumentCategory(row: DocumentCategoryRow): PlanDocumentCategory {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    plan: iri('plans', row.planId),
    planId: row.planId,
    orderIndex: row.orderIndex,
    planDocuments: row.documentIds.map((id) => iri('plan_documents', id)),
    planDocumentIds: [...row.documentIds],
  }
}
