/** A file as the caller knows it. */
export interface FileDropItem {
  readonly id: string
  readonly name: string
  /** Its size, if it is known. */
  readonly sizeBytes?: number
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** The uploaded share, 0 to 1; missing while unknown. */
  readonly progress?: number
  /** Why it failed and what to do. */
  readonly error?: string
  /** The file itself; an image gets a preview. */
  readonly file?: Blob
  /** URL of a thumbnail, once the file is uploaded. */
  readonly previewUrl?: string
}
