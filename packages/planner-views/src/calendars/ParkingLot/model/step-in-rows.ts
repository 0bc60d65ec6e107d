/** A key press on a place of a list that fills rows. */
interface RowsKey {
  readonly key: string
  readonly isRightToLeft: boolean
}

/**
 * The place after an arrow, Home or End in a list that fills rows one after the other. At an
 * end it stays; down from above a short last row leads to its last place.
 *
 * @param index from 0, below `count`
 * @param columns places in a row, at least 1
 * @returns null for any other key
 */
export function stepInRows(
  index: number,
  { count, columns }: { readonly count: number; readonly columns: number },
  { key, isRightToLeft }: RowsKey,
): number | null {
  const last = count - 1
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return clamp(index + forward, last)
    case 'ArrowLeft':
      return clamp(index - forward, last)
    case 'ArrowDown': {
      const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns)
      return isInLastRow ? index : Math.min(index + columns, last)
    }
    case 'ArrowUp':
      return index < columns ? index : index - columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

function clamp(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last)
}
