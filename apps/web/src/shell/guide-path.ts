/** Returns the path of a guide, or of the list of guides. */
export function guidePath(guide?: string): string {
  return guide === undefined ? '/guides' : `/guides/${guide}`
}
