import {
  addMonths,
  correctRange,
  isCivilDate,
  type CivilDate,
} from '@throughline/domain/calendar-dates'

/** The columns of the table that sort it. */
export const SORT_COLUMNS = ['topic', 'category', 'start', 'end'] as const

type SortColumn = (typeof SORT_COLUMNS)[number]

/** Which initiatives are on show, and in which order. */
export interface InitiativeFilters {
  readonly startDate: CivilDate
  /** Not before `startDate`. */
  readonly endDate: CivilDate
  /** The id of a category; null for all. */
  readonly categoryId: number | null
  /** null: by category, or by start once a category is chosen. */
  readonly sort: {
    readonly columnId: SortColumn
    readonly direction: 'ascending' | 'descending'
  } | null
}

/** How many months from today are on show at first. */
const DEFAULT_MONTHS = 12

const NAMES = { start: 'start', end: 'end', category: 'category', sort: 'sort' } as const

/** The filters that a query names. What it does not name, or names wrongly, is the default. */
export function filtersFromQuery(query: URLSearchParams, today: CivilDate): InitiativeFilters {
  const usual = defaultRange(today)
  const startDate = dateOf(query.get(NAMES.start)) ?? usual.startDate
  const endDate = dateOf(query.get(NAMES.end)) ?? usual.endDate
  const range = correctRange({ start: startDate, end: endDate }, 'start')
  const category = Number(query.get(NAMES.category) ?? Number.NaN)
  return {
    startDate: range.start,
    endDate: range.end,
    categoryId: Number.isSafeInteger(category) && category > 0 ? category : null,
    sort: sortOf(query.get(NAMES.sort)),
  }
}

/** A query with other filters; defaults are left out, and what else it says stays. */
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
    [NAMES.start]: isUsual ? null : startDate,
    [NAMES.end]: isUsual ? null : endDate,
    [NAMES.category]: categoryId === null ? null : String(categoryId),
    [NAMES.sort]:
      sort === null ? null : `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The filters with another first or last day; the other end follows where they would cross. */
export function withDay(
  filters: InitiativeFilters,
  changed: 'start' | 'end',
  date: CivilDate,
): InitiativeFilters {
  const range = { start: filters.startDate, end: filters.endDate, [changed]: date }
  const { start, end } = correctRange(range, changed)
  return { ...filters, startDate: start, endDate: end }
}

/** The order of the table, with the default one where nobody has chosen. */
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
  const columnId = SORT_COLUMNS.find((column) => column === text?.replace(/^-/u, ''))
  if (columnId === undefined) return null
  return { columnId, direction: text?.startsWith('-') === true ? 'descending' : 'ascending' }
}
