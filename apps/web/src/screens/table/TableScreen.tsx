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
import { useTableMode } from './use-table-url'

/** The table of a plan: its tactics with dates, or its parking lot. */
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
