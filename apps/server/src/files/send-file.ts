import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound, unavailable } from '../errors/api-error'
import { isVisibleToRequester } from '../http/versions'
import type { AssetRow } from './asset-queries'
import { isDiskFailure } from './disk-failure'
import { contentDisposition } from './file-name'
import type { ByteRange, FileStore } from './file-store'
import { isImageType } from './file-type'

const PDF = 'application/pdf'

/**
 * The response headers for an untrusted file. The browser must not guess another type,
 * run scripts or load resources, and only our own pages may embed the file. It shows
 * pictures and PDFs, and downloads all other files. A PDF has no `sandbox`, because PDF
 * viewers refuse to load in one; they run PDF scripts without access to the page.
 */
export function fileHeaders(mediaType: string, name: string): Readonly<Record<string, string>> {
  const isVisible = isImageType(mediaType) || mediaType === PDF
  const rules = [
    "default-src 'none'",
    "frame-ancestors 'self'",
    ...(mediaType === PDF ? ["style-src 'unsafe-inline'", "object-src 'self'"] : ['sandbox']),
  ]
  return {
    'content-type': mediaType,
    'content-disposition': contentDisposition(isVisible ? 'inline' : 'attachment', name),
    'content-security-policy': rules.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }
}

/** The bytes of a key never change, so a cached copy is valid until its URL expires. */
const CACHING = 'private, max-age=600, immutable'

/** Sends an uploaded file, or the requested range of it. */
export async function sendAsset(
  asset: AssetRow,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tag = `"${asset.sha256.slice(0, 32)}"`
  reply
    .headers(fileHeaders(asset.contentType, asset.name))
    .headers({ etag: tag, 'cache-control': CACHING, 'accept-ranges': 'bytes' })
  if (isVisibleToRequester(request, tag)) {
    reply.code(304).removeHeader('content-type')
    await reply.send()
    return
  }
  const isRangeCurrent = (request.headers['if-range'] ?? tag) === tag
  const range = isRangeCurrent ? rangeOf(request.headers.range, asset.sizeBytes) : null
  const bytes = await store.get(asset.storageKey, range ?? undefined).catch((error: unknown) => {
    throw isDiskFailure(error) ? unavailable() : error
  })
  if (bytes === null) throw notFound('file')
  // Closes the file if the connection is lost.
  reply.raw.once('close', () => bytes.destroy())
  if (range === null) reply.code(200).header('content-length', asset.sizeBytes)
  else {
    reply.code(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${asset.sizeBytes}`,
      'content-length': range.end - range.start + 1,
    })
  }
  await reply.send(bytes)
}

/**
 * The byte range of a `Range` header (RFC 9110, 14.2); null for the whole file, also if
 * the header names several ranges or is invalid.
 *
 * @throws ApiError 416 if the range is outside the file
 */
function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const start = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  if (start >= sizeBytes || (from === '' && Number(to) === 0)) {
    throw new ApiError({
      status: 416,
      code: 'validation_failed',
      detail: 'This range lies outside of the file.',
      headers: { 'content-range': `bytes */${sizeBytes}` },
    })
  }
  return { start, end }
}
