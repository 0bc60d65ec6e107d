/**
 * Roles for grids made of `div` elements: rows are positioned, and only some of
 * them are drawn, which table elements do not allow.
 */
export const gridRoles = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'gridcell' },
  /** The edge between two columns, which can be moved. */
  separator: { role: 'separator', 'aria-orientation': 'vertical' },
} as const

/**
 * The tab index of a cell: one cell is the active cell of its grid, every cell can take the focus.
 */
export function activeCell(isFocusCell: boolean) {
  return { tabIndex: isFocusCell ? 0 : -1 }
}
