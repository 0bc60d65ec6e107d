import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RangeViewName } from '../plan-view'
import { rangeFromQuery, rangeToQuery, type RangePlace } from './range-url'

/** What a view with a range of days shows, in the URL, and how to change it. */
export interface RangeUrl {
  readonly place: RangePlace
  /** Changes parts of it without a new entry in the history. */
  readonly show: (change: Partial<RangePlace>) => void
}

/** Reads range, grouping and period from the URL of a view. */
export function useRangeUrl(view: RangeViewName, today: DayNumber): RangeUrl {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const place = useMemo(() => rangeFromQuery(query, view, today), [query, view, today])
  const show = useCallback(
    (change: Partial<RangePlace>) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          const changed = { ...rangeFromQuery(current, view, today), ...change }
          for (const [name, value] of Object.entries(rangeToQuery(changed, view, today))) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        // The Back button leaves the view instead of going through every range.
        { replace: true, state },
      )
    },
    [setQuery, state, view, today],
  )
  return { place, show }
}
