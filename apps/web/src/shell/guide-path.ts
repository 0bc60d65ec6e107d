/** The page of a guide, or of all of them. */
export function guidePath(guide?: string): string {
  return guide === undefined ? '/guides' : `/guides/${guide}`
}
