import { useMemo } from 'react'

import type { DayContext } from './entry-attributes'
import { dayNamesOf } from './model/day-names'
import type { DayPage } from './model/day-page'

interface DayContextOptions extends DayContext {
  readonly page: DayPage
}

/** The names of the days, and what all items of the page share: new objects only when something in them changes. */
export function useDayContext({
  page: { firstDay, dayCount },
  channels,
  channelMarks,
  currentPlanId,
  labels,
  selectedItemId,
  busyItemIds,
  renderItemContent,
  sizes,
}: DayContextOptions) {
  const dayNames = useMemo(
    () => dayNamesOf(firstDay, dayCount, labels),
    [firstDay, dayCount, labels],
  )
  const context = useMemo<DayContext>(
    () => ({
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      sizes,
    }),
    [
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      sizes,
    ],
  )
  return { dayNames, context }
}
