import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { Asset, PlanDocument, PlanDocumentCategory } from '../entities'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import type { UploadOptions } from './tactic-fields'
import { ifMatch } from '../if-match'

type Schemas = components['schemas']

/** Lists the documents of a plan, or those that are attached to one item. */
export async function listPlanDocuments(
  client: ApiClient,
  { planId, tacticId }: { readonly planId: number; readonly tacticId?: number },
  signal?: AbortSignal,
): Promise<readonly PlanDocument[]> {
  const answer = await unwrap(
    client.http.GET('/plan_documents', {
      params: { query: { plan: planId, ...(tacticId === undefined ? {} : { tactic: tacticId }) } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(documentFromWire)
}

/** A new document: an uploaded file, attached to items. */
export interface PlanDocumentDraft {
  readonly planId: number
  readonly assetId: number
  readonly tacticIds: readonly number[]
  /** @default `Uncategorized` */
  readonly categoryId?: number
}

/** Adds an uploaded file to a plan, attached to items. */
export async function createPlanDocument(
  client: ApiClient,
  { planId, assetId, tacticIds, categoryId }: PlanDocumentDraft,
): Promise<PlanDocument> {
  const body = {
    asset: iriOf('media_assets', assetId),
    plan: iriOf('plans', planId),
    tactics: tacticIds.map((id) => iriOf('tactics', id)),
    ...(categoryId === undefined ? {} : { categories: [categoryId] }),
  }
  return documentFromWire(await unwrap(client.http.POST('/plan_documents', { body })))
}

/**
 * Files a document under these categories, and no others.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `forbidden` unless the caller may change all items that it is attached to
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function movePlanDocument(
  client: ApiClient,
  id: number,
  categoryIds: readonly number[],
  version?: number,
): Promise<PlanDocument> {
  const answer = await unwrap(
    client.http.PUT('/plan_documents/{id}', {
      params: { path: { id }, ...ifMatch(version) },
      body: { categories: [...categoryIds] },
    }),
  )
  return documentFromWire(answer)
}

/** Deletes documents of a plan, all or none. */
export async function deletePlanDocuments(
  client: ApiClient,
  ids: readonly number[],
): Promise<void> {
  await settle(
    client.http.DELETE('/plan_documents/{id}', { params: { path: { id: ids.join(',') } } }),
  )
}

/** Lists the categories of the documents of a plan in their order; `Uncategorized` is one of them. */
export async function listPlanDocumentCategories(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly PlanDocumentCategory[]> {
  const answer = await unwrap(
    client.http.GET('/plan_document_categories', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(categoryFromWire)
}

/**
 * Adds a category of documents, last.
 *
 * @throws ApiError of kind `conflict` when the plan has one of that name
 */
export async function createPlanDocumentCategory(
  client: ApiClient,
  { planId, name }: { readonly planId: number; readonly name: string },
): Promise<PlanDocumentCategory> {
  const body = { name, plan: iriOf('plans', planId) }
  return categoryFromWire(await unwrap(client.http.POST('/plan_document_categories', { body })))
}

/**
 * Renames a category of documents, or moves it to a place counted from 0.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict` when the plan has one of that name
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updatePlanDocumentCategory(
  client: ApiClient,
  id: number,
  changes: { readonly name?: string; readonly orderIndex?: number },
  version?: number,
): Promise<PlanDocumentCategory> {
  const answer = await unwrap(
    client.http.PUT('/plan_document_categories/{id}', {
      params: { path: { id }, ...ifMatch(version) },
      body: changes,
    }),
  )
  return categoryFromWire(answer)
}

/** Deletes a category of documents; its documents fall back to `Uncategorized`. */
export async function deletePlanDocumentCategory(client: ApiClient, id: number): Promise<void> {
  await settle(
    client.http.DELETE('/plan_document_categories/{id}', { params: { path: { id: String(id) } } }),
  )
}

/**
 * Uploads a file of at most 10,000,000 bytes: a document, a picture of a rich text, or the PDF
 * of a dashboard. The server judges the type by the content.
 */
export async function uploadFile(
  client: ApiClient,
  {
    file,
    purpose,
  }: {
    readonly file: File
    readonly purpose: 'document' | 'fieldImage' | 'dashboard' | 'profileImage'
  },
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<Asset> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', file)
  const answer = await unwrap(
    client.http.POST('/media_assets', {
      body: { file: file.name, purpose },
      bodySerializer: () => form,
      fetch: client.upload(form, onProgress),
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return assetFromWire(answer)
}

/** Reads an uploaded file: its name, type and size, and a fresh address. */
export async function readMediaAsset(
  client: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<Asset> {
  const answer = await unwrap(
    client.http.GET('/media_assets/{id}', {
      params: { path: { id } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return assetFromWire(answer)
}

function documentFromWire(wire: Schemas['PlanDocument']): PlanDocument {
  return {
    id: wire.id,
    version: wire.version,
    asset: assetFromWire(wire.asset),
    planId: wire.planId,
    tacticIds: wire.tacticIds,
    categoryIds: wire.categoryIds,
    createdAt: wire.createdAt,
  }
}

function categoryFromWire({
  id,
  version,
  name,
}: Schemas['PlanDocumentCategory']): PlanDocumentCategory {
  return { id, version, name }
}

function assetFromWire(wire: Schemas['Asset']): Asset {
  return {
    id: wire.id,
    name: wire.name,
    fileLocation: wire.fileLocation,
    contentType: wire.contentType,
    sizeBytes: wire.sizeBytes,
  }
}
