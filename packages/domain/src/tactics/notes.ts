/** Rich text longer than this is refused. */
export const NOTES_LIMIT_LENGTH = 1_000_000

/** The image of a custom field may have this many bytes. */
export const FIELD_IMAGE_LIMIT_BYTES = 10_000_000
