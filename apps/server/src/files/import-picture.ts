import { fetchPicture } from '../calendars/fetch-calendar'
import type { FetchRules } from '../calendars/fetch-calendar'
import { pictureTypeOf } from './file-type'
import { pictureForText } from './photo'

/** Bytes of a picture elsewhere at most, sent and decompressed. */
export const MAX_REMOTE_PICTURE_BYTES = 5_000_000

/** Max size of a stored picture in bytes; a larger one would use up the length of the text. */
const MAX_IMPORTED_BYTES = 250_000

/** For one picture, redirects included. */
const TIME_LIMIT_MS = 8_000

/**
 * Fetches a picture from elsewhere and converts it to a `data:` URL, or null
 * when it cannot or must not be had. Never throws.
 */
export type ImportPicture = (url: string) => Promise<string | null>

/**
 * Makes the importer of pictures. It connects only to public IP addresses, as the
 * fetch of calendars does; what comes back has to be a picture by its bytes, and
 * is unpacked and written anew.
 */
export function createPictureImport(rules: FetchRules): ImportPicture {
  return async (url) => {
    const limited = { timeLimitMs: TIME_LIMIT_MS, ...rules }
    const outcome = await fetchPicture(url, limited, MAX_REMOTE_PICTURE_BYTES)
    if (outcome.code !== 'fetched') return null
    const type = pictureTypeOf(outcome.bytes)
    const picture = type === null ? null : await pictureForText(Buffer.from(outcome.bytes), type)
    if (picture === null || picture.byteLength > MAX_IMPORTED_BYTES) return null
    return `data:image/webp;base64,${picture.toString('base64')}`
  }
}
