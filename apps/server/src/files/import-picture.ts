import { fetchPicture } from '../calendars/fetch-calendar'
import type { FetchRules } from '../calendars/fetch-calendar'
import { pictureTypeOf } from './file-type'
import { pictureForText } from './photo'

/** Max size in bytes of a picture of another host, as sent and after decompression. */
export const MAX_REMOTE_PICTURE_BYTES = 5_000_000

/** Max size of a stored picture in bytes; a larger one would use up the length of the text. */
const MAX_IMPORTED_BYTES = 250_000

/** Time limit of one picture, including redirects. */
const TIME_LIMIT_MS = 8_000

/**
 * Fetches a picture from another host and converts it to a `data:` URL. Returns null
 * if the picture is not available or not allowed. Never throws.
 */
export type ImportPicture = (url: string) => Promise<string | null>

/**
 * Creates the picture importer. It connects only to public IP addresses, as
 * `fetchCalendar` does. The bytes of the response have to be a picture, which is decoded
 * and encoded again.
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
