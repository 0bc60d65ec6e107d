import { nearestDateOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { repeats } from '@throughline/domain/recurrence'

import type { CalendarItem } from './CalendarItem.types'
import type { CalendarBarLabels } from './calendar-entry.labels'

const MINUTES_PER_HOUR = 60

/**
 * Returns the time in front of a title; null for all-day items, and for bars that continue an item.
 */
export function timeText(
  item: Pick<CalendarItem, 'isAllDay' | 'startDate'>,
  continuesBefore: boolean,
  labels: CalendarBarLabels,
): string | null {
  if (item.isAllDay || continuesBefore) return null
  const minutes = minutesOfDay(item.startDate)
  const hour = Math.floor(minutes / MINUTES_PER_HOUR)
  return labels.time({ hour, minute: minutes - hour * MINUTES_PER_HOUR })
}

/** The mark of the plan that an item comes from; null for the current plan. */
export function planMark(
  item: Pick<CalendarItem, 'planId' | 'abbreviatedPlanName'>,
  currentPlanId: number,
): string | null {
  if (item.planId === currentPlanId) return null
  return item.abbreviatedPlanName === '' ? null : item.abbreviatedPlanName
}

/** Returns the accessible name of a bar, which begins with its visible text. */
export function barName(
  parts: {
    readonly item: CalendarItem
    readonly time: string | null
    readonly channelName: string
    readonly startDay: DayNumber
    /** Exclusive. */
    readonly endDayExclusive: DayNumber
    readonly planMark: string | null
    readonly isBusy: boolean
    readonly isSelected: boolean
  },
  labels: CalendarBarLabels,
): string {
  const { item, time } = parts
  const title = isolateText(item.title)
  return labels.bar({
    visibleText: time === null ? title : `${time} ${title}`,
    channelName: isolateText(parts.channelName),
    firstDay: nearestDateOf(parts.startDay),
    lastDay: nearestDateOf(parts.endDayExclusive - 1),
    planMark: parts.planMark === null ? null : isolateText(parts.planMark),
    isRepeating: repeats(item.rrule),
    isFlagged: item.isFlagged,
    isBusy: parts.isBusy,
    isSelected: parts.isSelected,
  })
}
