/** An entry of an ordered list. */
interface Placed {
  readonly id: number
}

/**
 * Returns the position of an entry among all entries, after the user moved it among the visible
 * ones. Hidden entries, such as the channel of initiatives, stay after the entry that they
 * followed.
 *
 * @param all all entries, in their order before the move
 * @param visibleIds ids of the visible entries in their order after it
 * @returns counted from 0 among all, as the server counts
 */
export function placeAmongAll(
  all: readonly Placed[],
  visibleIds: readonly number[],
  movedId: number,
): number {
  const others = all.flatMap(({ id }) => (id === movedId ? [] : [id]))
  const at = visibleIds.indexOf(movedId)
  const next = visibleIds[at + 1]
  if (next !== undefined) return Math.max(0, others.indexOf(next))
  const previous = visibleIds[at - 1]
  return previous === undefined ? others.length : others.indexOf(previous) + 1
}
