import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { Asset, PlanDocument } from '../entities'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import type { UploadOptions } from './tactic-fields'

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

/** Adds an uploaded file to a plan, attached to items. */
export async function createPlanDocument(
  client: ApiClient,
  {
    planId,
    assetId,
    tacticIds,
  }: { readonly planId: number; readonly assetId: number; readonly tacticIds: readonly number[] },
): Promise<PlanDocument> {
  const body = {
    asset: iriOf('media_assets', assetId),
    plan: iriOf('plans', planId),
    tactics: tacticIds.map((id) => iriOf('tactics', id)),
  }
  return documentFromWire(await unwrap(client.http.POST('/plan_documents', { body })))
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

/**
 * Uploads a file of at most 10,000,000 bytes, for a document or as a picture of a rich text.
 * The server judges the type by the content.
 */
export async function uploadFile(
  client: ApiClient,
  { file, purpose }: { readonly file: File; readonly purpose: 'document' | 'fieldImage' },
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<Asset> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', file)
  const answer = await unwrap(
    client.http.POST('/media_assets', {
      body: { file: file.name, purpose },
      bodySerializer: () => form,
      fetch: client.upload(onProgress),
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
    asset: assetFromWire(wire.asset),
    planId: wire.planId,
    tacticIds: wire.tacticIds,
  }
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
