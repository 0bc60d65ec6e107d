import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DATE_QUERY, dateOfQuery, dayFromQuery, monthFromQuery } from './date-url'

/** Views of a plan's calendar, as in the URL. */
export type CalendarViewName = 'month' | 'day' | 'flow'

/** Views that show the days of a month or of a day as a grid, below the overstory. */
export type GridViewName = Exclude<CalendarViewName, 'flow'>

/** State of a calendar in its URL, and the functions that change it. */
export interface DateUrl {
  readonly view: CalendarViewName
  readonly month: CivilMonth
  readonly day: CivilDate
  /** Shows another month, `YYYY-MM`, or day. Replaces the entry of the history. */
  readonly show: (date: string) => void
  /** Opens another view, on `day` if provided. Adds an entry to the history. */
  readonly goTo: (view: CalendarViewName, day?: CivilDate) => void
}

/** Returns the view, the month and the day in the URL. */
export function useDateUrl(today: DayNumber): DateUrl {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const text = dateOfQuery(query, today)
  const show = useCallback(
    (date: string) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          next.set(DATE_QUERY, date)
          return next
        },
        // The Back button leads to the previous screen instead of through every month.
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  const goTo = useCallback(
    (view: CalendarViewName, day?: CivilDate) => {
      const next = new URLSearchParams(search)
      if (day !== undefined) next.set(DATE_QUERY, day)
      // The URL of a newly opened plan has no view yet.
      const place = pathname.replace(/(\/calendar)?(?:\/(?:month|day|flow))?\/?$/, `$1/${view}`)
      void navigate({ pathname: place, search: next.toString() })
    },
    [navigate, pathname, search],
  )
  return {
    view: viewOfPath(pathname),
    month: monthFromQuery(text, today),
    day: dayFromQuery(text, today),
    show,
    goTo,
  }
}

/** Returns the view that a path names; the month for any other path. */
function viewOfPath(pathname: string): CalendarViewName {
  if (/\/day\/?$/.test(pathname)) return 'day'
  return /\/flow\/?$/.test(pathname) ? 'flow' : 'month'
}
