import type { CellRange } from './cell-range'
import type { GridPlace } from './grid-frame'

/** How many rows are searched for the next cell that can be edited. */
const SEARCHED_ROW_COUNT = 200

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
  for (let left = SEARCHED_ROW_COUNT * columnCount; left > 0; left -= 1) {
    at = { row: at.row, column: at.column + step }
    if (at.column >= columnCount) at = { row: at.row + 1, column: 0 }
    else if (at.column < 0) at = { row: at.row - 1, column: columnCount - 1 }
    if (at.row < 0 || at.row >= rowCount) return null
    if (canEdit(at)) return at
  }
  return null
}

/** One cell and what ends it. A text in quotes may hold tabs, line breaks and doubled quotes. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g

/**
 * Reads cells copied from a spreadsheet: lines of texts with tabs between them.
 *
 * @returns rows of texts, with `\n` for the line breaks in a cell; a single line break at the end
 *   makes no row
 */
export function readCopiedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const { 1: quoted, 2: plain = '', 3: end = '', index, 0: cell } of text.matchAll(
    cellPattern,
  )) {
    row.push(quoted === undefined ? plain : withLineFeeds(quoted.replaceAll('""', '"')))
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (index + cell.length === text.length) break
  }
  return rows
}

/** The same text with one kind of line break. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/**
 * Writes cells the way spreadsheets do. Quotes a text that contains tabs or line breaks, or begins
 * with a quote.
 */
export function writeCopiedCells(rows: readonly (readonly string[])[]): string {
  const text = rows.map((texts) => texts.map(writeCell).join('\t')).join('\n')
  // Readers ignore a line break at the end, so an empty last row needs a second one.
  return text.endsWith('\n') ? `${text}\n` : text
}

function writeCell(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that was not taken into its cell. */
export interface RefusedText {
  /** Undefined beyond the last row. */
  readonly rowId: string | undefined
  /** Undefined beyond the last column. */
  readonly columnId: string | undefined
  /** Empty for a cell that was to be emptied. */
  readonly text: string
  /** Why, as the column says; undefined for a cell that cannot be edited, or that is gone. */
  readonly reason: string | undefined
}

/** The result of pasting a block, in cells. */
export interface PasteResult {
  readonly changedCount: number
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

/** The rows of a table that take the lines of a block. */
export interface LineRows {
  readonly rowCount: number
  /** False for a row between the records, such as the head of a group. */
  readonly takesLine: (row: number) => boolean
  /** The texts that copying gives of a row, from a column on. */
  readonly copiedTexts: (row: number, column: number, count: number) => readonly string[]
}

/**
 * Spreads a pasted block over cells: from one cell on, one cell for each text, one row that takes
 * lines for each line. A line that repeats a row between the records belongs to that row, and is
 * left out. A single text fills a whole range, as in spreadsheets.
 *
 * @param block rows of texts
 * @param range where it goes; of more than one cell only a single text fills it
 * @returns places from `rowCount` on for lines beyond the last row
 */
export function spreadBlock(
  block: readonly (readonly string[])[],
  { rows, columns }: CellRange,
  { rowCount, takesLine, copiedTexts }: LineRows,
): readonly CellEntry[] {
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  if (single !== undefined) {
    const places = placesOf({ rows, columns })
    const ofRecords = places.filter((place) => takesLine(place.row))
    return (ofRecords.length > 0 ? ofRecords : places).map((place) => ({ place, text: single }))
  }
  const isCopyOf = (row: number, texts: readonly string[]) =>
    texts.some((text) => text !== '') &&
    copiedTexts(row, columns.start, texts.length).every((text, at) => text === texts[at])
  let next = rows.start
  return block.flatMap((texts) => {
    while (next < rowCount && !takesLine(next)) {
      next += 1
      if (isCopyOf(next - 1, texts)) return []
    }
    const row = next
    next += 1
    return texts.map((text, column) => ({ place: { row, column: columns.start + column }, text }))
  })
}

/** All cells of a range, row by row. */
export function placesOf({ rows, columns }: CellRange): readonly GridPlace[] {
  const places: GridPlace[] = []
  for (let row = rows.start; row < rows.end; row += 1) {
    for (let column = columns.start; column < columns.end; column += 1) places.push({ row, column })
  }
  return places
}
