/**
 * The length of a text in code points, so that an emoji of two code units counts as
 * one, as in databases and JSON schemas.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const next = text.charCodeAt(index + 1)
    if (unit >= 0xd8_00 && unit <= 0xdb_ff && next >= 0xdc_00 && next <= 0xdf_ff) index += 1
    count += 1
  }
  return count
}

/**
 * Whether to announce a count: in the last tenth before the limit, at least in the last
 * ten characters, and above the limit.
 */
export function isNearLimit(count: number, limit: number): boolean {
  return limit - count <= Math.max(10, Math.floor(limit / 10))
}
