import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { urlName } from './file-name'

/** How long a signed URL works. */
const URL_SECONDS = 600

/** The file of a signed URL, and the person that it was created for. */
interface UrlDetails {
  /** The last segment of its path, which becomes the name of the saved file. */
  readonly name: string
  /** The content of an export, which is generated when it is fetched; null for a stored file. */
  readonly content: string | null
  readonly userId: number
}

/** A signed URL, as a client receives it. */
interface SignedUrl {
  readonly url: string
  readonly expiresAt: Date
}

/** The query of a signed URL in a request. */
interface VisibleUrl {
  readonly name: string
  readonly content: string | null
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

/** Creates and checks URLs that work without a token, for one person and a short time. */
export interface SignedUrls {
  sign(details: UrlDetails, now: Date): SignedUrl
  /** The URL of an uploaded file. */
  ofAsset(asset: { readonly id: number; readonly name: string }, userId: number, now: Date): string
  /** The person that a URL was created for; null when it is not ours, was changed or has expired. */
  verify(visible: VisibleUrl, now: Date): number | null
}

/**
 * Signs with a separate key, derived from the session secret (HKDF,
 * RFC 5869), so that a signature is never valid for another purpose.
 */
export function createSignedUrls(secret: string): SignedUrls {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'throughline file addresses 1', 32))
  const codeOf = ({ name, content, userId }: UrlDetails, expires: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, content, userId, expires]))
      .digest('base64url')

  const sign: SignedUrls['sign'] = (details, now) => {
    const expires = Math.floor(now.getTime() / 1000) + URL_SECONDS
    const query = new URLSearchParams({
      ...(details.content === null ? {} : { content: details.content }),
      expires: String(expires),
      signature: `${details.userId}-${codeOf(details, expires)}`,
    })
    return {
      url: `/api/files/${details.name}?${query.toString()}`,
      expiresAt: new Date(expires * 1000),
    }
  }
  return {
    sign,
    ofAsset: ({ id, name }, userId, now) =>
      sign({ name: urlName(name, id), content: null, userId }, now).url,
    verify({ name, content, expires, signature }, now) {
      const [, person, code] = /^(\d{1,10})-([A-Za-z0-9_-]{43})$/.exec(signature) ?? []
      if (person === undefined || code === undefined) return null
      if (expires * 1000 <= now.getTime()) return null
      const userId = Number(person)
      const expected = Buffer.from(codeOf({ name, content, userId }, expires))
      return timingSafeEqual(expected, Buffer.from(code)) ? userId : null
    },
  }
}

/** The number of the uploaded file that a URL names; null when it names none. */
export function assetIdOfUrl(name: string): number | null {
  const digits = /-(\d{1,10})(?:\.[a-z0-9]{1,10})?$/.exec(name)?.[1]
  const id = Number(digits)
  return digits === undefined || id > 2_147_483_647 ? null : id
}
