/**
 * Returns the index to send to the server for a row that the user has moved among the visible rows.
 * The server counts all rows: archived dashboards are between the active ones of their category.
 *
 * @param all every row in its order
 * @param visible the new order of the visible rows, with the moved one
 * @returns index from 0 among all rows without the moved one
 */
export function placeAmongAll(
  all: readonly number[],
  visible: readonly number[],
  movedId: number,
): number {
  const others = all.filter((id) => id !== movedId)
  const at = visible.indexOf(movedId)
  const next = visible[at + 1]
  if (next !== undefined) return others.indexOf(next)
  const previous = visible[at - 1]
  return previous === undefined ? 0 : others.indexOf(previous) + 1
}
