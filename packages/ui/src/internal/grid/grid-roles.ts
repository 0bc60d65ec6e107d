/**
 * Roles for grids made of blocks: their rows are placed by arithmetic and only
 * some of them are there, which the elements of tables do not allow.
 */
export const gridRoles = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  /** The edge between two columns, which can be moved. */
  separator: { role: 'separator', 'aria-orientation': 'vertical' },
} as const

/** Whether a cell is the one stop of Tab in its grid; every cell can take the focus. */
export function tabStop(isStop: boolean) {
  return { tabIndex: isStop ? 0 : -1 }
}
