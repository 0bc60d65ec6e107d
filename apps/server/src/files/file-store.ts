import type { Readable } from 'node:stream'

/** Bytes of a file by their numbers, both ends included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The facts about a file before it is stored. */
interface FileFacts {
  readonly sizeBytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
}

/** A file in the store, as a walk over all of them finds it. */
export interface StoredFile {
  readonly key: string
  readonly modifiedAt: Date
}

/**
 * Where the bytes of uploaded files are kept. A key names them for good: nothing
 * is ever written under it twice. Several processes may use one store.
 */
export interface FileStore {
  /**
   * Stores a file of the local disk, which it may take away or leave. When it
   * comes back the bytes survive a power failure.
   *
   * @param path a finished temporary file on the disk of the spool folder
   */
  put(key: string, path: string, facts: FileFacts): Promise<void>
  /** The bytes, or a part of them; null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Deletes a file; one that is not there counts as deleted. */
  delete(key: string): Promise<void>
  /** Every file of the store, in no order. */
  list(): AsyncIterable<StoredFile>
}
