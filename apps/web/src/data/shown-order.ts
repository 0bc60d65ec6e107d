/** Something that has a place among others. */
interface Placed {
  readonly id: number
}

/**
 * The place of an entry among all, after it was moved among those that are shown. Entries
 * that are not shown, such as the channel of initiatives, stay after the one they followed.
 *
 * @param all all entries, in their order before the move
 * @param shownIds ids of the shown entries in their order after it
 * @returns counted from 0 among all, as the server counts
 */
export function placeAmongAll(
  all: readonly Placed[],
  shownIds: readonly number[],
  movedId: number,
): number {
  const others = all.flatMap(({ id }) => (id === movedId ? [] : [id]))
  const at = shownIds.indexOf(movedId)
  const next = shownIds[at + 1]
  if (next !== undefined) return Math.max(0, others.indexOf(next))
  const previous = shownIds[at - 1]
  return previous === undefined ? others.length : others.indexOf(previous) + 1
}
