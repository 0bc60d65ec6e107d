import { GROUP_MARK, TOTAL_MARK, headerOf, type FileField, type FixedFileField } from './file-field'
import type { SheetCell, SheetColumn, SheetColumnKind, SheetDescription, SheetRow } from './sheet'

/** A column as a view shows it. */
export interface TacticSheetColumn {
  /** The field that it shows; null for one that an import cannot read, such as a variance. */
  readonly field: FileField | null
  /** The header; without one that of the field in our files. */
  readonly header?: string
  readonly kind: SheetColumnKind
  readonly width?: number
  /**
   * The explanation of the column in the sheet "About"; without one, the explanation of its field.
   */
  readonly explanation?: string
  /** Groups and the total add up its numbers. @default true for money and variance */
  readonly isSummed?: boolean
}

/** A heading above rows that belong together. */
export interface TacticSheetGroup {
  readonly kind: 'group'
  /** 0, or 1 inside another group. */
  readonly level: 0 | 1
  readonly title: string
}

/** A tactic or an initiative, below the groups it belongs to. */
export interface TacticSheetItem {
  readonly kind: 'item'
  readonly id: number
  readonly version: number
  /** Distinguishes a day from a moment at midnight; null for an item without dates. */
  readonly isAllDay: boolean | null
  /** One for each column. */
  readonly cells: readonly (string | number | boolean | null)[]
}

/** The columns and rows of a view, in its order. */
export interface TacticSheetSource {
  readonly columns: readonly TacticSheetColumn[]
  readonly rows: readonly (TacticSheetGroup | TacticSheetItem)[]
}

/** The row of headers is row 1. */
const FIRST_ROW = 2

/** `SUBTOTAL` with this number adds up, and leaves out other subtotals and rows that a filter hides. */
const SUM = 9

/**
 * Returns the sheet "Tactics" of a view: the view's columns in their order, then the id and version
 * of each item, by which an import finds it again. Sums in groups and in the total are formulas,
 * and so is a variance beside its costs. They follow changes and filters in the file.
 */
export function tacticSheetOf({ columns, rows }: TacticSheetSource): SheetDescription {
  const identity = identityFieldsOf(columns)
  const described: SheetRow[] = []
  // The depth of an item: one more than that of the group above it.
  let depth: 0 | 1 | 2 = 0
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'group') depth = row.level === 0 ? 1 : 2
    described.push(rowOf(columns, rows, row, { at, depth }))
  }
  return {
    name: 'Tactics',
    columns: [
      ...columns.map(({ field, header, kind, width }): SheetColumn => ({
        header: header ?? (field === null ? '' : headerOf(field)),
        kind,
        ...(width === undefined ? null : { width }),
      })),
      ...identity.map((field): SheetColumn => ({
        header: headerOf(field),
        kind: field === 'isAllDay' ? 'boolean' : 'integer',
        width: 10,
      })),
    ],
    rows: rows.length === 0 ? described : [...described, totalOf(columns, rows)],
    totalRows: rows.length === 0 ? 0 : 1,
    frozenRows: 1,
    frozenColumns: 1,
  }
}

function rowOf(
  columns: readonly TacticSheetColumn[],
  rows: TacticSheetSource['rows'],
  row: TacticSheetGroup | TacticSheetItem,
  { at, depth }: { readonly at: number; readonly depth: 0 | 1 | 2 },
): SheetRow {
  if (row.kind === 'item') {
    const cells = withVariances(columns, row.cells, at + FIRST_ROW)
    return { level: depth, cells: [...cells, ...identityOf(columns, row)] }
  }
  const end = endOfGroup(rows, at)
  return sumRow(columns, rows, {
    title: row.title,
    level: row.level,
    mark: GROUP_MARK,
    from: at + 1,
    to: end,
  })
}

