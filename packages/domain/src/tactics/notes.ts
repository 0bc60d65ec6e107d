/** Rich text longer than this gets a warning. */
export const NOTES_WARNING_LENGTH = 999_900

/** Rich text longer than this is refused. */
export const NOTES_LIMIT_LENGTH = 1_000_000

/** The image of a custom field may have this many bytes. */
export const FIELD_IMAGE_LIMIT_BYTES = 10_000_000

/**
 * Compares the length of a rich text with its limit: fine up to 999,900 characters,
 * near the limit up to 1,000,000, and too long beyond.
 *
 * @param length characters of the HTML
 */
export function judgeNotesLength(length: number): 'fine' | 'near-limit' | 'too-long' {
  if (length > NOTES_LIMIT_LENGTH) return 'too-long'
  return length > NOTES_WARNING_LENGTH ? 'near-limit' : 'fine'
}
