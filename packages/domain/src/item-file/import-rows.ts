import { cellProblem, type CellProblem } from './cell-problem'
import { importCellOf, type CellNote } from './import-cell'
import {
  GROUP_MARK,
  REQUIRED_FIELDS,
  TOTAL_MARK,
  type FileField,
  type FixedFileField,
} from './file-field'
import type { FileMapping, SheetColumns } from './guess-mapping'
import { chosenOrderOf, columnDateOrders, type DateOrder } from './date-columns'
import { readDateCell, readTimeCell } from './read-date-cell'
import { readNumberCell } from './read-number-cell'
import { decimalSignChoiceOf } from './number-columns'
import { readFlagCell, readIdCell, readMoneyCell, readNamesCell } from './read-value-cells'
import type { DecimalSign } from '../budget'
import type { ItemImportRow, ItemImportValues } from '../item-import'
import { optionFieldNames } from '../tactics'
import { isEmptyCell, isFileDate, textOfCell, type FileCell } from './sheet'

/** A row of a file as it would be imported; `row` is its number in the file, from 1. */
export interface ImportRow extends ItemImportRow {
  /** The problems of its cells; such a row is not sent. */
  readonly problems: readonly CellProblem[]
  /** The notes on its cells. */
  readonly notes: readonly CellNote[]
}

/** The rows of a file, with the number of skipped ones. */
export interface ImportRows {
  readonly rows: readonly ImportRow[]
  /** Sums of groups and totals of our own files. */
  readonly sumCount: number
  /** Rows that say the same of an item as one above them, as files grouped by tags have them. */
  readonly repeatedCount: number
}

/** How the rows of a sheet are to be read. */
export interface ImportRowsOptions extends SheetColumns {
  /**
   * The order of dates such as 3/4/2026 that a person chose. Without it, the dates of the columns
   * decide, else the month is first.
   */
  readonly dateOrder?: DateOrder | null
  /** The sign before the decimals of numbers that are texts. Without it, as the numbers say, else the dot. */
  readonly decimalSign?: DecimalSign | null
  /**
   * Whether an empty cell clears the value of an item that exists; a cell that the file does not
   * have never does. @default false
   */
  readonly clearsByEmptyCells?: boolean
}

type Draft = { -readonly [Key in keyof ItemImportValues]: ItemImportValues[Key] }

/**
 * Returns the rows below the headers in the form of the import, each with the problems of its
 * cells. Empty rows, rows that our own files mark as sums, and repeated rows are left out.
 *
 * An empty cell has no effect. With `clearsByEmptyCells` it clears the costs, impressions, rating
 * points, repeat, platforms, tags, initiatives and custom fields of an item that exists. Title,
 * channel, type, dates, flag and parking lot stay as they are.
 */
export function importRowsOf(options: ImportRowsOptions): ImportRows {
  const { rows, headerRow, mapping, dateOrder = null, clearsByEmptyCells = false } = options
  const decimalSign = options.decimalSign ?? decimalSignChoiceOf(options)?.sign ?? '.'
  const orders = columnDateOrders(options)
  const orderOf = (field: FileField, cell: FileCell) =>
    dateOrder === null ? (orders.get(field) ?? 'month-first') : chosenOrderOf(cell, dateOrder)
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
    const sourceOf = (field: FileField) => cells[columnOf.get(field) ?? -1]
    if (isSum(sourceOf('itemId'))) {
      sumCount += 1
      return
    }
    const read = importRowOf(at + 1, columnOf, sourceOf, {
      orderOf,
      decimalSign,
      clearsByEmptyCells,
    })
    if (read.itemId !== undefined) {
      const said = JSON.stringify({ ...read, row: 0 })
      if (saidOfItems.get(read.itemId) === said) {
        repeatedCount += 1
        return
      }
      saidOfItems.set(read.itemId, said)
    }
    const extra = extraCellsOf(cells, rows[headerRow] ?? [], mapping)
    imported.push(extra === null ? read : { ...read, notes: [...read.notes, extra] })
  })
  return { rows: imported, sumCount, repeatedCount }
}

