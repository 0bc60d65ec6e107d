import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RangeViewName } from '../plan-view'
import { chosenRangeOf, DATE_QUERY } from '../date-url'
import {
  rangeFromQuery,
  rangeToQuery,
  usualRangeOfQuery,
  type BudgetDates,
  type RangePlace,
} from './range-url'

/** State of a view with a range of days, in the URL, and the function that changes it. */
export interface RangeUrl {
  readonly place: RangePlace
  /** True if the URL names the days. Otherwise they are the default days. */
  readonly isChosen: boolean
  /** Changes some properties without a new entry in the history. */
  readonly show: (change: Partial<RangePlace>) => void
}

/**
 * Reads range, grouping and period from the URL of a view.
 *
 * @param plan provides the default days of a budget; undefined while it is loading
 */
export function useRangeUrl(view: RangeViewName, today: DayNumber, plan?: BudgetDates): RangeUrl {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const { startDate, endDate } = plan ?? {}
  // Depends only on the dates, because a plan also changes for many other reasons.
  const dates = useMemo(
    () => (startDate === undefined || endDate === undefined ? undefined : { startDate, endDate }),
    [startDate, endDate],
  )
  const place = useMemo(
    () => rangeFromQuery(query, view, today, dates),
    [query, view, today, dates],
  )
  const show = useCallback(
    (change: Partial<RangePlace>) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          // The new range replaces the date that another view has put into the URL.
          if (change.range !== undefined) next.delete(DATE_QUERY)
          const usual = usualRangeOfQuery(next, view, today, dates)
          const changed = { ...rangeFromQuery(current, view, today, dates), ...change }
          for (const [name, value] of Object.entries(rangeToQuery(changed, usual))) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        // The Back button leaves the view instead of going through every range.
        { replace: true, state },
      )
    },
    [setQuery, state, view, today, dates],
  )
  return { place, isChosen: chosenRangeOf(query) !== null, show }
}
