/** Rich text longer than this is warned about. */
export const NOTES_WARNING_LENGTH = 999_900

/** Rich text longer than this is refused. */
export const NOTES_LIMIT_LENGTH = 1_000_000

/** The image of a custom field has at most this many bytes. */
export const FIELD_IMAGE_LIMIT_BYTES = 10_000_000

/**
 * How a rich text stands to its limit: fine up to 999,900 characters, warned
 * about up to 1,000,000, and too long beyond.
 *
 * @param length characters of the HTML
 */
export function judgeNotesLength(length: number): 'fine' | 'near-limit' | 'too-long' {
  if (length > NOTES_LIMIT_LENGTH) return 'too-long'
  return length > NOTES_WARNING_LENGTH ? 'near-limit' : 'fine'
}
