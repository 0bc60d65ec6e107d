const none: readonly never[] = []

/**
 * Returns the objects of a list of a page, which may also be missing or contain anything.
 *
 * @returns the same array when all of its entries are objects
 */
export function listOf<Entry extends object>(
  list: readonly Entry[] | null | undefined,
): readonly Entry[] {
  if (!Array.isArray(list)) return none
  const entries = list.filter((entry) => typeof entry === 'object' && entry !== null)
  return entries.length === list.length ? list : entries
}
