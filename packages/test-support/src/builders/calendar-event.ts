import { iriOf } from '@throughline/api-client'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { FIXED_DAY } from '../clock'
import type { Schemas } from './wire'

/** A calendar of interest as the server sends it: the selected calendar 41 of US holidays. */
export function buildSubscription(
  fields: Partial<Schemas['Subscription']> = {},
): Schemas['Subscription'] {
  const id = fields.id ?? 41
  return {
    id,
    version: 1,
    name: 'US holidays',
    description: null,
    organization: '',
    calendarPath: null,
    account: iriOf('accounts', 1),
    accountId: 1,
    selected: true,
    events: `/api/subscriptions/${id}/events`,
    ...fields,
  }
}

/** An event of a calendar of interest: all day on {@link FIXED_DAY}, without recurrence. */
export function buildCalendarEvent(
  fields: Partial<Schemas['SubscriptionEvent']> = {},
): Schemas['SubscriptionEvent'] {
  const uid = fields.uid ?? 'holiday@northfield.example'
  return {
    id: uid,
    uid,
    title: 'Holiday',
    startDate: FIXED_DAY,
    endDate: FIXED_DAY,
    isAllDay: true,
    rrule: null,
    singleReason: null,
    timeZone: null,
    excludedDates: [],
    ...fields,
  }
}

/** One occurrence of such an event as calendars show it: all day on {@link FIXED_DAY}, once. */
export function buildEventOccurrence(fields: Partial<EventOccurrence> = {}): EventOccurrence {
  const { title = 'Holiday', startDate = `${FIXED_DAY}T00:00:00` } = fields
  return {
    key: `${title}:${startDate.slice(0, 10)}`,
    subscriptionId: 41,
    title,
    startDate,
    endDate: startDate,
    isAllDay: true,
    isRepeating: false,
    singleReason: null,
    calendarName: 'US holidays',
    alsoIn: [],
    ...fields,
  }
}
