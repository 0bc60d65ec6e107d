import type { CalendarOfInterest } from '@throughline/domain/calendar-events'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import type { Calendar, CalendarPreview, SubscriptionSummary } from '../entities'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { readAllPages } from '../pages'
import { ifMatch } from '../if-match'

type Schemas = components['schemas']

/** A range of days of a plan's calendars of interest, both ends included. */
export interface EventRange {
  readonly planId: number
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

/** Lists the calendars of interest that a plan shows, in their order. */
export async function listPlanSubscriptions(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly SubscriptionSummary[]> {
  const items = await readAll(client, { plan: planId }, signal)
  return items
    .filter(({ selected }) => selected)
    .map(({ id, name, description }) => ({ id, name, description }))
}

/**
 * Lists the calendars of interest that a plan of an account can show: the standard ones first,
 * then by name.
 */
export async function listCalendars(
  client: ApiClient,
  { planId, accountId }: { readonly planId: number; readonly accountId: number },
  signal?: AbortSignal,
): Promise<readonly Calendar[]> {
  const items = await readAll(client, { plan: planId, account_equals_or_null: accountId }, signal)
  return items.map(calendarFromWire)
}

function readAll(
  client: ApiClient,
  query: { readonly plan: number; readonly account_equals_or_null?: number },
  signal: AbortSignal | undefined,
): Promise<readonly Schemas['Subscription'][]> {
  return readAllPages((page) =>
    unwrap(
      client.http.GET('/subscriptions', {
        params: { query: { ...query, ...page } },
        ...(signal === undefined ? {} : { signal }),
      }),
    ),
  )
}

/**
 * Previews a calendar before it is added.
 *
 * @param request.timeZone IANA name of the zone that decides which day is today
 * @throws ApiError of kind `invalid` when no calendar can be read there
 */
export async function previewCalendar(
  client: ApiClient,
  {
    accountId,
    address,
    timeZone,
  }: { readonly accountId: number; readonly address: string; readonly timeZone: string },
  signal?: AbortSignal,
): Promise<CalendarPreview> {
  return unwrap(
    client.http.POST('/subscriptions/preview', {
      body: { calendarPath: address, account: iriOf('accounts', accountId), timeZone },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
}

/** A new custom calendar of an account. */
export interface CalendarDraft {
  readonly accountId: number
  readonly address: string
  /** Empty: the calendar's own name, or its host. */
  readonly name: string
}

/**
 * Adds a custom calendar. No plan shows it yet.
 *
 * @throws ApiError of kind `invalid` when no calendar can be read there, or the account has too many
 */
export async function createCalendar(
  client: ApiClient,
  { accountId, address, name }: CalendarDraft,
): Promise<Calendar> {
  const answer = await unwrap(
    client.http.POST('/subscriptions', {
      body: {
        calendarPath: address,
        account: iriOf('accounts', accountId),
        organization: '',
        ...(name === '' ? {} : { name }),
      },
    }),
  )
  return calendarFromWire(answer)
}

/**
 * Renames a calendar, or gives it another address.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `invalid` when no calendar can be read at the address, of kind
 *   `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateCalendar(
  client: ApiClient,
  id: number,
  { name, address }: { readonly name?: string; readonly address?: string },
  version?: number,
): Promise<Calendar> {
  const answer = await unwrap(
    client.http.PUT('/subscriptions/{id}', {
      params: { path: { id }, ...ifMatch(version) },
      body: {
        ...(name === undefined ? {} : { name }),
        ...(address === undefined ? {} : { calendarPath: address }),
      },
    }),
  )
  return calendarFromWire(answer)
}

/** Fetches a calendar again, even if its copy is fresh. A failure is in its report. */
export async function refreshCalendar(client: ApiClient, id: number): Promise<Calendar> {
  const answer = client.http.POST('/subscriptions/{id}/refresh', { params: { path: { id } } })
  return calendarFromWire(await unwrap(answer))
}

/** Deletes a calendar for good, also from the plans that show it. */
export async function deleteCalendar(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/subscriptions/{id}', { params: { path: { id: String(id) } } }))
}

function calendarFromWire({
  id,
  version,
  name,
  calendarPath,
  organization,
  selected,
  report,
  shownBy,
}: Schemas['Subscription']): Calendar {
  return {
    id,
    version,
    name,
    isStandard: organization === STANDARD_ORGANIZATION,
    address: calendarPath,
    isSelected: selected,
    report: report ?? null,
    shownBy: shownBy ?? null,
  }
}

/** The organization of standard calendars. */
const STANDARD_ORGANIZATION = 'default'

/**
 * Reads the events of a calendar of interest that touch a range, series included.
 * The server fetches the calendar again when its copy is older than 24 hours.
 */
export async function readSubscriptionEvents(
  client: ApiClient,
  subscription: Pick<SubscriptionSummary, 'id' | 'name'>,
  { planId, startDate, endDate }: EventRange,
  signal?: AbortSignal,
): Promise<CalendarOfInterest> {
  const answer = await unwrap(
    client.http.GET('/subscriptions/{id}/events', {
      params: {
        path: { id: subscription.id },
        query: { plan: planId, startDate, endDate },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return {
    subscriptionId: subscription.id,
    name: subscription.name,
    events: answer.events,
  }
}
