import {
  createPlanDocument,
  deletePlanDocuments,
  importTacticFieldImage,
  listPlanDocumentCategories,
  listPlanDocuments,
  listTacticsByIds,
  readMediaAsset,
  uploadFile,
  type ApiClient,
  type Asset,
  type FieldImage,
  type PlanDocument,
  type PlanDocumentCategory,
  type UploadOptions,
} from '@throughline/api-client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { useOnce } from './core/use-once'
import { tacticRead } from './item-details'

/** The address of a file is valid for 10 minutes. A list is read again before that. */
const ADDRESS_FRESH_MS = 8 * 60_000

/** The documents of a plan, newest first. */
export const documentsRead = defineRead({
  key: (planId: number) => ['plan-documents', planId],
  fetch: ({ client, signal }, planId) => listPlanDocuments(client, { planId }, signal),
  planOf: (planId) => planId,
  // The documents of a deleted category move to another one.
  isStaleAfter: changesOf('plan_documents', 'plan_document_categories'),
  cache: { staleTime: ADDRESS_FRESH_MS },
})

/** Reads the documents of a plan. */
export function usePlanDocuments(planId: number): ReadResult<readonly PlanDocument[]> {
  return useRead(documentsRead, planId)
}

/** The categories of the documents of a plan, in their order. */
export const documentCategoriesRead = defineRead({
  key: (planId: number) => ['plan-document-categories', planId],
  fetch: ({ client, signal }, planId) => listPlanDocumentCategories(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('plan_document_categories'),
})

/** Reads the categories of a plan's documents, in their order. */
export function useDocumentCategories(planId: number): ReadResult<readonly PlanDocumentCategory[]> {
  return useRead(documentCategoriesRead, planId)
}

interface AttachedItems {
  readonly planId: number
  readonly ids: readonly number[]
}

const attachedItemsRead = defineRead({
  key: ({ planId, ids }: AttachedItems) => ['attached-items', planId, ids.join(',')],
  fetch: ({ client, signal }, { planId, ids }) => listTacticsByIds(client, planId, ids, signal),
  planOf: ({ planId }) => planId,
  isStaleAfter: changesOf('tactics'),
})

/** Reads the items that a document is attached to, as far as the user may see them. */
export function useAttachedItems(
  planId: number,
  ids: readonly number[],
): ReadResult<readonly TacticListItem[]> {
  return useRead(attachedItemsRead, { planId, ids })
}

const assetRead = defineRead({
  key: (id: number) => ['media-assets', id],
  fetch: ({ client, signal }, id) => readMediaAsset(client, id, signal),
  cache: { staleTime: ADDRESS_FRESH_MS },
})

/** Reads uploaded files. Returns those that have been read, by their ids. */
export function useAssets(ids: readonly number[]): ReadonlyMap<number, Asset> {
  const client = useApiClient()
  const assets = useQueries({
    queries: ids.map((id) => assetRead.options(client, id)),
    combine: existingIdOf,
  })
  return useMemo(() => new Map(assets.map((asset) => [asset.id, asset])), [assets])
}

/**
 * Outside of the hook, because React Query caches the result only while the function is the same.
 */
function existingIdOf(results: readonly ReadResult<Asset>[]): readonly Asset[] {
  return results.flatMap(({ data }) => (data === undefined ? [] : [data]))
}

/**
 * Creates the document of an uploaded file. If the user cancels meanwhile, it deletes the document
 * again and rejects. A document that cannot be deleted is returned, so that the user sees it.
 */
export async function createDocumentUnlessCancelled(
  client: ApiClient,
  request: Parameters<typeof createPlanDocument>[1],
  signal?: AbortSignal,
): Promise<PlanDocument> {
  signal?.throwIfAborted()
  const document = await createPlanDocument(client, request)
  if (signal?.aborted !== true) return document
  const isDeleted = await deletePlanDocuments(client, [document.id]).then(
    () => true,
    () => false,
  )
  if (isDeleted) signal.throwIfAborted()
  return document
}

/** Uploads, attaches and deletes the files of items. */
export interface ItemFiles {
  /** Uploads a file; it belongs to no document yet. */
  readonly upload: (file: File, options: UploadOptions) => Promise<Asset>
  /** Creates a document of an uploaded file, attached to an item, unless the signal cancels it. */
  readonly attach: (
    request: { assetId: number; tacticId: number },
    signal?: AbortSignal,
  ) => Promise<PlanDocument>
  readonly deleteDocument: (id: number) => Promise<void>
  /** Uploads the image of a custom field; `tacticId` null while the item is not stored. */
  readonly uploadImage: (
    request: { tacticId: number | null; fieldId: number; file: File },
    options: UploadOptions,
  ) => Promise<FieldImage>
}

/** Returns the uploads, attachments and deletions of a plan's item files. */
export function useItemFiles(planId: number): ItemFiles {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const files = useMemo((): ItemFiles => {
    const refresh = (tacticIds: readonly number[]) => {
      void queryClient.invalidateQueries({ queryKey: documentsRead.key(planId) })
      for (const id of tacticIds) {
        void queryClient.invalidateQueries({ queryKey: tacticRead.key(id) })
      }
    }
    return {
      upload: (file, options) => uploadFile(client, { file, purpose: 'document' }, options),
      attach: async ({ assetId, tacticId }, signal) => {
        const request = { planId, assetId, tacticIds: [tacticId] }
        const document = await createDocumentUnlessCancelled(client, request, signal)
        queryClient.setQueryData<readonly PlanDocument[]>(documentsRead.key(planId), (documents) =>
          documents === undefined ? documents : [...documents, document],
        )
        refresh([tacticId])
        return document
      },
      deleteDocument: async (id) => {
        await deletePlanDocuments(client, [id])
        const documents = queryClient.getQueryData<readonly PlanDocument[]>(
          documentsRead.key(planId),
        )
        refresh(documents?.find((document) => document.id === id)?.tacticIds ?? [])
      },
      uploadImage: (request, options) => importTacticFieldImage(client, request, options),
    }
  }, [client, queryClient, planId])
  const deleteDocument = useOnce(files.deleteDocument)
  return useMemo(() => ({ ...files, deleteDocument }), [files, deleteDocument])
}