/**
 * Returns a note on the cells to the right of the headers, such as the end of a text that contains
 * a separator.
 */
function extraCellsOf(
  cells: readonly FileCell[],
  headers: readonly FileCell[],
  mapping: FileMapping,
): CellNote | null {
  const headerCount = headers.findLastIndex((header) => !isEmptyCell(header)) + 1
  const texts = cells
    .map((cell, at) => (at < headerCount || (mapping[at] ?? null) !== null ? '' : textOfCell(cell)))
    .filter((text) => text.trim() !== '')
  return texts.length === 0
    ? null
    : { column: 'row', detail: `Not imported, for lack of a header: ${texts.join(', ')}` }
}

function isSum(id: FileCell | undefined): boolean {
  return id === GROUP_MARK || id === TOTAL_MARK
}

function importRowOf(
  row: number,
  columns: ReadonlyMap<FileField, number>,
  sourceOf: (field: FileField) => FileCell | undefined,
  { orderOf, decimalSign, clearsByEmptyCells }: RowOptions,
): ImportRow {
  const prepared = new Map(
    [...columns.keys()].map((field) => [field, importCellOf(field, sourceOf(field) ?? null)]),
  )
  const problems: CellProblem[] = []
  const notes: CellNote[] = []
  for (const [column, { problem, note }] of prepared) {
    if (problem !== null) problems.push(cellProblem(column, problem, textOfCell(sourceOf(column))))
    if (note !== null) notes.push({ column, detail: note })
  }
  const cellOf = (field: FileField): FileCell => prepared.get(field)?.cell ?? null
  const read = <Value>(
    field: FileField,
    reading: { ok: true; value: Value } | { ok: false; code: CellProblem['code'] },
  ): Value | undefined => {
    if (reading.ok) return reading.value
    problems.push(cellProblem(field, reading.code, textOfCell(sourceOf(field))))
    return undefined
  }
  const isProvided = (field: FileField): boolean => !isEmptyCell(cellOf(field))
  const isNew = isEmptyCell(sourceOf('itemId'))
  const clears = (field: FileField): boolean =>
    clearsByEmptyCells && !isNew && isClearing(sourceOf(field))
  const itemId = isProvided('itemId') ? read('itemId', readIdCell(cellOf('itemId'))) : undefined
  const version = isProvided('version') ? read('version', readIdCell(cellOf('version'))) : undefined
  const values: Draft = {}

  for (const field of ['title', 'channel', 'type'] as const) {
    if (isProvided(field)) values[field] = textOfCell(cellOf(field)).trim()
  }
  for (const field of ['platforms', 'tags', 'initiatives'] as const) {
    if (isProvided(field) || clears(field)) values[field] = readNamesCell(cellOf(field))
  }
  for (const field of ['estimatedCost', 'actualCost'] as const) {
    if (!isProvided(field) && !clears(field)) continue
    const amount = read(field, readMoneyCell(cellOf(field), decimalSign))
    if (amount === undefined) continue
    values[field] = amount
    if (hasCents(cellOf(field), decimalSign))
      notes.push({ column: field, detail: `Rounded to ${amount}.` })
  }
  for (const field of ['impressions', 'ratingPoints'] as const) {
    if (clears(field)) values[field] = null
    const number = isProvided(field)
      ? read(field, readNumberCell(cellOf(field), decimalSign))
      : undefined
    if (number !== undefined) values[field] = number
  }
  const repeats = textOfCell(cellOf('repeats')).trim()
  const isFlag = repeats !== '' && readFlagCell(repeats).ok
  if (clears('repeats') || (repeats !== '' && !isFlag)) values.repeats = repeats
  // As older files of ours have it.
  if (isFlag) notes.push({ column: 'repeats', detail: UNUSED_REPEAT })
  if (clears('repeatsUntil')) values.repeatsUntil = null
  if (isProvided('repeatsUntil')) {
    const cell = cellOf('repeatsUntil')
    const reading = readDateCell(cell, orderOf('repeatsUntil', cell))
    const date = read('repeatsUntil', reading.ok ? { ok: true, value: reading.date } : reading)
    if (date !== undefined) values.repeatsUntil = date.slice(0, 'YYYY-MM-DD'.length)
  }
  for (const field of ['isUnscheduled', ...optionFieldNames] as const) {
    const flag = isProvided(field) ? read(field, readFlagCell(cellOf(field))) : undefined
    if (flag !== undefined) values[field] = flag
  }
  const isAllDay = isProvided('isAllDay')
    ? read('isAllDay', readFlagCell(cellOf('isAllDay')))
    : undefined
  if (isAllDay !== undefined) values.isAllDay = isAllDay
  for (const field of ['startDate', 'endDate'] as const) {
    const timeField = timeFields[field]
    const time = isProvided(timeField)
      ? read(timeField, readTimeCell(cellOf(timeField)))
      : undefined
    if (!isProvided(field)) {
      if (time !== undefined) read(timeField, { ok: false, code: 'time-without-day' })
      continue
    }
    const reading = readDateCell(cellOf(field), orderOf(field, cellOf(field)))
    const date = read(field, reading.ok ? { ok: true, value: reading.date } : reading)
    if (date === undefined) continue
    values[field] = withTime(date, time, isAllDay === false && isFileDate(cellOf(field)))
    if (values.isUnscheduled === true) notes.push({ column: field, detail: UNUSED_DATE })
    else if (time !== undefined && date.length > 10 && !date.endsWith(time)) {
      notes.push({ column: timeField, detail: SECOND_TIME })
    } else if (isAllDay === true && values[field].length > 10) {
      notes.push({ column: time === undefined ? field : timeField, detail: UNUSED_TIME })
    }
  }
  const fields = [...columns.keys()].flatMap((field) =>
    field.startsWith('fields.') && (isProvided(field) || clears(field))
      ? [{ name: field.slice('fields.'.length), value: textOfCell(cellOf(field)) }]
      : [],
  )
  if (fields.length > 0) values.fields = fields
  if (isNew) problems.push(...missingOf((field) => !isEmptyCell(sourceOf(field))))
  return {
    row,
    ...(itemId === undefined ? null : { itemId }),
    ...(version === undefined || isNew ? null : { version }),
    values,
    problems,
    notes,
  }
}

