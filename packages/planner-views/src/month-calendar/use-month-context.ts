import { useMemo } from 'react'

import type { MonthContext } from './MonthCalendarBar'

/** What is the same for every bar and day, as one object for as long as nothing in it changes. */
export function useMonthContext({
  channels,
  channelMarks,
  currentPlanId,
  labels,
  selectedItemId,
  busyItemIds,
  renderItemContent,
  renderDayHeader,
}: Omit<MonthContext, 'selection'>): MonthContext {
  return useMemo(
    () => ({
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      renderDayHeader,
    }),
    [
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      renderDayHeader,
    ],
  )
}
