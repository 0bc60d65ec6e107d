import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MONTH_QUERY, monthFromQuery } from './month-address'

/** The month that the address holds, and the way to another one. */
export function useMonthAddress(
  today: DayNumber,
): readonly [CivilMonth, (change: { month: CivilMonth }) => void] {
  const [query, setQuery] = useSearchParams()
  const setMonth = useCallback(
    ({ month }: { month: CivilMonth }) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          next.set(MONTH_QUERY, month)
          return next
        },
        // Paging through months is no journey: Back leads to where the plan was opened.
        { replace: true },
      )
    },
    [setQuery],
  )
  return [monthFromQuery(query.get(MONTH_QUERY), today), setMonth]
}
