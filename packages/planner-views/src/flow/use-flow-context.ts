import { useMemo } from 'react'

import type { FlowContext } from './FlowCalendarBar'
import { LEAST_TITLE_PIXELS } from './model/title-room'

interface FlowContextOptions extends Omit<FlowContext, 'titleFromDays'> {
  readonly dayPixels: number
}

/** What all bars of a flow share. The same object while nothing in it changes, so that bars can be memoized. */
export function useFlowContext({
  channels,
  currentPlanId,
  labels,
  selectedItemId,
  busyItemIds,
  startDay,
  itemColors,
  dayPixels,
  renderBarContent,
}: FlowContextOptions): FlowContext {
  const titleFromDays = Math.ceil(LEAST_TITLE_PIXELS / dayPixels)
  return useMemo(
    () => ({
      channels,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      startDay,
      itemColors,
      titleFromDays,
      renderBarContent,
    }),
    [
      channels,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      startDay,
      itemColors,
      titleFromDays,
      renderBarContent,
    ],
  )
}
