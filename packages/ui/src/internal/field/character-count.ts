/**
 * How many characters a person sees in a text, near enough: code points, so
 * that an emoji of two code units is one, like in the databases and schemas
 * that enforce the limit.
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
 * Whether a count is near enough to its limit to be worth hearing: the last
 * tenth, at least the last ten characters, and everything past the limit.
 */
export function isNearLimit(count: number, limit: number): boolean {
  return limit - count <= Math.max(10, Math.floor(limit / 10))
}
