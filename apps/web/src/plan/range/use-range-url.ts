import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RangeViewName } from '../plan-view'
import {
  chosenRangeOf,
  defaultRangeOf,
  rangeFromQuery,
  rangeToQuery,
  type BudgetDates,
  type RangePlace,
} from './range-url'

/** What a view with a range of days shows, in the URL, and how to change it. */
export interface RangeUrl {
  readonly place: RangePlace
  /** The URL names the days; otherwise they are the default ones. */
  readonly isChosen: boolean
  /** Changes parts of it without a new entry in the history. */
  readonly show: (change: Partial<RangePlace>) => void
}

/**
 * Reads range, grouping and period from the URL of a view.
 *
 * @param plan gives a budget its default days; undefined while it is not known
 */
export function useRangeUrl(view: RangeViewName, today: DayNumber, plan?: BudgetDates): RangeUrl {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const { startDate, endDate } = plan ?? {}
  // A plan changes for many reasons, of which its dates are one.
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
          const usual = defaultRangeOf(view, today, dates)
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
