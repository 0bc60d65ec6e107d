import type { components } from '@throughline/api-client/schema'
import type { CalendarEvent, CalendarReport } from '../../calendars/calendar-event'
import type { CalendarWarning } from '../../db/schema/calendar-problems'
import { iri, nullableIri } from '../../http/references'
import type { CalendarUses } from './calendar-uses'
import type { SubscriptionRow } from './queries'

type Subscription = components['schemas']['Subscription']
type SubscriptionEvent = components['schemas']['SubscriptionEvent']
type DuplicateEvent = components['schemas']['DuplicateEvent']

/** Presents a calendar; only users who may manage it get its URL. */
export function presentSubscription(
  row: SubscriptionRow,
  about: {
    readonly canManage: boolean
    readonly isSelected: boolean
    /** Undefined if no fetch has been tried. */
    readonly report: CalendarReport | undefined
    /** Null if the response leaves them out. */
    readonly uses: CalendarUses | null
    readonly duplicates: readonly DuplicateEvent[] | null
  },
): Subscription {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description,
    organization: row.organization,
    calendarPath: about.canManage ? row.calendarPath : null,
    account: nullableIri('accounts', row.accountId),
    accountId: row.accountId,
    selected: about.isSelected,
    events: `${iri('subscriptions', row.id)}/events`,
    report: presentReport(about.report),
    ...(about.uses === null
      ? {}
      : { shownBy: { plans: [...about.uses.plans], otherCount: about.uses.otherCount } }),
    ...(about.duplicates === null ? {} : { duplicateEventsMap: [...about.duplicates] }),
  }
}

function presentReport(
  report: CalendarReport | undefined,
): components['schemas']['CalendarReport'] {
  return {
    fetchedAt: report?.fetchedAt?.toISOString() ?? null,
    eventCount: report?.eventCount ?? 0,
    isCalculated: report?.isCalculated ?? false,
    problem: report?.problem ?? null,
    statusCode: report?.statusCode ?? null,
    failingSince: report?.failingSince?.toISOString() ?? null,
    warnings: presentWarnings(report?.warnings ?? []),
    singleEvents: [...(report?.singleEvents ?? [])],
  }
}

/** Presents the problems of a calendar that could be read nevertheless. */
export function presentWarnings(
  warnings: readonly CalendarWarning[],
): components['schemas']['CalendarWarning'][] {
  return warnings.map(({ code, count, names }) => ({ code, count, names: [...names] }))
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
