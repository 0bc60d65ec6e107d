import { iriOf, type PlanDocumentCategory } from '@throughline/api-client'
import type { Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildAsset, buildDocument, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { documentCategoryHandlers, uncategorized } from './document-category-handlers'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

export interface DocumentHandlersOptions {
  /** The documents by id, attached to a plan or to an item. Handlers read and change this map. */
  readonly documents: Map<number, Schemas['PlanDocument']>
  /** The items by id, with the ids of their attached documents. */
  readonly stored: Map<number, Tactic>
  /** The categories of every plan. @default only `Uncategorized` */
  readonly categories?: readonly PlanDocumentCategory[]
}

type Asset = Schemas['MediaAsset']

/** The most bytes of a file. */
const FILE_LIMIT_BYTES = 10_000_000

/** Answers uploads, and every operation of the documents of a plan. */
export function documentHandlers({
  documents,
  stored,
  categories = [uncategorized],
}: DocumentHandlersOptions): readonly RequestHandler[] {
  const { get, post, put, delete: remove } = contractHttp
  const assets = new Map<number, Asset>(
    [...documents.values()].map(({ asset }) => [asset.id, buildAsset(asset)]),
  )

  const presented = (document: Schemas['PlanDocument']): Schemas['PlanDocument'] => {
    const tacticIds = [...stored.values()]
      .filter(({ documentIds }) => documentIds.includes(document.id))
      .map(({ id }) => id)
    return { ...document, tacticIds, tactics: tacticIds.map((id) => iriOf('tactics', id)) }
  }
  const attachTo = (documentId: number, tacticIds: readonly number[]) => {
    for (const [id, item] of stored) {
      const others = item.documentIds.filter((other) => other !== documentId)
      const documentIds = tacticIds.includes(id) ? [...others, documentId] : others
      stored.set(id, { ...item, documentIds })
    }
  }
  const idsOf = (references: readonly (string | number)[] | undefined) =>
    references?.flatMap((reference) => idOfReference(reference, 'tactics') ?? [])
  const categoryIdsOf = (references: readonly (string | number)[] | undefined) =>
    references?.map((reference) => Number(String(reference).split('/').at(-1)))
  const receive = async (request: Request): Promise<Asset | Response> => {
    const file = (await request.formData()).get('file')
    if (!(file instanceof File)) return problemResponse(400, 'validation_failed')
    if (file.size > FILE_LIMIT_BYTES) return problemResponse(413, 'payload_too_large')
    const asset = buildAsset({
      id: 2101 + assets.size,
      name: file.name,
      contentType: file.type === '' ? 'application/octet-stream' : file.type,
      sizeBytes: file.size,
      fileLocation: await dataUrlOf(file),
    })
    assets.set(asset.id, asset)
    return asset
  }

  return [
    ...documentCategoryHandlers({ documents, categories }),
    post('/media_assets', async ({ request, response }) => {
      const received = await receive(request)
      return received instanceof Response
        ? response.untyped(received)
        : response(201).json(received)
    }),
    get('/media_assets/{id}', ({ params, response }) => {
      const asset = assets.get(Number(params.id))
      return asset === undefined ? response.untyped(notFound()) : response(200).json(asset)
    }),
    post('/tactic_field_images', async ({ request, response }) => {
      const received = await receive(request)
      if (received instanceof Response) return response.untyped(received)
      const { id, fileLocation } = received
      return response(201).json({ id, fileLocation })
    }),
    get('/plan_documents', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const tacticId = query.get('tactic')
      const items = [...documents.values()]
        .map(presented)
        .filter((document) => document.planId === planId)
        .filter(({ tacticIds }) => tacticId === null || tacticIds.includes(Number(tacticId)))
      return response(200).json({ items, total: items.length })
    }),
    post('/plan_documents', async ({ request, response }) => {
      const body = await request.json()
      const asset = assets.get(idOfReference(body.asset, 'media_assets') ?? 0)
      const planId = idOfReference(body.plan, 'plans')
      if (asset === undefined || planId === undefined) return response.untyped(notFound())
      const id = 1 + Math.max(2000, ...documents.keys())
      const categoryIds = categoryIdsOf(body.categories) ?? [uncategorized.id]
      const createdAt = new Date(Date.now()).toISOString()
      const document = buildDocument({ id, asset, planId, categoryIds, createdAt })
      documents.set(id, document)
      attachTo(id, idsOf(body.tactics) ?? [])
      return response(201).json(presented(document))
    }),
    put('/plan_documents/{id}', async ({ params, request, response }) => {
      const document = documents.get(Number(params.id))
      if (document === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, document, presented(document))
      if (stale !== null) return response.untyped(stale)
      const body = await request.json()
      const tacticIds = idsOf(body.tactics)
      if (tacticIds !== undefined) attachTo(document.id, tacticIds)
      const categoryIds = categoryIdsOf(body.categories) ?? document.categoryIds
      const changed = { ...document, categoryIds, version: nextVersion(document) }
      documents.set(document.id, changed)
      return response(200).json(presented(changed))
    }),
    remove('/plan_documents/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !documents.has(id))) return response.untyped(notFound())
      for (const id of ids) {
        documents.delete(id)
        attachTo(id, [])
      }
      return response(204).empty()
    }),
  ]
}

/** The content itself as an address, because nothing serves files here. */
async function dataUrlOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return `data:${file.type};base64,${btoa(text)}`
}
