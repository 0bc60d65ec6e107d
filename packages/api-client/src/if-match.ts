/**
 * The header of a write that is refused when the record has another version by now.
 *
 * @param version undefined writes on whatever version the record is at
 */
export function ifMatch(version: number | undefined) {
  return version === undefined ? {} : { header: { 'If-Match': `"${version}"` } }
}
