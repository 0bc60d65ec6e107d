import { useMemo } from 'react'

import type { FlowContext } from './FlowCalendarBar'
import { LEAST_TITLE_PIXELS } from './model/title-room'

interface FlowContextOptions extends Omit<FlowContext, 'titleFromDays'> {
  readonly dayPixels: number
}

/** What is the same for every bar, as the same object while nothing in it changes. */
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
