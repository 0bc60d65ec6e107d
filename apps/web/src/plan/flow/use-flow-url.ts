import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { flowFromQuery, flowToQuery, type FlowPlace } from './flow-url'

/** What the URL says of a flow, and how to change it. */
export interface FlowUrl {
  readonly place: FlowPlace
  /** Replaces what the URL says. Adds no entry to the history. */
  readonly show: (place: FlowPlace) => void
}

/** The range, the zoom, the grouping and the colouring out of the URL. */
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
        // Back leads to the screen before, not through every range.
        { replace: true, state },
      )
    },
    [setQuery, state],
  )
  return { place, show }
}
