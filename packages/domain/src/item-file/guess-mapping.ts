import { FILE_FIELDS, customHeaderOf, type FileField } from './file-field'
import { isEmptyCell, textOfCell, type FileCell } from './sheet'

/** The field of each column of a file, by the position of the column; null for no field. */
export type FileMapping = readonly (FileField | null)[]

/**
 * The fields that a person chose for headers earlier, by the comparable header; null for "not
 * imported".
 */
export type RememberedMapping = Readonly<Record<string, FileField | null>>

/** How far down a row of headers is looked for. */
const HEADER_SEARCH_ROWS = 10
/** The number of recognized headers that makes a row the row of headers. */
const KNOWN_HEADERS = 2

/** Returns a header without case, spaces at the ends, underscores and `*`, in which files differ. */
function comparableHeader(header: string): string {
  return header
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll('*', '')
    .trim()
    .toLowerCase()
}

/**
 * Guesses which column holds which field. Each field gets one column at most. A header for which
 * the person chose the field earlier wins, then the first header that names it exactly, then the
 * first synonym.
 *
 * @param headers the row of headers
 * @param fieldNames names of the plan's universal fields
 */
export function guessMapping(
  headers: readonly string[],
  fieldNames: readonly string[],
  remembered: RememberedMapping = {},
): FileMapping {
  const comparable = headers.map(comparableHeader)
  const existing = new Set<FileField>([
    ...FILE_FIELDS.map(({ field }) => field),
    ...fieldNames.map((name) => `fields.${name}` as const),
  ])
  const mapping: (FileField | null)[] = headers.map(() => null)
  const isDecided = headers.map(() => false)
  const used = new Set<FileField>()
  const give = (column: number, field: FileField | null): void => {
    if (isDecided[column] === true || (field !== null && used.has(field))) return
    mapping[column] = field
    isDecided[column] = true
    if (field !== null) used.add(field)
  }
  comparable.forEach((header, column) => {
    const chosen = Object.hasOwn(remembered, header) ? remembered[header] : undefined
    if (chosen === null || (chosen !== undefined && existing.has(chosen))) give(column, chosen)
  })
  const [exact, synonyms] = namesByRank(fieldNames)
  // Names such as "Cost_center" and "Cost center", which only differ in ignored details.
  const literal = new Map(
    fieldNames.flatMap((name) =>
      [name, customHeaderOf(name)].flatMap((header): [string, FileField][] =>
        exact.get(comparableHeader(header))?.startsWith('fields.') === true
          ? [[header.trim(), `fields.${name}`]]
          : [],
      ),
    ),
  )
  headers.forEach((header, column) => {
    const field = literal.get(header.trim())
    if (field !== undefined) give(column, field)
  })
  for (const names of [exact, synonyms]) {
    comparable.forEach((header, column) => {
      const field = names.get(header)
      if (field !== undefined) give(column, field)
    })
  }
  return mapping
}

/** The names of all fields, the exact ones first. */
function namesByRank(
  fieldNames: readonly string[],
): readonly [ReadonlyMap<string, FileField>, ReadonlyMap<string, FileField>] {
  const exact = new Map<string, FileField>()
  const synonyms = new Map<string, FileField>()
  for (const name of fieldNames) {
    exact.set(comparableHeader(name), `fields.${name}`)
    exact.set(comparableHeader(customHeaderOf(name)), `fields.${name}`)
  }
  for (const { field, header, csvHeader = header, synonyms: others } of FILE_FIELDS) {
    // A universal field of the name "Title" would hide the title.
    exact.set(comparableHeader(header), field)
    exact.set(comparableHeader(csvHeader), field)
    for (const other of others) synonyms.set(other, field)
  }
  return [exact, synonyms]
}

/**
 * Returns the mapping to remember: the earlier one with the choices of this one. A column that is
 * not imported is remembered only if the person chose so. A column without a guess is not
 * remembered, because another plan may have a field for it.
 *
 * @param fieldNames names of the plan's universal fields
 */
export function rememberMapping(
  before: RememberedMapping,
  headers: readonly string[],
  mapping: FileMapping,
  fieldNames: readonly string[],
): RememberedMapping {
  const guessed = guessMapping(headers, fieldNames)
  const after = new Map(Object.entries(before))
  headers.forEach((header, column) => {
    const key = comparableHeader(header)
    const field = mapping[column] ?? null
    if (key === '') return
    // The latest are last.
    after.delete(key)
    if (field !== null || (guessed[column] ?? null) !== null) after.set(key, field)
  })
  return Object.fromEntries(after)
}

/** The rows of a sheet with the fields of its columns. */
export interface SheetColumns {
  readonly rows: readonly (readonly FileCell[])[]
  /** Position of the row of headers. */
  readonly headerRow: number
  readonly mapping: FileMapping
}

/** Returns the cells of a field below the headers; empty if no column has the field. */
export function cellsOf(
  field: FileField,
  { rows, headerRow, mapping }: SheetColumns,
): readonly FileCell[] {
  const column = mapping.indexOf(field)
  if (column === -1) return []
  return rows.slice(headerRow + 1).map((row) => row[column] ?? null)
}

/**
 * Returns the position of the row of headers. Among the first ten rows, it is the row with the most
 * recognized headers, at least two, because a row of groups may be above it. Otherwise it is the
 * first row that is not empty. -1 if all rows are empty.
 */
export function findHeaderRow(
  rows: readonly (readonly FileCell[])[],
  fieldNames: readonly string[],
): number {
  const counts = rows
    .slice(0, HEADER_SEARCH_ROWS)
    .map(
      (row) =>
        guessMapping(row.map(textOfCell), fieldNames).filter((field) => field !== null).length,
    )
  const most = Math.max(KNOWN_HEADERS, ...counts)
  const match = counts.indexOf(most)
  return match === -1 ? rows.findIndex((row) => !row.every(isEmptyCell)) : match
}
