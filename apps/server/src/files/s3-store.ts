import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { isFileKey } from './file-key'
import type { FileStore, StoredFile } from './file-store'
import type { S3Settings } from '../config/s3-settings'

/** A store that does not answer holds up a request for so long, and no longer. */
const PATIENCE_MS = 30_000

type Ask = (action: string, url: string, init?: RequestInit) => Promise<Response>

/** The object storage refused, or answered with something else. */
class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError'
  readonly code = 'EIO'

  constructor(action: string, status: number | null) {
    super(
      status === null
        ? `The object storage did not answer when asked to ${action} a file. Check S3_ENDPOINT and the way there.`
        : `The object storage answered ${status} when asked to ${action} a file, so that it could not be done. Check the bucket and the rights of its key.`,
    )
  }
}

/**
 * Keeps files in an S3-compatible object storage. Files are of 10 MB at most, so
 * that each is one request, signed with the SHA-256 that is known already.
 */
export function createS3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region, prefix } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const root = `${settings.endpoint}/${settings.bucket}`
  const urlOf = (key: string): string => {
    if (!isFileKey(key)) {
      throw new Error(`"${key}" is no key of a file, so that it could lead to any object.`)
    }
    return `${root}/${prefix}${key}`
  }
  const ask: Ask = (action, url, init = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {
      throw new ObjectStorageError(action, null)
    })

  return {
    async put(key, path, { sha256, sizeBytes }) {
      const response = await ask('store', urlOf(key), {
        method: 'PUT',
        body: await openAsBlob(path),
        headers: {
          'x-amz-content-sha256': sha256,
          'content-length': String(sizeBytes),
          'content-type': 'application/octet-stream',
        },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new ObjectStorageError('store', response.status)
    },
    async get(key, range) {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }
      const response = await ask('read', urlOf(key), { headers })
      if (response.status === 404) {
        await response.arrayBuffer()
        return null
      }
      if (!response.ok || response.body === null) {
        await response.arrayBuffer()
        throw new ObjectStorageError('read', response.status)
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same stream, by its name in the library of the browser and in that of Node
      return Readable.fromWeb(response.body as ReadableStream)
    },
    async exists(key) {
      const response = await ask('look for', urlOf(key), { method: 'HEAD' })
      if (response.status === 404) return false
      if (!response.ok) throw new ObjectStorageError('look for', response.status)
      return true
    },
    async delete(key) {
      const response = await ask('delete', urlOf(key), { method: 'DELETE' })
      await response.arrayBuffer()
      if (!response.ok && response.status !== 404) {
        throw new ObjectStorageError('delete', response.status)
      }
    },
    list: () => listObjects(ask, root, prefix),
  }
}

async function* listObjects(ask: Ask, root: string, prefix: string): AsyncGenerator<StoredFile> {
  let token: string | null = null
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(prefix === '' ? {} : { prefix }),
      ...(token === null ? {} : { 'continuation-token': token }),
    })
    const response = await ask('list', `${root}?${query.toString()}`)
    const text = await response.text()
    if (!response.ok) throw new ObjectStorageError('list', response.status)
    yield* objectsIn(text, prefix)
    token = textOf(text, 'NextContinuationToken')
  } while (token !== null)
}

/** Our objects in a list. Only our own keys are read, and they need no decoding. */
function objectsIn(text: string, prefix: string): StoredFile[] {
  return [...text.matchAll(/<Contents>[^]*?<\/Contents>/g)].flatMap(([entry]) => {
    const name = textOf(entry, 'Key') ?? ''
    const key = name.slice(prefix.length)
    const modifiedAt = new Date(textOf(entry, 'LastModified') ?? '')
    return isFileKey(key) && !Number.isNaN(modifiedAt.getTime()) ? [{ key, modifiedAt }] : []
  })
}

function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text === undefined ? null : text.replaceAll('&amp;', '&')
}
