import { dateOfDateTime, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { expandEvent } from '@throughline/domain/calendar-events'
import type { CalendarEvent } from '../../calendars/calendar-event'
import { presentEvent } from './presenter'

/** An event and the day on which it starts. */
export interface NextEvent {
  readonly title: string
  readonly date: CivilDate
}

const COUNT = 3
/**
 * Search ranges for the next events, in days from today. The short ones come first, because they
 * are fast.
 */
const windowsDays = [31, 400, 4000]
/** Max time for expanding rules, because other requests wait. */
const EXPANSION_BUDGET_MS = 200

/**
 * Returns the next three events that start today or later, the earliest first; fewer if the
 * calendar has no more within eleven years.
 *
 * @param place.today the user's day, in days since 1970-01-01
 * @param place.timeZone IANA name of the zone whose clocks decide the day of an event
 */
export function nextEvents(
  events: readonly CalendarEvent[],
  { today, timeZone }: { readonly today: DayNumber; readonly timeZone: string },
): readonly NextEvent[] {
  const until = performance.now() + EXPANSION_BUDGET_MS
  let matches: readonly NextEvent[] = []
  for (const days of windowsDays) {
    const lastDay = today + days
    const starts: NextEvent[] = []
    for (const event of events) {
      if (event.firstDay > lastDay + 1 || (event.lastDay !== null && event.lastDay < today - 1)) {
        continue
      }
      if (performance.now() > until) break
      for (const date of startsOf(event, { startDay: today, endDay: lastDay }, timeZone)) {
        const day = dayNumberOf(date)
        if (day >= today && day <= lastDay) starts.push({ title: event.title, date })
      }
    }
    matches = starts.toSorted((one, other) => one.date.localeCompare(other.date)).slice(0, COUNT)
    if (matches.length === COUNT || performance.now() > until) return matches
  }
  return matches
}

function startsOf(
  event: CalendarEvent,
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  timeZone: string,
): readonly CivilDate[] {
  try {
    const times = expandEvent(presentEvent(event), range, timeZone)
    return times.map(({ startDate }) => dateOfDateTime(startDate))
  } catch (error) {
    // An unreadable date. The calendar itself also leaves this event out.
    if (error instanceof RangeError) return []
    throw error
  }
}
