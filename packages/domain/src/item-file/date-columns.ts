import type { FileField } from './file-field'
import { cellsOf, type SheetColumns } from './guess-mapping'
import { dateOrderOf, dependsOnOrder, type ColumnDateOrder, type DateOrder } from './read-date-cell'
import { textOfCell, type FileCell } from './sheet'

export type { DateOrder } from './read-date-cell'

/** The order of dates if neither the file nor the user determines it. */
const FALLBACK: DateOrder = 'month-first'
const dateFields: readonly FileField[] = ['startDate', 'endDate', 'repeatsUntil']

/**
 * Returns the order of day and month for each date column, unless the user chooses one. If a
 * column's own dates fit both orders, it takes the order of another date column. If no column
 * determines the order, the month is first.
 */
export function columnDateOrders(
  options: SheetColumns,
): ReadonlyMap<FileField, DateOrder | 'both'> {
  const orders = ownOrders(options)
  const reported = [...orders.values()].find(isReported)
  return new Map(
    [...orders].map(([field, order]) => [
      field,
      order === 'either' ? (reported ?? FALLBACK) : order,
    ]),
  )
}

/**
 * Returns the order for reading a cell after the user has chosen one: a date with only one reading,
 * such as 25/3/2026, keeps that reading.
 */
export function chosenOrderOf(cell: FileCell, chosen: DateOrder): DateOrder {
  const own = dateOrderOf([cell])
  return isReported(own) ? own : chosen
}

/** The choice between orders for dates such as 3/4/2026. */
export interface DateOrderChoice {
  /** How they are read without a choice. */
  readonly order: DateOrder
  /** Whether no column determines the order, so that the order is a guess. */
  readonly isGuess: boolean
  /** The first such date, as the file has it. */
  readonly sample: string
}

/** Returns the choice about the order of day and month; null if no date depends on it. */
export function dateOrderChoiceOf(options: SheetColumns): DateOrderChoice | null {
  const field = dateFields.find((one) => cellsOf(one, options).some(isAmbiguous))
  if (field === undefined) return null
  const own = [...ownOrders(options).values()]
  const order = columnDateOrders(options).get(field) ?? FALLBACK
  return {
    order: order === 'both' ? FALLBACK : order,
    isGuess: order === 'both' || !own.some(isReported),
    sample: textOfCell(cellsOf(field, options).find(isAmbiguous)).trim(),
  }
}

/** Dates that are read differently in the two orders. */
function isAmbiguous(cell: FileCell): boolean {
  return dependsOnOrder(cell) && !isReported(dateOrderOf([cell]))
}

function ownOrders(options: SheetColumns): ReadonlyMap<FileField, ColumnDateOrder> {
  return new Map(
    dateFields
      .filter((field) => options.mapping.includes(field))
      .map((field) => [field, dateOrderOf(cellsOf(field, options))]),
  )
}

function isReported(order: ColumnDateOrder): order is DateOrder {
  return order === 'month-first' || order === 'day-first'
}
