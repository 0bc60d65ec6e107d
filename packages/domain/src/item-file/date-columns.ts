import type { FileField } from './file-field'
import { cellsOf, type SheetColumns } from './guess-mapping'
import { dateOrderOf, dependsOnOrder, type ColumnDateOrder, type DateOrder } from './read-date-cell'
import { textOfCell, type FileCell } from './sheet'

export type { DateOrder } from './read-date-cell'

/** How dates are read that nothing says anything about. */
const FALLBACK: DateOrder = 'month-first'
const DATE_FIELDS: readonly FileField[] = ['startDate', 'endDate', 'repeatsUntil']

/**
 * How the dates of each date column are meant, unless a person says so. A column whose own dates
 * do not say so is written like the other one; where neither says so, the month is first.
 */
export function columnDateOrders(
  options: SheetColumns,
): ReadonlyMap<FileField, DateOrder | 'both'> {
  const orders = ownOrders(options)
  const told = [...orders.values()].find(isTold)
  return new Map(
    [...orders].map(([field, order]) => [field, order === 'either' ? (told ?? FALLBACK) : order]),
  )
}

/**
 * How a cell is read that a person has chosen an order for: a date such as 25/3/2026, which can be
 * read in one way only, is read in that way.
 */
export function chosenOrderOf(cell: FileCell, chosen: DateOrder): DateOrder {
  const own = dateOrderOf([cell])
  return isTold(own) ? own : chosen
}

/** What a person can choose about dates such as 3/4/2026. */
export interface DateOrderChoice {
  /** How they are read without a choice. */
  readonly order: DateOrder
  /** Whether no column says how they are meant, so that the order is a guess. */
  readonly isGuess: boolean
  /** The first such date, as the file has it. */
  readonly sample: string
}

/** What there is to choose about the order of day and month; null where no date depends on it. */
export function dateOrderChoiceOf(options: SheetColumns): DateOrderChoice | null {
  const field = DATE_FIELDS.find((one) => cellsOf(one, options).some(isAmbiguous))
  if (field === undefined) return null
  const own = [...ownOrders(options).values()]
  const order = columnDateOrders(options).get(field) ?? FALLBACK
  return {
    order: order === 'both' ? FALLBACK : order,
    isGuess: order === 'both' || !own.some(isTold),
    sample: textOfCell(cellsOf(field, options).find(isAmbiguous)).trim(),
  }
}

/** Dates that are read differently in the two orders. */
function isAmbiguous(cell: FileCell): boolean {
  return dependsOnOrder(cell) && !isTold(dateOrderOf([cell]))
}

function ownOrders(options: SheetColumns): ReadonlyMap<FileField, ColumnDateOrder> {
  return new Map(
    DATE_FIELDS.filter((field) => options.mapping.includes(field)).map((field) => [
      field,
      dateOrderOf(cellsOf(field, options)),
    ]),
  )
}

function isTold(order: ColumnDateOrder): order is DateOrder {
  return order === 'month-first' || order === 'day-first'
}
