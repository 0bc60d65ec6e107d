import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { flowFromQuery, flowToQuery, type FlowPlace } from './flow-url'

/** State of a flow in the URL, and the function that changes it. */
export interface FlowUrl {
  readonly place: FlowPlace
  /** Replaces the state in the URL without a new entry in the history. */
  readonly show: (place: FlowPlace) => void
}

/** Reads range, zoom, grouping and coloring from the URL. */
export function useFlowUrl(today: DayNumber): FlowUrl {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const place = useMemo(() => flowFromQuery(query, today), [query, today])
  const show = useCallback(
    (next: FlowPlace) => {
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current)
          for (const [name, value] of Object.entries(flowToQuery(next))) {
            if (value === null) changed.delete(name)
            else changed.set(name, value)
          }
          return changed
        },
        // The Back button leaves the flow instead of going through every range.
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  return { place, show }
}
