import path from 'node:path'
import { ensureFolder } from '../platform/ensure-folder'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import type { S3Settings } from '../config/s3-settings'
import { createS3Store } from './s3-store'
import { createSignedUrls } from './signed-urls'
import type { SignedUrls } from './signed-urls'
import { createUploads } from './uploads'
import type { Uploads } from './uploads'

/** Where files are stored, and where uploads in progress are written. */
export interface FileFolders {
  readonly store: FileStore
  /** Folder of temporary files on the local disk. */
  readonly spool: string
}

/** Everything that handlers need for files. */
export interface Files {
  readonly store: FileStore
  readonly uploads: Uploads
  readonly signedUrls: SignedUrls
}

/**
 * Opens the files of a data folder: `files/ab/<key>` for stored files, and
 * `files/arriving` for uploads in progress. With an object storage, only the latter
 * exists.
 *
 * @throws the system's error if the folder cannot be created
 */
export function openFileFolders(dataFolder: string, s3: S3Settings | null = null): FileFolders {
  const folder = path.join(dataFolder, 'files')
  const spool = path.join(folder, 'arriving')
  ensureFolder(spool)
  return { store: s3 === null ? createFolderStore(folder) : createS3Store(s3), spool }
}

/**
 * Creates the file services of handlers.
 *
 * @param secret the session secret, from which the key of signed URLs is derived
 */
export function createFiles({ store, spool }: FileFolders, secret: string): Files {
  return { store, uploads: createUploads(spool), signedUrls: createSignedUrls(secret) }
}
