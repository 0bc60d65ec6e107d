import { isApiError, isStorageRefusal } from '@throughline/api-client'
import { PLAN_DOCUMENT_MESSAGES } from '@throughline/domain/messages'
import type { FileDropItem } from '@throughline/ui/FileDrop'
import { useEffect, useRef, useState } from 'react'
import type { DocumentUpload } from '../../data/document-writes'

/** Chosen file, with the progress of its upload. */
interface QueuedFile extends FileDropItem {
  readonly file: File
}

/** Queue of files that upload one after the other. */
export interface UploadQueue {
  readonly items: readonly FileDropItem[]
  /** @returns the ids of all files that wait or have failed, including the added ones */
  readonly add: (files: readonly File[]) => readonly string[]
  /** Cancels the upload of a file, and removes it from the queue. @returns the remaining ids */
  readonly remove: (id: string) => readonly string[]
  /**
   * Uploads all files that are not stored yet. Never rejects: a file that failed stays in the
   * queue, with the reason.
   *
   * @returns the number of stored files, and the ids of the failed ones
   */
  readonly run: (categoryId: number) => Promise<{ stored: number; failedIds: readonly string[] }>
}

/**
 * Returns a queue that uploads files one after the other, so a slow connection completes the first
 * ones early. Leaving the screen cancels the uploads.
 */
export function useUploadQueue(send: DocumentUpload['send']): UploadQueue {
  const [items, setItems] = useState<readonly QueuedFile[]>([])
  // The loop of a run needs the current files, not those of the render in which it began.
  const itemsRef = useRef(items)
  const controllerRef = useRef<{ id: string; controller: AbortController } | null>(null)
  const nextIdRef = useRef(1)
  useEffect(
    () => () => {
      itemsRef.current = []
      controllerRef.current?.controller.abort()
    },
    [],
  )
  const set = (next: readonly QueuedFile[]): readonly string[] => {
    itemsRef.current = next
    setItems(next)
    return next.map(({ id }) => id)
  }
  const change = (id: string, fields: Partial<QueuedFile>) => {
    set(itemsRef.current.map((one) => (one.id === id ? { ...one, ...fields } : one)))
  }
  const without = (id: string) => set(itemsRef.current.filter((one) => one.id !== id))

  const upload = async ({ id, file }: QueuedFile, categoryId: number): Promise<boolean> => {
    const controller = new AbortController()
    controllerRef.current = { id, controller }
    change(id, { status: 'uploading', progress: 0 })
    try {
      await send(
        { file, categoryId },
        {
          signal: controller.signal,
          onProgress: ({ loadedBytes, totalBytes }) => {
            if (controller.signal.aborted) return
            change(id, { progress: totalBytes === 0 ? 1 : loadedBytes / totalBytes })
          },
        },
      )
      without(id)
      return true
    } catch (error) {
      if (!controller.signal.aborted) change(id, { status: 'failed', error: uploadFailure(error) })
      return false
    } finally {
      controllerRef.current = null
    }
  }
  return {
    items,
    add: (files) =>
      set([
        ...itemsRef.current,
        ...files.map((file): QueuedFile => {
          const id = `file-${nextIdRef.current}`
          nextIdRef.current += 1
          return { id, name: file.name, sizeBytes: file.size, status: 'waiting', file }
        }),
      ]),
    remove: (id) => {
      if (controllerRef.current?.id === id) controllerRef.current.controller.abort()
      return without(id)
    },
    run: async (categoryId) => {
      let stored = 0
      const ids = itemsRef.current.map(({ id }) => id)
      for (const id of ids) change(id, { status: 'waiting' })
      for (const id of ids) {
        // The user may have canceled it during the uploads before it.
        const item = itemsRef.current.find((one) => one.id === id)
        if (item !== undefined && (await upload(item, categoryId))) stored += 1
      }
      const failed = itemsRef.current.filter(({ status }) => status === 'failed')
      return { stored, failedIds: failed.map(({ id }) => id) }
    },
  }
}

/** Returns why a file was not stored. If the server refused the file itself, its reason follows. */
export function uploadFailure(error: unknown): string {
  const { uploadFailed, tooLarge } = PLAN_DOCUMENT_MESSAGES
  const isOfNoFile =
    isApiError(error, 'forbidden') || isApiError(error, 'frozen') || isStorageRefusal(error)
  if (isOfNoFile) return error.message
  if (!isApiError(error, 'invalid')) return uploadFailed
  if (error.failure.code === 'payload_too_large') return tooLarge
  return `${uploadFailed} ${error.message}`.trim()
}
