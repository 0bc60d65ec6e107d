import type { TreePlace } from '../../internal/grid/tree-navigation'

/** How many rows are searched for the next cell that can be edited. */
const searchedRowCount = 200

/**
 * The next cell that can be edited, along the row and then in the rows after it.
 *
 * @param step 1 for forward, -1 for backward
 * @returns null when there is none within 200 rows
 */
export function nextEditableCell(
  { row, column }: TreePlace,
  step: 1 | -1,
  columnCount: number,
  rowCount: number,
  canEdit: (place: TreePlace) => boolean,
): TreePlace | null {
  let at = { row, column: column ?? (step > 0 ? -1 : 0) }
  for (let left = searchedRowCount * columnCount; left > 0; left -= 1) {
    at = { row: at.row, column: at.column + step }
    if (at.column >= columnCount) at = { row: at.row + 1, column: 0 }
    else if (at.column < 0) at = { row: at.row - 1, column: columnCount - 1 }
    if (at.row < 0 || at.row >= rowCount) return null
    if (canEdit(at)) return at
  }
  return null
}

/**
 * Reads cells copied from a spreadsheet: lines of labels with tabs between them.
 *
 * @returns rows of labels; a single line break at the end makes no row
 */
export function readCopiedCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) => line.split('\t'))
}

/** Writes cells the way spreadsheets paste them; tabs and line breaks in a text become spaces. */
export function writeCopiedCells(rows: readonly (readonly string[])[]): string {
  return rows
    .map((labels) => labels.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}
