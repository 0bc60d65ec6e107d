import { filtersFromQuery, type PlanFilters } from '@throughline/domain/filters'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { filterPartOf, searchWithFilters } from './filter-link'

/** The filters that the URL holds, and how to change them. */
export interface FilterLink {
  /** null when the URL holds none. The same object until they change. */
  readonly filters: PlanFilters | null
  /**
   * Puts other filters into the URL, or none, and adds no entry to the history.
   *
   * @returns once they are there; false when they are too long for a URL, which stays as it is
   */
  readonly replace: (filters: PlanFilters | null) => Promise<boolean>
}

/** Filters in the URL: those of somebody who shared a link. */
export function useFilterLink(): FilterLink {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const part = filterPartOf(query)
  const filters = useMemo(() => {
    const values = new URLSearchParams(part)
    return filtersFromQuery((key) => values.get(key))
  }, [part])
  // What is undone later is undone in the URL of then.
  const latest = useRef({ location, navigate })
  useLayoutEffect(() => {
    latest.current = { location, navigate }
  })
  const replace = useCallback(async (next: PlanFilters | null) => {
    const { location: current, navigate: go } = latest.current
    const search = searchWithFilters(current.search, next)
    if (search === null) return false
    if (next === null && filterPartOf(new URLSearchParams(current.search)) === '') return true
    await go({ search }, { replace: true, state: current.state })
    return true
  }, [])
  return useMemo(() => ({ filters, replace }), [filters, replace])
}
