/** A file as the caller knows it. */
export interface FileDropItem {
  readonly id: string
  readonly name: string
  /** Its size, if it is known. */
  readonly sizeBytes?: number
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** How much of it has gone out, 0 to 1; missing while nobody knows. */
  readonly progress?: number
  /** Why it failed and what to do. */
  readonly error?: string
  /** The file itself: an image is shown small. */
  readonly file?: Blob
  /** Where a small picture of it is, once it is somewhere. */
  readonly previewUrl?: string
}
