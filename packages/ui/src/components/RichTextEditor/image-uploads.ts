import { safeImageSrc } from '../../internal/rich-text/urls'

/** The argument of `onUploadImage`. */
export interface ImageUploadRequest {
  file: File
  /** Aborted when the picture is removed or the editor unmounts before the upload has finished. */
  signal: AbortSignal
  /** Reports progress, 0 to 1; without it the progress is indeterminate. */
  onProgress: (progress: { share: number }) => void
}

/** The URL of an uploaded picture, and its description if known. */
export interface UploadedImage {
  /** `https`, a path of this site, or `data:` of png, jpeg, gif or webp; any other counts as failed. */
  url: string
  alt?: string
}

/** Uploads a picture and resolves with its URL; rejects if that fails. */
export type UploadImage = (request: ImageUploadRequest) => Promise<UploadedImage>

/** The state of an upload. */
export type ImageUploadState =
  | { readonly status: 'uploading'; readonly share: number | null; readonly preview: string }
  | { readonly status: 'failed'; readonly preview: string }
  | { readonly status: 'done'; readonly image: UploadedImage }

interface Upload {
  readonly file: File
  state: ImageUploadState
  controller: AbortController
}

/**
 * The uploads of one editor. They continue when their picture is removed from the text,
 * because undo may restore it.
 */
export class ImageUploads {
  readonly #uploads = new Map<string, Upload>()
  readonly #listeners = new Set<() => void>()
  readonly #onDone: (id: string, image: UploadedImage) => void
  #count = 0

  constructor(onDone: (id: string, image: UploadedImage) => void) {
    this.#onDone = onDone
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  stateOf(id: string | undefined): ImageUploadState | undefined {
    return id === undefined ? undefined : this.#uploads.get(id)?.state
  }

  /** Starts an upload; the picture in the text has its id. */
  start(file: File, upload: UploadImage): string {
    this.#count += 1
    const id = String(this.#count)
    const preview = URL.createObjectURL(file)
    this.#uploads.set(id, {
      file,
      state: { status: 'uploading', share: null, preview },
      controller: new AbortController(),
    })
    this.#run(id, upload)
    return id
  }

  /** Retries a failed upload. */
  retry(id: string, upload: UploadImage): void {
    const entry = this.#uploads.get(id)
    if (entry?.state.status !== 'failed') return
    entry.controller = new AbortController()
    this.#change(id, { status: 'uploading', share: null, preview: entry.state.preview })
    this.#run(id, upload)
  }

  /** Aborts all uploads. */
  dispose(): void {
    for (const { controller, state } of this.#uploads.values()) {
      controller.abort()
      if (state.status !== 'done') URL.revokeObjectURL(state.preview)
    }
    this.#uploads.clear()
  }

  #run(id: string, upload: UploadImage): void {
    const entry = this.#uploads.get(id)
    if (!entry) return
    const { file, controller } = entry
    const isCurrent = () => this.#uploads.get(id)?.controller === controller
    const handleProgress = ({ share }: { share: number }) => {
      const state = this.stateOf(id)
      if (isCurrent() && state?.status === 'uploading') this.#change(id, { ...state, share })
    }
    const finish = (image: UploadedImage | undefined) => {
      const state = this.stateOf(id)
      if (!isCurrent() || state?.status !== 'uploading') return
      const url = image && safeImageSrc(image.url)
      if (!image || url === undefined) {
        this.#change(id, { status: 'failed', preview: state.preview })
        return
      }
      URL.revokeObjectURL(state.preview)
      this.#change(id, { status: 'done', image: { ...image, url } })
      this.#onDone(id, { ...image, url })
    }
    const bring = async () => {
      try {
        finish(await upload({ file, signal: controller.signal, onProgress: handleProgress }))
      } catch {
        finish(undefined)
      }
    }
    void bring()
  }

  #change(id: string, state: ImageUploadState): void {
    const entry = this.#uploads.get(id)
    if (!entry) return
    entry.state = state
    for (const listener of this.#listeners) listener()
  }
}
