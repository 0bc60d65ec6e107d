import type { EditorImage } from '@throughline/planner-views/detail-editor'
import type { TacticField } from '@throughline/domain/channels'
import { useMemo, useRef, useState } from 'react'
import { useAssets, useItemFiles } from '../../data/documents'
import type { ItemForm } from './use-item-form'
import { reasonOf } from './use-uploads'

/** The images of custom fields in the editor. */
export interface ItemImages {
  /** Images by the id of their field. */
  readonly images: ReadonlyMap<number, EditorImage>
  readonly upload: (request: { fieldId: number; file: File }) => void
  readonly cancel: (request: { fieldId: number }) => void
}

interface Progress {
  readonly name: string
  readonly uploadedShare: number | null
  readonly error: string | null
}

/** Uploads the images of custom fields. The id of a stored image becomes the value of its field. */
export function useItemImages(
  planId: number,
  form: ItemForm,
  customValues: Readonly<Record<number, string | number>>,
  fields: readonly TacticField[],
): ItemImages {
  const files = useItemFiles(planId)
  const [progress, setProgress] = useState<ReadonlyMap<number, Progress>>(new Map())
  const controllers = useRef(new Map<number, AbortController>())
  const assetIdByField = useMemo(
    () =>
      new Map(
        fields.flatMap(({ id, type }) => {
          const value = customValues[id]
          return type === 'image' && typeof value === 'number' ? [[id, value] as const] : []
        }),
      ),
    [fields, customValues],
  )
  const assetIds = useMemo(() => [...new Set(assetIdByField.values())], [assetIdByField])
  const assets = useAssets(assetIds)
  const images = useMemo(() => {
    const visible = new Map<number, EditorImage>()
    for (const [fieldId, assetId] of assetIdByField) {
      const asset = assets.get(assetId)
      const named = asset === undefined ? null : { name: asset.name }
      visible.set(fieldId, { url: asset?.fileLocation ?? null, ...named })
    }
    for (const [fieldId, state] of progress) {
      visible.set(fieldId, { url: visible.get(fieldId)?.url ?? null, ...state })
    }
    return visible
  }, [assetIdByField, assets, progress])

  const note = (fieldId: number, state: Progress | null) => {
    setProgress((all) => {
      const next = new Map(all)
      if (state === null) next.delete(fieldId)
      else next.set(fieldId, state)
      return next
    })
  }
  const upload = async (fieldId: number, file: File) => {
    controllers.current.get(fieldId)?.abort()
    const controller = new AbortController()
    controllers.current.set(fieldId, controller)
    note(fieldId, { name: file.name, uploadedShare: 0, error: null })
    try {
      const tacticId = form.stored?.item.id ?? null
      const { id } = await files.uploadImage(
        { tacticId, fieldId, file },
        {
          signal: controller.signal,
          onProgress: ({ loadedBytes, totalBytes }) => {
            const uploadedShare = totalBytes === 0 ? 1 : loadedBytes / totalBytes
            note(fieldId, { name: file.name, uploadedShare, error: null })
          },
        },
      )
      form.setValues({ customValues: { ...form.values().customValues, [fieldId]: id } })
      note(fieldId, null)
    } catch (cause) {
      if (controllers.current.get(fieldId) !== controller) return
      const error = controller.signal.aborted ? null : reasonOf(cause)
      note(fieldId, error === null ? null : { name: file.name, uploadedShare: null, error })
    }
  }
  return {
    images,
    upload: ({ fieldId, file }) => {
      void upload(fieldId, file)
    },
    cancel: ({ fieldId }) => {
      controllers.current.get(fieldId)?.abort()
      note(fieldId, null)
    },
  }
}
