import type { CalendarOfInterest, EventOccurrence, SubscriptionEvent } from './calendar-event'
import { sameEventsAmong } from './duplicates'
import { expandEvent, repeatsWithinDays } from './expand-event'
import type { VisibleRange } from './expand-event'

/** The maximum number of shown occurrences of one calendar. */
export const MAX_OCCURRENCES_PER_CALENDAR = 10_000

/** The maximum number of series of one calendar that may repeat by hours, minutes or seconds. */
const MAX_STEPPED_SERIES_PER_CALENDAR = 200

/** The visible events of calendars of interest. */
export interface VisibleEvents {
  /** In the order of the calendars and their events. */
  readonly occurrences: readonly EventOccurrence[]
  /** Names of the calendars that have more occurrences in the range than are shown. */
  readonly cutCalendars: readonly string[]
}

/**
 * Returns the events of the calendars of interest in a range of days, plus one day on each side.
 * Each event occurs once, under the first calendar that carries it, with the names of the other
 * calendars. Each calendar contributes at most 10,000 occurrences, and at most 200 series by hours,
 * minutes or seconds, so that no calendar slows down the page.
 *
 * An event with a malformed date is left out, and the others remain.
 *
 * @param calendars in the order of the plan's list, only the visible ones
 * @param viewerZone IANA name of the zone whose clocks the times are read on
 */
export function visibleEventsOf(
  calendars: readonly CalendarOfInterest[],
  range: VisibleRange,
  viewerZone: string,
): VisibleEvents {
  const { hidden, alsoIn } = duplicatesOf(calendars)
  const occurrences: EventOccurrence[] = []
  const cutCalendars = new Set<string>()
  for (const { subscriptionId, name, events } of calendars) {
    const end = occurrences.length + MAX_OCCURRENCES_PER_CALENDAR
    let steppedSeries = 0
    let isCut = false
    for (const event of events) {
      if (hidden.has(event)) continue
      if (repeatsWithinDays(event)) steppedSeries += 1
      isCut = steppedSeries > MAX_STEPPED_SERIES_PER_CALENDAR
      for (const { startDate, endDate } of isCut ? [] : timesOf(event, range, viewerZone)) {
        if (occurrences.length < end) {
          occurrences.push({
            key: `${subscriptionId}:${event.id}:${startDate}`,
            subscriptionId,
            title: event.title,
            startDate,
            endDate,
            isAllDay: event.isAllDay,
            isRepeating: event.rrule !== null,
            singleReason: event.singleReason,
            calendarName: name,
            alsoIn: alsoIn.get(event) ?? [],
          })
        } else isCut = true
      }
      if (isCut) break
    }
    if (isCut) cutCalendars.add(name)
  }
  return { occurrences, cutCalendars: [...cutCalendars] }
}

/** The events that show under an earlier calendar, and for the others which calendars have them too. */
function duplicatesOf(calendars: readonly CalendarOfInterest[]): {
  readonly hidden: ReadonlySet<unknown>
  readonly alsoIn: ReadonlyMap<unknown, readonly string[]>
} {
  const names = new Map(calendars.map(({ subscriptionId, name }) => [subscriptionId, name]))
  const same = sameEventsAmong(calendars)
  return {
    hidden: new Set(same.flatMap((one) => one.hidden.map(({ event }) => event))),
    alsoIn: new Map(
      same.flatMap(({ visible, hidden }) => {
        const others = hidden.map(({ subscriptionId }) => names.get(subscriptionId) ?? '')
        return visible.map((event) => [event, [...new Set(others)]] as const)
      }),
    ),
  }
}

function timesOf(event: SubscriptionEvent, range: VisibleRange, viewerZone: string) {
  try {
    return expandEvent(event, range, viewerZone)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
