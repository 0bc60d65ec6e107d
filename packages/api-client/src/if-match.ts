/**
 * Returns the header of a write that the server refuses if the record has another version by now.
 *
 * @param version undefined omits the check
 */
export function ifMatch(version: number | undefined) {
  return version === undefined ? {} : { header: { 'If-Match': `"${version}"` } }
}
