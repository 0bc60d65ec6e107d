import { createHash } from 'node:crypto'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import type { Orm } from '../db/database'
import { rateLimited, unprocessable, unsupportedMediaType } from '../errors/api-error'
import type { ApiError } from '../errors/api-error'
import { countUploads, insertAsset } from './asset-queries'
import type { AssetRow } from './asset-queries'
import { uploadFailureOf } from './disk-failure'
import { newFileKey } from './file-key'
import { extensionOf, withExtension } from './file-name'
import type { FileStore } from './file-store'
import { mediaTypes, decideType, typesByContent } from './file-type'
import type { FileType, UploadPurpose } from './file-type'
import { sizeOfPicture, squarePhoto } from './photo'
import type { ReceivedFile } from './receive-upload'

/**
 * More than a user uploads manually. This limits how much an attacker can store with a stolen
 * session.
 */
const UPLOADS_AN_HOUR = 300
const HOUR_MS = 3_600_000

/**
 * Checks a received file, stores its bytes and records it in the database. After it
 * resolves, both survive a crash; if it throws, neither remains.
 *
 * @param accountId the account of the file, or null while nothing uses it
 * @throws ApiError 415 for a type that is not allowed, 422 if the
 *   content does not match the name, 429 after too many uploads
 */
export async function storeUpload(
  { orm, store }: { readonly orm: Orm; readonly store: FileStore },
  file: ReceivedFile,
  {
    purpose,
    userId,
    accountId,
    now,
  }: {
    readonly purpose: UploadPurpose
    readonly userId: number
    readonly accountId: number | null
    readonly now: Date
  },
): Promise<AssetRow> {
  const uploads = await countUploads(orm, userId, now, HOUR_MS)
  if (uploads >= UPLOADS_AN_HOUR) throw rateLimited(HOUR_MS / 1000)
  const type = await usableType(file, purpose)
  const stored = await storedForm(file, type, purpose)
  const key = newFileKey()
  try {
    await store.put(key, stored.path, stored)
    return await insertAsset(orm, {
      name: stored.name,
      storageKey: key,
      contentType: mediaTypes[stored.type],
      sizeBytes: stored.sizeBytes,
      sha256: stored.sha256,
      accountId,
      uploadedById: userId,
      createdAt: now,
    })
  } catch (error) {
    await store.delete(key).catch(() => undefined)
    throw uploadFailureOf(error)
  } finally {
    if (stored.path !== file.path) await unlink(stored.path).catch(() => undefined)
  }
}

type TypedFile = ReceivedFile & { readonly type: FileType }

/** The bytes to store: a photo as a small square, all other files unchanged. */
async function storedForm(
  file: ReceivedFile,
  type: FileType,
  purpose: UploadPurpose,
): Promise<TypedFile> {
  const asSent = { ...file, name: nameWithType(file.name, type), type }
  if (purpose === 'document' || purpose === 'dashboard') return asSent
  const bytes = await readFile(file.path)
  if (purpose === 'fieldImage') {
    if ((await sizeOfPicture(bytes, type)) === null) throw unreadable()
    return asSent
  }
  const square = await squarePhoto(bytes, type)
  if (square === null) throw unreadable()
  const path = `${file.path}-square`
  await writeFile(path, square, { mode: 0o600 }).catch((error: unknown) => {
    throw uploadFailureOf(error)
  })
  return {
    path,
    name: withExtension(file.name, 'webp'),
    sizeBytes: square.length,
    sha256: createHash('sha256').update(square).digest('hex'),
    type: 'webp',
  }
}

function unreadable(): ApiError {
  return unprocessable(
    'invalid_file',
    'This picture cannot be shown. Please save it again, smaller or in another format.',
    '/file',
  )
}

async function usableType(file: ReceivedFile, purpose: UploadPurpose): Promise<FileType> {
  const decision = decideType(await typesByContent(file.path), file.name, purpose)
  if (decision.code === 'taken') return decision.type
  if (decision.code === 'not-taken') {
    throw unsupportedMediaType('Files of this type are not taken here.')
  }
  throw unprocessable(
    'invalid_file',
    'What is in the file does not fit its name. Please save it again in its own program.',
    '/file',
  )
}

/** Adds a missing extension, because operating systems use it to choose a program. */
function nameWithType(name: string, type: FileType): string {
  return extensionOf(name) === '' ? withExtension(name, type) : name
}
