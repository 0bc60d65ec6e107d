import type { TacticTableMode } from '@throughline/domain/tactic-table'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import {
  SavedViewsProvider,
  ScreenOfPlan,
  SelectionProvider,
  usePlanUrl,
  useRangeUrl,
} from '../../plan'
import { useToday } from '../../platform/clock'
import { useActiveAccount } from '../../session/use-session'
import { PlanTable } from './PlanTable'
import { useTableData } from './use-table-data'

/** Query parameter of the mode; absent for scheduled items. */
const MODE_QUERY = 'mode'
const PARKING_LOT = 'parking-lot'

/**
 * Returns the mode of the table in the URL, with a function that changes it without a new entry in
 * the history.
 */
function useTableMode(): readonly [TacticTableMode, (mode: TacticTableMode) => void] {
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

/** Screen with the table of a plan: its tactics with dates, or its parking lot. */
export function TableScreen() {
  const today = useToday()
  const url = usePlanUrl(today)
  const rangeUrl = useRangeUrl('table', today)
  const [mode, setMode] = useTableMode()
  const data = useTableData({
    planId: url.planId,
    mode,
    range: rangeUrl.place.range,
    isAccountActive: useActiveAccount()?.isActive ?? true,
    today,
  })
  return (
    <ScreenOfPlan url={url} plan={data.plan}>
      {(planId) => (
        <SavedViewsProvider>
          <SelectionProvider planId={planId}>
            <PlanTable {...{ planId, url, rangeUrl, mode, setMode, data, today }} />
          </SelectionProvider>
        </SavedViewsProvider>
      )}
    </ScreenOfPlan>
  )
}
