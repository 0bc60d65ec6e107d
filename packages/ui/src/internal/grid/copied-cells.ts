import type { CellRange } from './cell-range'
import type { GridPlace } from './grid-frame'

/** How many rows are searched for the next cell that can be edited. */
const searchedRowCount = 200

/**
 * The next cell that can be edited, along the row and then in the rows after it.
 *
 * @param step 1 for forward, -1 for backward
 * @returns null when there is none within 200 rows
 */
export function nextEditableCell(
  { row, column }: GridPlace,
  step: 1 | -1,
  columnCount: number,
  rowCount: number,
  canEdit: (place: GridPlace) => boolean,
): GridPlace | null {
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
 * Reads cells copied from a spreadsheet: lines of texts with tabs between them.
 *
 * @returns rows of texts; a single line break at the end makes no row
 */
export function readCopiedCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) => line.split('\t'))
}

/** Writes cells the way spreadsheets paste them; tabs and line breaks in a text become spaces. */
export function writeCopiedCells(rows: readonly (readonly string[])[]): string {
  return rows
    .map((texts) => texts.map((text) => text.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}

/** What happened to a pasted block, in cells. */
export interface PasteResult {
  readonly takenCount: number
  /** Their cells cannot be edited. */
  readonly readOnlyCount: number
  /** Their text could not be taken; the first of them is open, with the reason. */
  readonly refusedCount: number
  /** They lay beyond the last row or column. */
  readonly outsideCount: number
}

/** A text for a cell. */
export interface CellEntry {
  readonly place: GridPlace
  readonly text: string
}

/**
 * Spreads a pasted block over cells: from one cell on, one cell for each text. A
 * single text fills a whole range, as in spreadsheets.
 *
 * @param block rows of texts
 * @param range where it goes; of more than one cell only a single text fills it
 */
export function spreadBlock(
  block: readonly (readonly string[])[],
  { rows, columns }: CellRange,
): readonly CellEntry[] {
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  if (single !== undefined) {
    return placesOf({ rows, columns }).map((place) => ({ place, text: single }))
  }
  return block.flatMap((texts, row) =>
    texts.map((text, column) => ({
      place: { row: rows.start + row, column: columns.start + column },
      text,
    })),
  )
}

/** All cells of a range, row by row. */
export function placesOf({ rows, columns }: CellRange): readonly GridPlace[] {
  const places: GridPlace[] = []
  for (let row = rows.start; row < rows.end; row += 1) {
    for (let column = columns.start; column < columns.end; column += 1) places.push({ row, column })
  }
  return places
}
