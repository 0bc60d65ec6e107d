import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expandEvent } from '@throughline/domain/calendar-events'
import type { CalendarEvent } from '../calendar-event'

/** Days `YYYY-MM-DD`, both ends inclusive. */
export interface Window {
  readonly from: string
  readonly to: string
}

/**
 * Returns the occurrences of events in a window, computed as the calendar view does: start, end and
 * title of each, instants in UTC, days as days, sorted.
 */
export function occurrencesOf(events: readonly CalendarEvent[], window: Window): string[] {
  return events.flatMap((event) => occurrencesOfOne(event, window)).toSorted()
}

function occurrencesOfOne(event: CalendarEvent, { from, to }: Window): string[] {
  const { eventKey: id, startText: startDate, endText: endDate, title, isAllDay } = event
  const range = { startDay: dayNumberOf(from), endDay: dayNumberOf(to) }
  return expandEvent({ ...event, id, startDate, endDate }, range, 'UTC').flatMap((time) => {
    // `expandEvent` also returns occurrences one day outside the window.
    if (time.startDate < from || time.startDate.slice(0, 10) > to) return []
    const [start, end] = [time.startDate, time.endDate].map((text) =>
      isAllDay ? text.slice(0, 10) : text.replace(/:00$/, '').concat('Z'),
    )
    return [`${start} ${end} ${title}`]
  })
}
