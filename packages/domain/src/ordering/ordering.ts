/**
 * A list with one entry at another place; the others close the gap and make
 * room. An entry that is not in the list yet is put in.
 *
 * @param place counted from 0 in the list as it will be; beyond either end means that end
 */
export function placedAt<Entry>(entries: readonly Entry[], entry: Entry, place: number): Entry[] {
  const others = entries.filter((one) => one !== entry)
  const index = Math.min(Math.max(0, Math.trunc(place)), others.length)
  return [...others.slice(0, index), entry, ...others.slice(index)]
}
