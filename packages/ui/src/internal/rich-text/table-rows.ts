/** What stands before a cell, so that the row can be read in one line. */
interface CellSeparator {
  readonly text: string
  /** Nothing of the row stands before it. */
  readonly isLeading: boolean
}

/** What stands before the cells of a row; nothing before those that are not in it. */
export type RowSeparators = ReadonlyMap<Element, CellSeparator>

function hasContent(cell: Element): boolean {
  return cell.textContent.trim() !== '' || cell.querySelector('img') !== null
}

/**
 * Finds what stands between the cells of a row: ` | `. Empty cells keep their
 * place, so that rows can be compared, but for those at the end; a row with one
 * cell that is not empty is only that, as in pages that are laid out with tables.
 */
export function rowSeparators(row: Element): RowSeparators {
  const cells = [...row.children].map((cell) => ({ cell, isFull: hasContent(cell) }))
  const first = cells.findIndex(({ isFull }) => isFull)
  const last = cells.findLastIndex(({ isFull }) => isFull)
  const separators = new Map<Element, CellSeparator>()
  if (first === last) return separators
  for (const [index, { cell }] of cells.slice(0, last + 1).entries()) {
    if (index > 0) {
      separators.set(
        cell,
        index <= first ? { text: '| ', isLeading: true } : { text: ' | ', isLeading: false },
      )
    }
  }
  return separators
}
