import { cellProblem, type CellProblem } from './cell-problem'
import {
  GROUP_MARK,
  REQUIRED_FIELDS,
  TOTAL_MARK,
  type FileField,
  type FixedFileField,
} from './file-field'
import type { FileMapping } from './guess-mapping'
import { columnDateOrders, type DateOrder } from './date-columns'
import { readDateCell, readTimeCell } from './read-date-cell'
import { readFlagCell, readIdCell, readMoneyCell, readNamesCell } from './read-value-cells'
import type { ItemImportRow, ItemImportValues } from '../item-import'
import { isEmptyCell, textOfCell, type FileCell } from './sheet'

/** A row of a file as it would be imported; `row` is its number in the file, from 1. */
export interface ImportRow extends ItemImportRow {
  /** What is wrong with its cells; such a row is not sent. */
  readonly problems: readonly CellProblem[]
}

/** The rows of a file, and what was left out of it. */
export interface ImportRows {
  readonly rows: readonly ImportRow[]
  /** Sums of groups and totals of our own files. */
  readonly sumCount: number
  /** Rows that say the same of an item as one above them, as files grouped by tags have them. */
  readonly repeatedCount: number
}

/** How the rows of a sheet are to be read. */
export interface ImportRowsOptions {
  readonly rows: readonly (readonly FileCell[])[]
  /** Position of the row of headers. */
  readonly headerRow: number
  readonly mapping: FileMapping
  /** How dates such as 3/4/2026 are meant where no column says so. */
  readonly dateOrder: DateOrder
}

type Draft = { -readonly [Key in keyof ItemImportValues]: ItemImportValues[Key] }

/**
 * The rows below the headers as they would be imported, each with the problems of its cells.
 * Empty rows, rows that our own files mark as sums, and repeated rows are left out.
 *
 * An empty cell says nothing about a new item. On an item that exists it removes the costs,
 * platforms, tags, initiatives and universal fields; title, channel, type, dates, flag and
 * parking lot stay as they are.
 */
export function importRowsOf(options: ImportRowsOptions): ImportRows {
  const { rows, headerRow, mapping } = options
  const orders = columnDateOrders(options)
  const columnOf = new Map<FileField, number>()
  mapping.forEach((field, column) => {
    if (field !== null) columnOf.set(field, column)
  })
  const imported: ImportRow[] = []
  const saidOfItems = new Map<number, string>()
  let sumCount = 0
  let repeatedCount = 0
  rows.forEach((cells, at) => {
    if (at <= headerRow || cells.every(isEmptyCell)) return
    const cellOf = (field: FileField): FileCell => cells[columnOf.get(field) ?? -1] ?? null
    if (isSum(cellOf('itemId'))) {
      sumCount += 1
      return
    }
    const read = importRowOf(at + 1, columnOf, cellOf, orders)
    if (read.itemId !== undefined) {
      const said = JSON.stringify({ ...read, row: 0 })
      if (saidOfItems.get(read.itemId) === said) {
        repeatedCount += 1
        return
      }
      saidOfItems.set(read.itemId, said)
    }
    imported.push(read)
  })
  return { rows: imported, sumCount, repeatedCount }
}

function isSum(id: FileCell): boolean {
  return id === GROUP_MARK || id === TOTAL_MARK
}

function importRowOf(
  row: number,
  columns: ReadonlyMap<FileField, number>,
  cellOf: (field: FileField) => FileCell,
  orders: ReadonlyMap<FileField, DateOrder | 'both'>,
): ImportRow {
  const problems: CellProblem[] = []
  const read = <Value>(
    field: FileField,
    reading: { ok: true; value: Value } | { ok: false; code: CellProblem['code'] },
  ): Value | undefined => {
    if (reading.ok) return reading.value
    problems.push(cellProblem(field, reading.code, textOfCell(cellOf(field))))
    return undefined
  }
  const isGiven = (field: FileField): boolean => !isEmptyCell(cellOf(field))
  const itemId = isGiven('itemId') ? read('itemId', readIdCell(cellOf('itemId'))) : undefined
  const version = isGiven('version') ? read('version', readIdCell(cellOf('version'))) : undefined
  const isNew = !isGiven('itemId')
  const values: Draft = {}

  for (const field of ['title', 'channel', 'type'] as const) {
    if (isGiven(field)) values[field] = textOfCell(cellOf(field)).trim()
  }
  for (const field of ['platforms', 'tags', 'initiatives'] as const) {
    if (columns.has(field) && (isGiven(field) || !isNew)) {
      values[field] = readNamesCell(cellOf(field))
    }
  }
  for (const field of ['estimatedCost', 'actualCost'] as const) {
    if (!columns.has(field) || (isNew && !isGiven(field))) continue
    const amount = read(field, readMoneyCell(cellOf(field)))
    if (amount !== undefined) values[field] = amount
  }
  for (const field of ['isUnscheduled', 'isFlagged'] as const) {
    const flag = isGiven(field) ? read(field, readFlagCell(cellOf(field))) : undefined
    if (flag !== undefined) values[field] = flag
  }
  const isAllDay = isGiven('isAllDay')
    ? read('isAllDay', readFlagCell(cellOf('isAllDay')))
    : undefined
  for (const field of ['startDate', 'endDate'] as const) {
    if (!isGiven(field)) continue
    const reading = readDateCell(cellOf(field), orders.get(field) ?? 'month-first')
    const date = read(field, reading.ok ? { ok: true, value: reading.date } : reading)
    const timeField = TIME_FIELDS[field]
    const time = isGiven(timeField) ? read(timeField, readTimeCell(cellOf(timeField))) : undefined
    if (date !== undefined) values[field] = withTime(date, time, isAllDay)
  }
  const fields = universalFieldsOf(columns, cellOf, isNew)
  if (fields.length > 0) values.fields = fields
  if (isNew) problems.push(...missingOf(isGiven))
  return {
    row,
    ...(itemId === undefined ? null : { itemId }),
    ...(version === undefined || isNew ? null : { version }),
    values,
    problems,
  }
}

/** The columns that have the times, where the dates have none. */
const TIME_FIELDS = { startDate: 'startTime', endDate: 'endTime' } as const

/** A date with the time of its own column, and as the switch "all day" asks for it. */
function withTime(date: string, time: string | undefined, isAllDay: boolean | undefined): string {
  if (isAllDay === true) return date.slice(0, 10)
  if (date.length > 10) return date
  if (time !== undefined) return `${date}T${time}`
  return isAllDay === false ? `${date}T00:00:00` : date
}

function universalFieldsOf(
  columns: ReadonlyMap<FileField, number>,
  cellOf: (field: FileField) => FileCell,
  isNew: boolean,
): readonly { name: string; value: string }[] {
  return [...columns.keys()].flatMap((field) => {
    if (!field.startsWith('fields.')) return []
    const value = textOfCell(cellOf(field))
    return isNew && value === '' ? [] : [{ name: field.slice('fields.'.length), value }]
  })
}

function missingOf(isGiven: (field: FixedFileField) => boolean): readonly CellProblem[] {
  return REQUIRED_FIELDS.filter((field) => !isGiven(field)).map((field) =>
    cellProblem(field, 'missing'),
  )
}
