import { duplicatesAmong } from '@throughline/domain/calendar-events'
import type { DuplicateEvent } from '@throughline/domain/calendar-events'
import type { CalendarEvent } from '../../calendars/calendar-event'

/** A calendar with its stored events, for comparing. */
export interface CalendarWithEvents {
  readonly id: number
  readonly events: readonly CalendarEvent[]
}

/**
 * Finds events that an earlier calendar also has, by the later calendar, which hides them.
 *
 * @param calendars in the plan's order
 */
export function findDuplicates(
  calendars: readonly CalendarWithEvents[],
): ReadonlyMap<number, readonly DuplicateEvent[]> {
  const duplicates = duplicatesAmong(
    calendars.map(({ id, events }) => ({
      subscriptionId: id,
      events: events.map(({ eventKey, uid, title, startText, endText, isAllDay }) => ({
        id: eventKey,
        uid,
        title,
        startDate: startText,
        endDate: endText,
        isAllDay,
      })),
    })),
  )
  return new Map(
    calendars.map(({ id }) => [
      id,
      duplicates.filter(({ duplicateSubscriptionId }) => duplicateSubscriptionId === id),
    ]),
  )
}
