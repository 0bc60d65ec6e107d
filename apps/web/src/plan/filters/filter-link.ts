import { FILTER_KEYS, filtersToQuery, type PlanFilters } from '@throughline/domain/filters'

/** Message when filters do not fit in a URL. */
export const TOO_LONG_FOR_A_LINK = 'These filters are too many for a link.'

/** Returns the filter values of a query as a separate query; empty for none. */
export function filterPartOf(query: URLSearchParams): string {
  const part = new URLSearchParams()
  for (const key of FILTER_KEYS) {
    const value = query.get(key)
    if (value !== null) part.set(key, value)
  }
  return part.toString()
}

/**
 * Returns a query with other filters and its other values.
 *
 * @param search such as `?date=2026-11`
 * @param filters null for a query without filters
 * @returns null when the filters are too long for a URL
 */
export function searchWithFilters(search: string, filters: PlanFilters | null): string | null {
  const written = filters === null ? {} : filtersToQuery(filters)
  if (written === null) return null
  const query = new URLSearchParams(search)
  for (const key of FILTER_KEYS) query.delete(key)
  for (const [key, value] of Object.entries(written)) query.set(key, value)
  const text = query.toString()
  // A query may contain unescaped commas. They make the link shorter and readable.
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`
}
