import type { CivilDateTime } from '../calendar-dates'

/** The kind of cells of a column, which decides their number format. */
export type SheetColumnKind =
  | 'text'
  | 'date'
  | 'dateTime'
  | 'money'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'variance'

/** A formula and the number that it has now, for readers that do not calculate. */
export interface SheetFormula {
  /** Without the sign `=` at its start: `SUBTOTAL(9,E3:E7)`. */
  readonly formula: string
  readonly value: number
}

/** A cell of a sheet to be written. Dates are civil dates or civil date-times, as text. */
export type SheetCell = string | number | boolean | null | SheetFormula

/** A column of a sheet to be written. */
export interface SheetColumn {
  readonly header: string
  readonly kind: SheetColumnKind
  /** In characters; without it one that suits the kind. */
  readonly width?: number
}

/** A row of a sheet to be written. */
export interface SheetRow {
  /** Depth in the outline; rows of level 1 and 2 can be folded under the row above them. */
  readonly level: 0 | 1 | 2
  /** Bold, for groups and totals. */
  readonly isStrong?: boolean
  /** One for each column; missing ones at the end are empty. */
  readonly cells: readonly SheetCell[]
}

/** A sheet to be written: plain data, without anything of a file format. */
export interface SheetDescription {
  /** At most 31 characters without `[ ] / \ : * ?`, unique in the workbook. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly SheetRow[]
  /** How many of the last rows are totals, which a filter leaves in sight. @default 0 */
  readonly totalRows?: number
  /** Rows at the top that stay in sight, the row of headers included. */
  readonly frozenRows: number
  readonly frozenColumns: number
}

/** A date of a workbook; at 00:00:00 where it has no time. */
export interface FileDate {
  readonly date: CivilDateTime
}

/** A cell whose value the file does not have: a formula without a stored result, or an error. */
export interface FileFault {
  readonly fault: 'formula' | 'error'
  /** The text in the cell: `=D2+2` or `#N/A`. */
  readonly text: string
}

/** A cell below the first cell of merged cells, with the value of the first one. */
export interface MergedCell {
  readonly value: string | number | boolean | FileDate
  /** The address of the first cell: `B2`. */
  readonly mergedWith: string
}

/** A cell of a file that was read. Texts keep their spaces and line breaks. */
export type FileCell = string | number | boolean | null | FileDate | FileFault | MergedCell

/** A sheet of a file that was read, from its first row and column. */
export interface FileSheet {
  readonly name: string
  /** Each as long as the file has cells for it; a cell after its end is not in the file. */
  readonly rows: readonly (readonly FileCell[])[]
  /** Rows that the file hides; they are among `rows`. */
  readonly hiddenRowCount: number
  readonly isHidden: boolean
}

/** Whether a cell is a date of a workbook. */
export function isFileDate(cell: FileCell): cell is FileDate {
  return typeof cell === 'object' && cell !== null && 'date' in cell
}

/** Whether a cell has no value although the file has something in it. */
export function isFileFault(cell: FileCell): cell is FileFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell
}

/** Whether a cell repeats the value of the first one of merged cells. */
export function isMergedCell(cell: FileCell): cell is MergedCell {
  return typeof cell === 'object' && cell !== null && 'mergedWith' in cell
}

/** Whether a cell contains only spaces, or no value. */
export function isEmptyCell(cell: FileCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
}

/** A cell as a person reads it in a preview: dates as `2026-10-01` or `2026-10-01 08:00`. */
export function textOfCell(cell: FileCell | undefined): string {
  if (cell === undefined || cell === null) return ''
  if (isMergedCell(cell)) return textOfCell(cell.value)
  if (isFileFault(cell)) return cell.text
  if (isFileDate(cell)) {
    const [day = '', time = ''] = cell.date.split('T')
    return time === '00:00:00' ? day : `${day} ${time.replace(/:00$/, '')}`
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return String(cell)
}
