import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DATE_QUERY, dayFromQuery, monthFromQuery } from './date-url'

/** The views of a plan's calendar, as addresses name them. */
export type CalendarViewName = 'month' | 'day'

/** What the address of a calendar holds, and the ways to another one. */
export interface DateUrl {
  readonly view: CalendarViewName
  readonly month: CivilMonth
  readonly day: CivilDate
  /** Pages to another month, `YYYY-MM`, or day; Back leads to where the calendar was opened. */
  readonly show: (date: string) => void
  /** Goes to another view, on a day if one is named; Back leads here. */
  readonly goTo: (view: CalendarViewName, day?: CivilDate) => void
}

/** The view, the month and the day that the address holds. */
export function useDateUrl(today: DayNumber): DateUrl {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const text = query.get(DATE_QUERY)
  const show = useCallback(
    (date: string) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          next.set(DATE_QUERY, date)
          return next
        },
        // Paging is no journey.
        { replace: true },
      )
    },
    [setQuery],
  )
  const goTo = useCallback(
    (view: CalendarViewName, day?: CivilDate) => {
      const next = new URLSearchParams(search)
      if (day !== undefined) next.set(DATE_QUERY, day)
      const place = pathname.replace(/\/(?:month|day)\/?$/, `/${view}`)
      void navigate({ pathname: place, search: next.toString() })
    },
    [navigate, pathname, search],
  )
  return {
    view: /\/day\/?$/.test(pathname) ? 'day' : 'month',
    month: monthFromQuery(text, today),
    day: dayFromQuery(text, today),
    show,
    goTo,
  }
}
