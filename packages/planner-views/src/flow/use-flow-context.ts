import { useMemo } from 'react'

import type { FlowContext } from './FlowCalendarBar'
import { LEAST_TITLE_PIXELS, LONG_BAR_PIXELS } from './model/title-space'

interface FlowContextOptions extends Omit<FlowContext, 'titleFromDays' | 'longFromDays'> {
  readonly dayPixels: number
}

/** What all bars of a flow share. The same object while nothing in it changes, so that bars can be memoized. */
export function useFlowContext({
  channels,
  channelMarks,
  currentPlanId,
  labels,
  selectedItemId,
  busyItemIds,
  startDay,
  itemColors,
  itemMarks,
  dayPixels,
  renderBarContent,
}: FlowContextOptions): FlowContext {
  const titleFromDays = Math.ceil(LEAST_TITLE_PIXELS / dayPixels)
  const longFromDays = Math.floor(LONG_BAR_PIXELS / dayPixels) + 1
  return useMemo(
    () => ({
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      startDay,
      itemColors,
      itemMarks,
      titleFromDays,
      longFromDays,
      renderBarContent,
    }),
    [
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      startDay,
      itemColors,
      itemMarks,
      titleFromDays,
      longFromDays,
      renderBarContent,
    ],
  )
}
