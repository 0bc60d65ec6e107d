import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { isFileKey } from './file-key'
import type { FileStore, StoredFile } from './file-store'
import type { S3Settings } from '../config/s3-settings'

/** Time limit of a request to the object storage. */
const PATIENCE_MS = 30_000

type Ask = (action: string, url: string, init?: RequestInit) => Promise<Response>

/** The object storage did not respond, refused the request or sent an unexpected response. */
class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError'
  readonly code = 'EIO'

  constructor(action: string, status: number | null) {
    super(
      status === null
        ? `The object storage did not respond to a request to ${action} a file. Check S3_ENDPOINT and the network.`
        : `The object storage responded with ${status} to a request to ${action} a file. Check the bucket and the permissions of the access key.`,
    )
  }
}

/**
 * Stores files in an S3-compatible object storage. A file has at most 10 MB, so one
 * request uploads it. The request is signed with the SHA-256 of the upload.
 */
export function createS3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region, prefix } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const root = `${settings.endpoint}/${settings.bucket}`
  const urlOf = (key: string): string => {
    if (!isFileKey(key)) {
      throw new Error(`"${key}" is not a file key, so it could name any object.`)
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types and the Node types name the same stream
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

/** The stored files in a list response. Other objects are skipped, so keys need no decoding. */
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
