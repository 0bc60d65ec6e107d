import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'

import { timeText } from './bar-name'
import type { CalendarEvent } from './CalendarItem.types'
import type { CalendarEntryLabels } from './calendar-entry.labels'

/** Content of one bar of an event, and its days. */
interface EventContent {
  readonly event: CalendarEvent
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * Returns the attributes of the bar of an event of a calendar of interest; it has no channel color.
 */
export function eventAttributes(
  { event, startDay, endDayExclusive, continuesBefore, continuesAfter }: EventContent,
  labels: CalendarEntryLabels,
): Record<`data-${string}` | `aria-${string}`, string | number | undefined> {
  const time = timeText(event, continuesBefore, labels)
  const title = isolateText(event.title)
  return {
    'data-event': '',
    'data-start': startDay,
    'data-repeating': event.isRepeating ? '' : undefined,
    'data-before': continuesBefore ? '' : undefined,
    'data-after': continuesAfter ? '' : undefined,
    'aria-label': labels.event({
      visibleText: time === null ? title : `${time} ${title}`,
      calendarName: isolateText(event.calendarName),
      alsoIn: event.alsoIn.map((name) => isolateText(name)),
      firstDay: nearestDateOf(startDay),
      lastDay: nearestDateOf(endDayExclusive - 1),
      isRepeating: event.isRepeating,
    }),
  }
}
