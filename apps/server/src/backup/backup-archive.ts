import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile as ReadZip } from 'yauzl'
import { ZipFile } from 'yazl'
import { publishFile } from '../platform/publish-file'

/** A file of the data folder to include in a backup. */
export interface BackedUpFile {
  /** Path inside the archive, with forward slashes. */
  readonly name: string
  /** Absolute path on the disk. */
  readonly file: string
}

/** The manifest of a backup, in its first entry. */
export interface BackupManifest {
  readonly format: 1
  /** When the backup was created, ISO 8601 in UTC. */
  readonly createdAt: string
  /** Version of the product that created it. */
  readonly version: string
  /** The SHA-256 of each file that follows, by its name. */
  readonly sha256: Readonly<Record<string, string>>
}

const MANIFEST_NAME = 'backup.json'
/** Max size of the manifest in bytes: 100 bytes for each of a million files. */
const MANIFEST_MAX_BYTES = 100_000_000

/** The file is not a complete backup of this product. */
export class BadBackupError extends Error {
  override readonly name = 'BadBackupError'
}

/**
 * Writes a backup. The file gets its name only after it is complete and flushed to the
 * disk, so an interrupted backup is never used.
 *
 * @throws the system's error if the file cannot be written or already exists
 */
export async function writeBackup(
  archive: string,
  about: Omit<BackupManifest, 'sha256'>,
  files: readonly BackedUpFile[],
): Promise<void> {
  const draft = `${archive}.draft`
  const sha256: Record<string, string> = {}
  for (const { name, file } of files) sha256[name] = await hashOf(createReadStream(file))
  const manifest: BackupManifest = { ...about, sha256 }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest)}\n`), MANIFEST_NAME)
  // Snapshots and most uploads are already compressed.
  for (const { name, file } of files) zip.addFile(file, name, { compress: false })
  zip.end()
  try {
    await pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600, flags: 'w' }))
    await publishFile(draft, archive)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Extracts a backup into a folder and checks that it is complete: every file has to
 * match its checksum in the manifest, and every checksum needs a file.
 *
 * @param folder an empty folder; the caller deletes its content after a failure
 * @throws BadBackupError
 */
export async function unpackBackup(archive: string, folder: string): Promise<BackupManifest> {
  let zip: ReadZip
  try {
    zip = await openPromise(archive, { lazyEntries: true })
  } catch (error) {
    throw bad(archive, error)
  }
  try {
    let manifest: BackupManifest | null = null
    const unpacked: Record<string, string> = {}
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === MANIFEST_NAME) manifest = await readManifest(zip, entry)
      else
        unpacked[entry.fileName] = await hashOf(createReadStream(await unpack(zip, entry, folder)))
    }
    if (manifest === null) throw new Error('it is no backup')
    if (!isDeepStrictEqual(unpacked, manifest.sha256)) throw new Error('it is damaged or not whole')
    return manifest
  } catch (error) {
    throw bad(archive, error)
  } finally {
    zip.close()
  }
}

async function unpack(zip: ReadZip, entry: Entry, folder: string): Promise<string> {
  const target = path.join(folder, entry.fileName)
  // A backup is untrusted. The library refuses such names too.
  if (!target.startsWith(`${folder}${path.sep}`)) throw new Error('a name leads out of it')
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: 0o600 }))
  return target
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

async function readManifest(zip: ReadZip, entry: Entry): Promise<BackupManifest> {
  if (entry.uncompressedSize > MANIFEST_MAX_BYTES) throw new Error('it is no backup')
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  if (!isManifest(value)) throw new Error('it is no backup that this version can read')
  return value
}

function isManifest(value: unknown): value is BackupManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 1 &&
    'sha256' in value &&
    typeof value.sha256 === 'object'
  )
}

function bad(archive: string, error: unknown): BadBackupError {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return new BadBackupError(
    `${archive} cannot be restored (${reason}). Nothing was changed; use another backup.`,
  )
}
