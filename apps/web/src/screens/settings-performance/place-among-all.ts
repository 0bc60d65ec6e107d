/**
 * The place that the server is asked for, when only some of its rows are shown: archived
 * dashboards stand among the active ones of their category.
 *
 * @param all every row in its order
 * @param shown the new order of the rows that are shown, the moved one among them
 * @returns counted from 0 among all rows without the moved one
 */
export function placeAmongAll(
  all: readonly number[],
  shown: readonly number[],
  movedId: number,
): number {
  const others = all.filter((id) => id !== movedId)
  const at = shown.indexOf(movedId)
  const next = shown[at + 1]
  if (next !== undefined) return others.indexOf(next)
  const previous = shown[at - 1]
  return previous === undefined ? 0 : others.indexOf(previous) + 1
}