/** Returns the cells with formulas for variances, if the sheet has columns for both costs. */
function withVariances(
  columns: readonly TacticSheetColumn[],
  cells: TacticSheetItem['cells'],
  rowNumber: number,
): readonly SheetCell[] {
  const addressOf = (sought: FixedFileField): string | null => {
    const index = columns.findIndex(({ field }) => field === sought)
    return index === -1 ? null : `${columnLetters(index)}${rowNumber}`
  }
  const [estimate, actual] = [addressOf('estimatedCost'), addressOf('actualCost')]
  if (estimate === null || actual === null) return cells
  return cells.map((value, index) =>
    columns[index]?.kind === 'variance' && typeof value === 'number'
      ? { formula: `${estimate}-${actual}`, value }
      : value,
  )
}

function totalOf(columns: readonly TacticSheetColumn[], rows: TacticSheetSource['rows']): SheetRow {
  return sumRow(columns, rows, {
    title: 'Total',
    level: 0,
    mark: TOTAL_MARK,
    from: 0,
    to: rows.length,
  })
}

interface SumRow {
  readonly title: string
  readonly level: 0 | 1
  readonly mark: string
  /** Positions of the rows that are summed, half-open. */
  readonly from: number
  readonly to: number
}

function sumRow(
  columns: readonly TacticSheetColumn[],
  rows: TacticSheetSource['rows'],
  { title, level, mark, from, to }: SumRow,
): SheetRow {
  const cells = columns.map((column, index): SheetCell => {
    if (index === 0) return title
    if (!isSummed(column) || to <= from) return null
    const letters = columnLetters(index)
    const range = `${letters}${from + FIRST_ROW}:${letters}${to + FIRST_ROW - 1}`
    const summed = rows.slice(from, to)
    const value = sumOf(summed, index)
    return areRepeated(summed) ? value : { formula: `SUBTOTAL(${SUM},${range})`, value }
  })
  const before = identityFieldsOf(columns).indexOf('itemId')
  const blanks = Array.from({ length: before }, () => null)
  return { level, isStrong: true, cells: [...cells, ...blanks, mark] }
}

/**
 * Returns the fields after the columns of the view: an import needs them to find the items and to
 * read their dates.
 */
export function identityFieldsOf(
  columns: readonly Pick<TacticSheetColumn, 'field'>[],
): readonly FixedFileField[] {
  const shows = (field: FileField): boolean => columns.some((column) => column.field === field)
  const needsAllDay = !shows('isAllDay') && (shows('startDate') || shows('endDate'))
  return needsAllDay ? ['isAllDay', 'itemId', 'version'] : ['itemId', 'version']
}

function identityOf(
  columns: readonly TacticSheetColumn[],
  { id, version, isAllDay }: TacticSheetItem,
): readonly SheetCell[] {
  return identityFieldsOf(columns).length === 3 ? [isAllDay, id, version] : [id, version]
}

function isSummed({ kind, isSummed: requested }: TacticSheetColumn): boolean {
  return requested ?? (kind === 'money' || kind === 'variance')
}

/** Each item counts once, also where it is listed under several tags or initiatives. */
function sumOf(rows: TacticSheetSource['rows'], column: number): number {
  const amounts = new Map<number, number>()
  for (const row of rows) {
    const cell = row.kind === 'item' ? row.cells[column] : null
    if (row.kind === 'item' && typeof cell === 'number') amounts.set(row.id, cell)
  }
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
}

/** Whether an item is listed more than once, so that no formula of a range can sum the items. */
function areRepeated(rows: TacticSheetSource['rows']): boolean {
  const ids = rows.flatMap((row) => (row.kind === 'item' ? [row.id] : []))
  return new Set(ids).size < ids.length
}

/** The position after the last row of the group at a position. */
function endOfGroup(rows: TacticSheetSource['rows'], at: number): number {
  const group = rows[at]
  const level = group?.kind === 'group' ? group.level : 0
  const end = rows.findIndex(
    (row, index) => index > at && row.kind === 'group' && row.level <= level,
  )
  return end === -1 ? rows.length : end
}

/** The letters of a column, from 0: `A`, `Z`, `AA`. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}
