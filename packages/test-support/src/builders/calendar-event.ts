import { iriOf } from '@throughline/api-client'
import { FIXED_DAY } from '../clock'
import type { Schemas } from './wire'

/** A calendar of interest as the server sends it: the selected calendar 41 of US holidays. */
export function buildSubscription(
  fields: Partial<Schemas['Subscription']> = {},
): Schemas['Subscription'] {
  const id = fields.id ?? 41
  return {
    id,
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
