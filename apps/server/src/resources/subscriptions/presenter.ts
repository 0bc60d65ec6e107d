import type { components } from '@throughline/api-client/schema'
import type { CalendarEvent, CalendarReport } from '../../calendars/calendar-event'
import { iri, nullableIri } from '../../http/references'
import type { SubscriptionRow } from './queries'

type Subscription = components['schemas']['Subscription']
type SubscriptionEvent = components['schemas']['SubscriptionEvent']
type DuplicateEvent = components['schemas']['DuplicateEvent']

/** Presents a calendar; only people who may manage it get its URL. */
export function presentSubscription(
  row: SubscriptionRow,
  about: {
    readonly canManage: boolean
    readonly isSelected: boolean
    /** Undefined if no fetch has been tried. */
    readonly report: CalendarReport | undefined
    readonly duplicates: readonly DuplicateEvent[] | null
  },
): Subscription {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    organization: row.organization,
    calendarPath: about.canManage ? row.calendarPath : null,
    account: nullableIri('accounts', row.accountId),
    accountId: row.accountId,
    selected: about.isSelected,
    events: `${iri('subscriptions', row.id)}/events`,
    report: presentReport(about.report),
    ...(about.duplicates === null ? {} : { duplicateEventsMap: [...about.duplicates] }),
  }
}

function presentReport(
  report: CalendarReport | undefined,
): components['schemas']['CalendarReport'] {
  return {
    fetchedAt: report?.fetchedAt?.toISOString() ?? null,
    problem: report?.problem ?? null,
    warnings: (report?.warnings ?? []).map(({ code, count, names }) => ({
      code,
      count,
      names: [...names],
    })),
    singleEvents: [...(report?.singleEvents ?? [])],
  }
}

/** Presents an event. */
export function presentEvent(event: CalendarEvent): SubscriptionEvent {
  const { eventKey, uid, title, startText, endText, isAllDay, rrule, singleReason, timeZone } =
    event
  return {
    id: eventKey,
    uid,
    title,
    startDate: startText,
    endDate: endText,
    isAllDay,
    rrule,
    singleReason,
    timeZone,
    excludedDates: [...event.excludedDates],
  }
}
