import type { FileField } from './file-field'
import type { FileMapping } from './guess-mapping'
import { dateOrderOf, dependsOnOrder, type ColumnDateOrder, type DateOrder } from './read-date-cell'
import type { FileCell } from './sheet'

export type { DateOrder } from './read-date-cell'

const DATE_FIELDS: readonly FileField[] = ['startDate', 'endDate']

interface DateColumns {
  readonly rows: readonly (readonly FileCell[])[]
  readonly headerRow: number
  readonly mapping: FileMapping
}

/**
 * How the dates of each date column are meant. A column whose own dates do not say so is
 * written like the other one, and where neither says so, as the person has chosen.
 */
export function columnDateOrders(
  options: DateColumns & { readonly dateOrder: DateOrder },
): ReadonlyMap<FileField, DateOrder | 'both'> {
  const orders = ownOrders(options)
  const told = [...orders.values()].find(isTold)
  return new Map(
    [...orders].map(([field, order]) => [
      field,
      order === 'either' ? (told ?? options.dateOrder) : order,
    ]),
  )
}

/** Whether the person has to say how dates such as 3/4/2026 are meant. */
export function asksForDateOrder(options: DateColumns): boolean {
  const orders = [...ownOrders(options).values()]
  return (
    !orders.some(isTold) &&
    DATE_FIELDS.some((field) => cellsOf(field, options).some(dependsOnOrder)) &&
    orders.includes('either')
  )
}

function ownOrders(options: DateColumns): ReadonlyMap<FileField, ColumnDateOrder> {
  return new Map(
    DATE_FIELDS.filter((field) => options.mapping.includes(field)).map((field) => [
      field,
      dateOrderOf(cellsOf(field, options)),
    ]),
  )
}

function cellsOf(field: FileField, { rows, headerRow, mapping }: DateColumns): readonly FileCell[] {
  const column = mapping.indexOf(field)
  if (column === -1) return []
  return rows.slice(headerRow + 1).map((row) => row[column] ?? null)
}

function isTold(order: ColumnDateOrder): order is DateOrder {
  return order === 'month-first' || order === 'day-first'
}
