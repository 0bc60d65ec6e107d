import type { TacticTableMode } from '@throughline/domain/tactic-table'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Query value of the parking lot; left out for scheduled items. */
const MODE_QUERY = 'mode'
const PARKING_LOT = 'parking-lot'

/** Which items the table shows, in the URL, and how to change it without a new entry in the history. */
export function useTableMode(): readonly [TacticTableMode, (mode: TacticTableMode) => void] {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const show = useCallback(
    (mode: TacticTableMode) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          if (mode === PARKING_LOT) next.set(MODE_QUERY, PARKING_LOT)
          else next.delete(MODE_QUERY)
          return next
        },
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  return [query.get(MODE_QUERY) === PARKING_LOT ? PARKING_LOT : 'scheduled', show]
}
