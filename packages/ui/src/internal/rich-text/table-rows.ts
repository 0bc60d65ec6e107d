/** The separator before a cell, so that the row can be read in one line. */
interface CellSeparator {
  readonly text: string
  /** Whether it is the first cell of the row. */
  readonly isLeading: boolean
}

/** The separators before the cells of a row. */
export type RowSeparators = ReadonlyMap<Element, CellSeparator>

function hasContent(cell: Element): boolean {
  return cell.textContent.trim() !== '' || cell.querySelector('img') !== null
}

/**
 * The separators of the cells of a row: ` | `. Empty cells have one as well, so that
 * rows can be compared, except at the end. A row with a single non-empty cell has none,
 * as in pages with table layouts.
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
