import type { CalendarOfInterest, EventOccurrence, SubscriptionEvent } from './calendar-event'
import { expandEvent } from './expand-event'
import type { ShownRange } from './expand-event'

/**
 * What the calendars of interest show in a range of days, one day more on each
 * side included: each event once, under the first calendar that carries it, with
 * the names of the others. In the order of the calendars and their events.
 *
 * An event with a date that cannot be read is left out; it does not take the
 * others with it.
 *
 * @param calendars in the order of the plan's list
 * @param viewerZone IANA name of the zone whose clocks the times are read on
 */
export function eventOccurrencesOf(
  calendars: readonly CalendarOfInterest[],
  range: ShownRange,
  viewerZone: string,
): readonly EventOccurrence[] {
  const names = new Map(calendars.map(({ subscriptionId, name }) => [subscriptionId, name]))
  const sharers = sharersOf(calendars, names)
  return calendars.flatMap(({ subscriptionId, name, events, duplicateEventsMap }) => {
    const hidden = new Set(
      duplicateEventsMap
        // A calendar that is not on show shows nothing, so that its events stand here after all.
        .filter(
          (duplicate) =>
            duplicate.duplicateSubscriptionId === subscriptionId &&
            names.has(duplicate.subscriptionId),
        )
        .map(({ eventId }) => eventId),
    )
    return events
      .filter(({ id }) => !hidden.has(id))
      .flatMap((event) =>
        timesOf(event, range, viewerZone).map(({ startDate, endDate }) => ({
          key: `${subscriptionId}:${event.id}:${startDate}`,
          subscriptionId,
          title: event.title,
          startDate,
          endDate,
          isAllDay: event.isAllDay,
          isRepeating: event.rrule !== null,
          calendarName: name,
          alsoIn: alsoIn(sharers.get(subscriptionId), event),
        })),
      )
  })
}

/** Names of later calendars by what tells an event from others; for one calendar that shows it. */
type Sharers = ReadonlyMap<string, readonly string[]>

/**
 * The map of duplicates names the event of the later calendar. What it shares with
 * the shown one is its UID, or title, start and end together.
 */
function sharersOf(
  calendars: readonly CalendarOfInterest[],
  names: ReadonlyMap<number, string>,
): ReadonlyMap<number, Sharers> {
  const found = new Map<number, Map<string, string[]>>()
  for (const { events, duplicateEventsMap } of calendars) {
    const byId = new Map(events.map((event) => [event.id, event]))
    for (const { eventId, subscriptionId, duplicateSubscriptionId } of duplicateEventsMap) {
      const event = byId.get(eventId)
      const name = names.get(duplicateSubscriptionId)
      if (event === undefined || name === undefined) continue
      const ofCalendar = found.get(subscriptionId) ?? new Map<string, string[]>()
      found.set(subscriptionId, ofCalendar)
      for (const sign of signsOf(event)) {
        const others = ofCalendar.get(sign) ?? []
        if (!others.includes(name)) others.push(name)
        ofCalendar.set(sign, others)
      }
    }
  }
  return found
}

function alsoIn(sharers: Sharers | undefined, event: SubscriptionEvent): readonly string[] {
  if (sharers === undefined) return []
  return [...new Set(signsOf(event).flatMap((sign) => sharers.get(sign) ?? []))]
}

function signsOf({ uid, title, startDate, endDate }: SubscriptionEvent): readonly string[] {
  const look = `look ${title}\n${startDate}\n${endDate}`
  return uid === '' ? [look] : [`uid ${uid}`, look]
}

function timesOf(event: SubscriptionEvent, range: ShownRange, viewerZone: string) {
  try {
    return expandEvent(event, range, viewerZone)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
