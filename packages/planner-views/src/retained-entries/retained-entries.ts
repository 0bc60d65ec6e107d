/** Something that a list shows. */
export interface Entry {
  readonly id: number
}

/**
 * Returns the entries of a list together with entries that have left it, but in which a user is
 * typing. Each of these comes after the entry that it followed.
 *
 * @param entries the current entries of the list
 * @param visible the entries that were visible before
 * @param retainedIds entries that stay when they have left the list
 * @returns `entries` or `visible` itself if that is the same
 */
export function withRetained<Retained extends Entry>(
  entries: readonly Retained[],
  visible: readonly Retained[],
  retainedIds: ReadonlySet<number>,
): readonly Retained[] {
  const present = new Set(entries.map(({ id }) => id))
  const gone = visible.filter(({ id }) => retainedIds.has(id) && !present.has(id))
  if (gone.length === 0) return entries
  const after = [...entries]
  const places = new Map(visible.map(({ id }, place) => [id, place]))
  for (const entry of gone) {
    const place = places.get(entry.id) ?? 0
    const following = visible
      .slice(0, place)
      .map(({ id }) => after.findIndex((one) => one.id === id))
      .findLast((at) => at !== -1)
    after.splice((following ?? -1) + 1, 0, entry)
  }
  const isSame =
    after.length === visible.length && after.every((entry, place) => entry === visible[place])
  return isSame ? visible : after
}
