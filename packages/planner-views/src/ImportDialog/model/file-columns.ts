import {
  columnLetters,
  findHeaderRow,
  headerOf,
  isEmptyCell,
  REQUIRED_FIELDS,
  textOfCell,
  type FileField,
  type FileMapping,
  type FileSheet,
} from '@throughline/domain/item-file'

/** Number of visible values of a column. */
const SAMPLES = 3

/** A sheet with its headers and columns. */
export interface DescribedSheet {
  readonly sheet: FileSheet
  /** Position of the row of headers; -1 in an empty sheet. */
  readonly headerRow: number
  readonly columns: readonly {
    /** Empty for none. */
    readonly header: string
    /** `A`, `B`, … */
    readonly letters: string
    /** Its first values that are not empty, as text. */
    readonly samples: readonly string[]
  }[]
}

/** Finds the headers of a sheet and the first values of its columns. */
export function describeSheet(sheet: FileSheet, fieldNames: readonly string[]): DescribedSheet {
  const { rows } = sheet
  const headerRow = findHeaderRow(rows, fieldNames)
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const below = headerRow === -1 ? [] : rows.slice(headerRow + 1)
  const columns = Array.from({ length: count }, (_, at) => ({
    header: textOfCell(rows[headerRow]?.[at]).trim(),
    letters: columnLetters(at),
    samples: samplesOf(below.values(), at),
  }))
  return { sheet, headerRow, columns }
}

function samplesOf(rows: Iterable<FileSheet['rows'][number]>, column: number): readonly string[] {
  const samples: string[] = []
  for (const row of rows) {
    if (samples.length === SAMPLES) break
    if (!isEmptyCell(row[column])) samples.push(textOfCell(row[column]).trim())
  }
  return samples
}

/** Returns the first sheet that is visible in the file and has rows; 0 if there is none. */
export function firstSheetOf(sheets: readonly FileSheet[]): number {
  const hasRows = ({ rows }: FileSheet) => rows.some((row) => !row.every(isEmptyCell))
  const visible = sheets.findIndex((sheet) => !sheet.isHidden && hasRows(sheet))
  return visible === -1 ? Math.max(0, sheets.findIndex(hasRows)) : visible
}

/** A mapping with another field for a column; a column that had the field has none then. */
export function mapColumn(
  mapping: FileMapping,
  column: number,
  field: FileField | null,
): FileMapping {
  return mapping.map((own, at) => {
    if (at === column) return field
    return field !== null && own === field ? null : own
  })
}

/**
 * Returns the headers of fields that new items need and that no column has; none if a column has
 * ids.
 */
export function missingFieldsOf(mapping: FileMapping): readonly string[] {
  if (mapping.includes('itemId')) return []
  return REQUIRED_FIELDS.filter((field) => !mapping.includes(field)).map(headerOf)
}