const UNUSED_DATE = 'Not imported: the row is in the parking lot.'
const UNUSED_REPEAT = 'Not imported: yes or no does not say how it repeats.'
const SECOND_TIME = 'Not imported: the cell of the day has a time of its own.'
const UNUSED_TIME = 'The time is not imported: the row lasts all day.'

/** The time columns for dates without a time. */
const timeFields = { startDate: 'startTime', endDate: 'endTime' } as const

/**
 * Returns a date with the time from the separate time column.
 *
 * @param isMidnight whether a date without a time counts as midnight, as in a workbook
 */
function withTime(date: string, time: string | undefined, isMidnight: boolean): string {
  if (date.length > 10) return date
  if (time !== undefined) return `${date}T${time}`
  return isMidnight ? `${date}T00:00:00` : date
}

/** Whether an amount has a part of a dollar. */
function hasCents(cell: FileCell, decimalSign: DecimalSign): boolean {
  if (typeof cell === 'number') return !Number.isInteger(cell)
  const cents =
    decimalSign === '.' ? /\.(?!0+$)\d+$|,(?!00?$)\d{1,2}$/ : /,(?!0+$)\d+$|\.(?!00?$)\d{1,2}$/
  return cents.test(textOfCell(cell).trim())
}

/** Whether the file has the cell and the cell is empty. */
function isClearing(cell: FileCell | undefined): boolean {
  return cell !== undefined && isEmptyCell(cell)
}

interface RowOptions {
  readonly orderOf: (field: FileField, cell: FileCell) => DateOrder | 'both'
  readonly decimalSign: DecimalSign
  readonly clearsByEmptyCells: boolean
}

function missingOf(isProvided: (field: FixedFileField) => boolean): readonly CellProblem[] {
  return REQUIRED_FIELDS.filter((field) => !isProvided(field)).map((field) =>
    cellProblem(field, 'missing'),
  )
}
