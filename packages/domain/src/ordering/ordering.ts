/**
 * A list with one entry moved to another place. An entry that is not in the list yet
 * is inserted.
 *
 * @param place counted from 0 in the new list; clamped to its ends
 */
export function placedAt<Entry>(entries: readonly Entry[], entry: Entry, place: number): Entry[] {
  const others = entries.filter((one) => one !== entry)
  const index = Math.min(Math.max(0, Math.trunc(place)), others.length)
  return [...others.slice(0, index), entry, ...others.slice(index)]
}
