import type { Asset, PlanDocument } from '@throughline/api-client'
import type { EditorDocument } from '@throughline/planner-views/detail-editor'
import { useMemo } from 'react'
import { useAssets, useItemFiles, usePlanDocuments } from '../../data/documents'
import type { ItemForm } from './use-item-form'
import { useUploads, type Uploads } from './use-uploads'

/** The documents of an item in the editor. */
export interface ItemDocuments {
  /** Documents of the plan, and files that wait for a new item; null while they are loading. */
  readonly documents: readonly EditorDocument[] | null
  readonly uploads: Uploads
  readonly deleteDocument: (document: Pick<EditorDocument, 'id'>) => Promise<void>
  /**
   * Creates documents of the files that wait for a new item.
   *
   * @throws the first error, after all others have been attached
   */
  readonly attachWaiting: (ids: readonly number[], tacticId: number) => Promise<void>
}

/**
 * Returns the temporary id of an uploaded file whose item is not stored yet. The file has no
 * document before that. The form contains the negated id of its media asset, so that the file
 * survives a reload.
 */
const waitingIdOf = (assetId: number) => -assetId

/** Returns the ids of stored documents. */
export function storedDocumentIds(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => id > 0)
}

/**
 * Returns the documents of an item. If the item is stored, an upload attaches the file at once. For
 * a new item, saving the item attaches it.
 */
export function useItemDocuments(
  planId: number,
  form: ItemForm,
  visibleIds: readonly number[],
): ItemDocuments {
  const stored = usePlanDocuments(planId).data
  const files = useItemFiles(planId)
  const waitingAssetIds = useMemo(
    () => visibleIds.filter((id) => id < 0).map((id) => -id),
    [visibleIds],
  )
  const assets = useAssets(waitingAssetIds)
  const documents = useMemo(
    () =>
      stored === undefined
        ? null
        : [...stored.map(documentOf), ...[...assets.values()].map(waitingDocumentOf)],
    [stored, assets],
  )
  // The change stream may bring a document before the answer to its upload does.
  const addId = (id: number) => {
    form.setValues({ documentIds: [...new Set([...form.values().documentIds, id])] })
  }
  const uploads = useUploads(async (file, options) => {
    const asset = await files.upload(file, options)
    options.signal.throwIfAborted()
    const item = form.stored?.item ?? null
    if (item === null) addId(waitingIdOf(asset.id))
    else {
      const request = { assetId: asset.id, tacticId: item.id }
      addId((await files.attach(request, options.signal)).id)
    }
  })
  const removeId = (removed: number) => {
    const documentIds = form.values().documentIds.filter((id) => id !== removed)
    form.setValues({ documentIds })
  }
  return {
    documents,
    uploads,
    deleteDocument: async ({ id }) => {
      if (id > 0) await files.deleteDocument(id)
      removeId(id)
    },
    attachWaiting: async (ids, tacticId) => {
      const waiting = ids.filter((id) => id < 0)
      const results = await Promise.allSettled(
        waiting.map((id) => files.attach({ assetId: -id, tacticId })),
      )
      const failed = results.find((result) => result.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    },
  }
}

function documentOf({ id, asset, tacticIds }: PlanDocument): EditorDocument {
  return { id, ...fileOf(asset), tacticCount: tacticIds.length }
}

function waitingDocumentOf(asset: Asset): EditorDocument {
  return { id: waitingIdOf(asset.id), ...fileOf(asset), tacticCount: 1 }
}

function fileOf({ name, sizeBytes, contentType, fileLocation }: Asset) {
  return { name, sizeBytes, contentType, url: fileLocation }
}
