/** Something that a list shows. */
export interface Entry {
  readonly id: number
}

/**
 * Returns the entries of a list together with entries that have left it, but in which a user is
 * typing. Each of these comes after the entry that it followed.
 *
 * @param entries the current entries of the list
 * @param shown the entries that were visible before
 * @param keptIds entries that stay when they have left the list
 * @returns `entries` or `shown` itself if that is the same
 */
export function withKept<Kept extends Entry>(
  entries: readonly Kept[],
  shown: readonly Kept[],
  keptIds: ReadonlySet<number>,
): readonly Kept[] {
  const present = new Set(entries.map(({ id }) => id))
  const gone = shown.filter(({ id }) => keptIds.has(id) && !present.has(id))
  if (gone.length === 0) return entries
  const after = [...entries]
  const places = new Map(shown.map(({ id }, place) => [id, place]))
  for (const entry of gone) {
    const place = places.get(entry.id) ?? 0
    const following = shown
      .slice(0, place)
      .map(({ id }) => after.findIndex((one) => one.id === id))
      .findLast((at) => at !== -1)
    after.splice((following ?? -1) + 1, 0, entry)
  }
  const isSame =
    after.length === shown.length && after.every((entry, place) => entry === shown[place])
  return isSame ? shown : after
}
