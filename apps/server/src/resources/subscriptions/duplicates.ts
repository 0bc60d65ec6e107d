import type { components } from '@throughline/api-client/schema'
import type { CalendarEvent } from '../../calendars/calendar-event'

type DuplicateEvent = components['schemas']['DuplicateEvent']

/** A calendar with its events, for comparing. */
export interface CalendarWithEvents {
  readonly id: number
  readonly events: readonly CalendarEvent[]
}

/**
 * Which events of a calendar an earlier one of the plan carries already: with
 * the same UID, or the same title, start and end. Each stands under the first
 * calendar that has it.
 *
 * @param earlier the calendars before it, in the plan's order
 */
export function findDuplicates(
  calendar: CalendarWithEvents,
  earlier: readonly CalendarWithEvents[],
): DuplicateEvent[] {
  const firstByUid = new Map<string, number>()
  const firstByLook = new Map<string, number>()
  for (const { id, events } of earlier) {
    for (const event of events) {
      if (event.uid !== '' && !firstByUid.has(event.uid)) firstByUid.set(event.uid, id)
      const look = lookOf(event)
      if (!firstByLook.has(look)) firstByLook.set(look, id)
    }
  }
  const place = new Map(earlier.map(({ id }, index) => [id, index]))
  return calendar.events.flatMap((event) => {
    const candidates = [firstByUid.get(event.uid), firstByLook.get(lookOf(event))]
      .filter((id) => id !== undefined)
      .toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
    const [subscriptionId] = candidates
    if (subscriptionId === undefined) return []
    return [{ eventId: event.eventKey, subscriptionId, duplicateSubscriptionId: calendar.id }]
  })
}

/** Title, start and end; times as instants, since two calendars may write them in two zones. */
function lookOf({ title, startText, endText, isAllDay }: CalendarEvent): string {
  const when = isAllDay ? [startText, endText] : [Date.parse(startText), Date.parse(endText)]
  return [title, ...when].join('\n')
}
