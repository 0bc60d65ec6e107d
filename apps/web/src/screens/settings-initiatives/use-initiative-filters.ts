import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { filtersFromQuery, withFilters, type InitiativeFilters } from './initiative-filters'

/** The filters in the URL, and how to change them. No change adds an entry to the history. */
export function useInitiativeFilters(today: DayNumber) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const date = civilDateOf(today)
  const filters = useMemo(() => filtersFromQuery(query, date), [query, date])
  const change = useCallback(
    (next: InitiativeFilters) => {
      setQuery((current) => withFilters(current, next, date), { replace: true, state })
    },
    [setQuery, state, date],
  )
  return { filters, change }
}
