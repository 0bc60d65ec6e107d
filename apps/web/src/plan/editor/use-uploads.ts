import { isApiError, isStorageRefusal } from '@throughline/api-client'
import { DOCUMENT_MESSAGES } from '@throughline/domain/messages'
import type { EditorUpload } from '@throughline/planner-views/detail-editor'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Sends one file. */
type Send = (
  file: File,
  options: {
    readonly onProgress: (progress: { loadedBytes: number; totalBytes: number }) => void
    readonly signal: AbortSignal
  },
) => Promise<void>

interface Upload extends EditorUpload {
  readonly file: File
}

/** Running and failed uploads. */
export interface Uploads {
  readonly uploads: readonly EditorUpload[]
  readonly add: (files: readonly File[]) => void
  /** Stops a running upload, or removes a failed one. */
  readonly cancel: (id: string) => void
  readonly retry: (id: string) => void
}

/**
 * Uploads files in parallel. A failed file stays in the list with the reason until the user retries
 * or removes it. The other uploads continue.
 *
 * @param send resolves once the file is stored and attached
 */
export function useUploads(send: Send): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const nextId = useRef(1)
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  const change = (id: string, next: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  }
  const remove = useCallback((id: string) => {
    setUploads((all) => all.filter((one) => one.id !== id))
  }, [])
  const start = async (id: string, file: File) => {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    try {
      await send(file, {
        signal: controller.signal,
        onProgress: ({ loadedBytes, totalBytes }) => {
          // The body of the request is a little larger than the file.
          const share = totalBytes === 0 ? 1 : loadedBytes / totalBytes
          change(id, { loadedBytes: Math.round(share * file.size) })
        },
      })
      remove(id)
    } catch (error) {
      if (controller.signal.aborted) remove(id)
      else change(id, { error: reasonOf(error) })
    } finally {
      controllers.current.delete(id)
    }
  }
  return {
    uploads,
    add: (files) => {
      const added = files.map((file): Upload => {
        const id = `upload-${nextId.current}`
        nextId.current += 1
        const { name, size: sizeBytes } = file
        return { id, name, sizeBytes, file, loadedBytes: 0, error: null }
      })
      setUploads((all) => [...all, ...added])
      for (const { id, file } of added) void start(id, file)
    },
    cancel: (id) => {
      const controller = controllers.current.get(id)
      if (controller === undefined) remove(id)
      else controller.abort()
    },
    retry: (id) => {
      const upload = uploads.find((one) => one.id === id)
      // The second of two presses in one task must not send the file again.
      if (upload === undefined || controllers.current.has(id)) return
      change(id, { error: null, loadedBytes: 0 })
      void start(id, upload.file)
    },
  }
}

const TOO_LARGE = 'payload_too_large'

/** Returns the reason of a failed upload: the server's reason if it refused the file itself. */
export function reasonOf(error: unknown): string {
  const isRefused =
    isApiError(error, 'forbidden') ||
    isApiError(error, 'frozen') ||
    isStorageRefusal(error) ||
    // The standard sentence asks for a smaller file, which only helps if the file is too large.
    (isApiError(error, 'invalid') && error.failure.code !== TOO_LARGE)
  return isRefused ? error.message : DOCUMENT_MESSAGES.uploadFailed
}
