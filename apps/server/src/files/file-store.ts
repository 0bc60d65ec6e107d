import type { Readable } from 'node:stream'

/** A range of bytes, both ends inclusive, as in HTTP. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The facts about a file before it is stored. */
interface FileDetails {
  readonly sizeBytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
}

/** A file in the store, as `list` returns it. */
export interface StoredFile {
  readonly key: string
  readonly modifiedAt: Date
}

/**
 * Stores the bytes of uploaded files. The bytes of a key never change. Several
 * processes may use one store.
 */
export interface FileStore {
  /**
   * Stores a file of the local disk, and may move it. After it resolves, the
   * bytes survive a power failure.
   *
   * @param path a finished temporary file on the disk of the spool folder
   */
  put(key: string, path: string, details: FileDetails): Promise<void>
  /** The bytes, or a range of them; null if the file does not exist. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Deletes a file. A missing file is not an error. */
  delete(key: string): Promise<void>
  /** All files of the store, in no particular order. */
  list(): AsyncIterable<StoredFile>
}
