// Separate from `documents.ts`, because the editor of items reads documents and changes no
// categories.
import {
  createPlanDocumentCategory,
  deletePlanDocumentCategory,
  deletePlanDocuments,
  movePlanDocument,
  updatePlanDocumentCategory,
  uploadFile,
  type PlanDocument,
  type PlanDocumentCategory,
  type UploadOptions,
} from '@throughline/api-client'
import { placedAt } from '@throughline/domain/ordering'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useApiClient } from './core/api-client'
import { createDocumentUnlessCancelled, documentCategoriesRead, documentsRead } from './documents'
import { tacticRead } from './item-details'
import { useReadPatch } from './read-patch'
import { planRead } from './plans'
import { useSettingsWrite } from './settings-writes'
import { onSeenVersion } from './core/record-versions'

/** Changes of the documents of a plan and of their categories. All reject when refused. */
export interface DocumentWrites {
  readonly createCategory: (request: { name: string }) => Promise<PlanDocumentCategory>
  readonly renameCategory: (request: {
    category: PlanDocumentCategory
    name: string
  }) => Promise<unknown>
  /** Moves a category to a place counted from 0. The list shows it there at once. */
  readonly placeCategory: (request: { id: number; place: number }) => Promise<unknown>
  /** Deletes a category. Its documents move to `Uncategorized`. */
  readonly deleteCategory: (request: { id: number }) => Promise<unknown>
  /** Files a document under these categories, and no others. */
  readonly moveDocument: (request: DocumentMove) => Promise<unknown>
  readonly deleteDocument: (document: PlanDocument) => Promise<unknown>
}

interface DocumentMove {
  readonly document: PlanDocument
  readonly categoryIds: readonly number[]
}

/** Returns the changes of a plan's documents and their categories. */
export function useDocumentWrites(planId: number): DocumentWrites {
  const refreshes = keysOf
  const categoriesKey = useMemo(() => documentCategoriesRead.key(planId), [planId])
  const patchOrder = useReadPatch<readonly PlanDocumentCategory[]>(categoriesKey)
  const sendPlace = useSettingsWrite(planId, {
    send: (client, { id, place }: { id: number; place: number }) =>
      updatePlanDocumentCategory(client, id, { orderIndex: place }),
    refreshes,
  })
  return {
    createCategory: useSettingsWrite(planId, {
      send: (client, { name }: { name: string }) =>
        createPlanDocumentCategory(client, { planId, name }),
      refreshes,
    }),
    renameCategory: useSettingsWrite(planId, {
      send: onSeenVersion(
        'plan_document_categories',
        ({ category }: { category: PlanDocumentCategory; name: string }) => category,
        (client, { category, name }, version) =>
          updatePlanDocumentCategory(client, category.id, { name }, version),
      ),
      refreshes,
    }),
    placeCategory: async (request) => {
      await patchOrder((categories) => {
        const moved = categories.find(({ id }) => id === request.id)
        return moved === undefined ? categories : placedAt(categories, moved, request.place)
      })
      return sendPlace(request)
    },
    deleteCategory: useSettingsWrite(planId, {
      send: (client, { id }: { id: number }) => deletePlanDocumentCategory(client, id),
      refreshes,
    }),
    moveDocument: useSettingsWrite(planId, {
      send: onSeenVersion(
        'plan_documents',
        ({ document }: DocumentMove) => ({
          ...document,
          name: document.asset.name,
        }),
        (client, { document, categoryIds }, version) =>
          movePlanDocument(client, document.id, categoryIds, version),
      ),
      refreshes,
    }),
    deleteDocument: useSettingsWrite(planId, {
      send: (client, { id }: PlanDocument) => deletePlanDocuments(client, [id]),
      refreshes: (id, { tacticIds }) => [...keysOf(id), ...tacticIds.map(tacticRead.key)],
    }),
  }
}

/** Uploads documents of a plan. */
export interface DocumentUpload {
  /** Uploads a file and assigns it to a category. Rejects if it was not stored. */
  readonly send: (
    request: { readonly file: File; readonly categoryId: number },
    options: UploadOptions,
  ) => Promise<PlanDocument>
  /** Reads the lists that show documents again; call it once after several uploads. */
  readonly refresh: () => Promise<void>
}

/** Uploads documents of a plan. They belong to no item yet. */
export function useDocumentUpload(planId: number): DocumentUpload {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const send = useCallback<DocumentUpload['send']>(
    async ({ file, categoryId }, options) => {
      const asset = await uploadFile(client, { file, purpose: 'document' }, options)
      const request = { planId, assetId: asset.id, tacticIds: [], categoryId }
      return createDocumentUnlessCancelled(client, request, options.signal)
    },
    [client, planId],
  )
  const refresh = useCallback(async () => {
    const keys = [planRead.key(planId), ...keysOf(planId)]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient, planId])
  return { send, refresh }
}

/** Returns the keys of the reads that show documents and their categories. */
function keysOf(planId: number): readonly QueryKey[] {
  return [documentsRead.key(planId), documentCategoriesRead.key(planId)]
}
