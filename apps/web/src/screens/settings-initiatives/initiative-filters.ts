import {
  addMonths,
  correctRange,
  isCivilDate,
  type CivilDate,
} from '@throughline/domain/calendar-dates'

/** Columns by which users can sort the table. */
export const sortColumns = ['topic', 'category', 'start', 'end'] as const

type SortColumn = (typeof sortColumns)[number]

/** The filters and the sorting of the table of initiatives. */
export interface InitiativeFilters {
  readonly startDate: CivilDate
  /** Not before `startDate`. */
  readonly endDate: CivilDate
  /** The id of a category; null for all. */
  readonly categoryId: number | null
  /** null sorts by category, or by start once the user has chosen a category. */
  readonly sort: {
    readonly columnId: SortColumn
    readonly direction: 'ascending' | 'descending'
  } | null
}

/** Number of months from today that are visible by default. */
const DEFAULT_MONTHS = 12

const names = { start: 'start', end: 'end', category: 'category', sort: 'sort' } as const

/** Returns the filters of a query. A missing or malformed filter has its default. */
export function filtersFromQuery(query: URLSearchParams, today: CivilDate): InitiativeFilters {
  const usual = defaultRange(today)
  const startDate = dateOf(query.get(names.start)) ?? usual.startDate
  const endDate = dateOf(query.get(names.end)) ?? usual.endDate
  const range = correctRange({ start: startDate, end: endDate }, 'start')
  const category = Number(query.get(names.category) ?? Number.NaN)
  return {
    startDate: range.start,
    endDate: range.end,
    categoryId: Number.isSafeInteger(category) && category > 0 ? category : null,
    sort: sortOf(query.get(names.sort)),
  }
}

/** Returns a query with other filters. It omits defaults, and other parameters stay. */
export function withFilters(
  query: URLSearchParams,
  filters: InitiativeFilters,
  today: CivilDate,
): URLSearchParams {
  const usual = defaultRange(today)
  const next = new URLSearchParams(query)
  const { startDate, endDate, categoryId, sort } = filters
  const isUsual = startDate === usual.startDate && endDate === usual.endDate
  const values = {
    [names.start]: isUsual ? null : startDate,
    [names.end]: isUsual ? null : endDate,
    [names.category]: categoryId === null ? null : String(categoryId),
    [names.sort]:
      sort === null ? null : `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * Returns the filters with another first or last day. If the days would cross, the other day
 * follows.
 */
export function withDay(
  filters: InitiativeFilters,
  changed: 'start' | 'end',
  date: CivilDate,
): InitiativeFilters {
  const range = { start: filters.startDate, end: filters.endDate, [changed]: date }
  const { start, end } = correctRange(range, changed)
  return { ...filters, startDate: start, endDate: end }
}

/** Returns the sorting of the table; the default one until the user chooses. */
export function sortOfTable({ sort, categoryId }: InitiativeFilters) {
  return (
    sort ??
    ({ columnId: categoryId === null ? 'category' : 'start', direction: 'ascending' } as const)
  )
}

function defaultRange(today: CivilDate) {
  return { startDate: today, endDate: addMonths(today, DEFAULT_MONTHS) }
}

function dateOf(text: string | null): CivilDate | null {
  return text !== null && isCivilDate(text) ? text : null
}

function sortOf(text: string | null): InitiativeFilters['sort'] {
  const columnId = sortColumns.find((column) => column === text?.replace(/^-/u, ''))
  if (columnId === undefined) return null
  return { columnId, direction: text?.startsWith('-') === true ? 'descending' : 'ascending' }
}
