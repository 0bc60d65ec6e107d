import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expandEvent } from '@throughline/domain/calendar-events'
import type { CalendarEvent } from '../calendar-event'

/** Days `YYYY-MM-DD`, both ends inclusive. */
export interface Window {
  readonly from: string
  readonly to: string
}

/**
 * The occurrences that events have in a window, as whoever shows them works them
 * out: start, end and title of each, instants in UTC, days as days, in order.
 */
export function occurrencesOf(events: readonly CalendarEvent[], window: Window): string[] {
  return events.flatMap((event) => occurrencesOfOne(event, window)).toSorted()
}

function occurrencesOfOne(event: CalendarEvent, { from, to }: Window): string[] {
  const { eventKey: id, startText: startDate, endText: endDate, title, isAllDay } = event
  const range = { startDay: dayNumberOf(from), endDay: dayNumberOf(to) }
  return expandEvent({ ...event, id, startDate, endDate }, range, 'UTC').flatMap((time) => {
    // Whoever shows them looks a day further on both sides.
    if (time.startDate < from || time.startDate.slice(0, 10) > to) return []
    const [start, end] = [time.startDate, time.endDate].map((text) =>
      isAllDay ? text.slice(0, 10) : text.replace(/:00$/, '').concat('Z'),
    )
    return [`${start} ${end} ${title}`]
  })
}
