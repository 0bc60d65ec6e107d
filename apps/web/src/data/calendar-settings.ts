// Separate from `subscriptions.ts`, because the first screen reads only the visible calendars.
import {
  listCalendars,
  previewCalendar,
  type Calendar,
  type CalendarPreview,
} from '@throughline/api-client'
import { planningZone } from '../platform/clock'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

interface CalendarsOfPlan {
  readonly planId: number
  readonly accountId: number
}

const calendarsRead = defineRead({
  key: ({ planId, accountId }: CalendarsOfPlan) => ['subscriptions', planId, 'all', accountId],
  fetch: ({ client, signal }, place) => listCalendars(client, place, signal),
  planOf: ({ planId }) => planId,
  isStaleAfter: changesOf('plans', 'subscriptions'),
})

/** Reads the calendars of interest that a plan can show: the standard ones first, then by name. */
export function useCalendars(place: CalendarsOfPlan): ReadResult<readonly Calendar[]> {
  return useRead(calendarsRead, place)
}

interface LookedAt {
  readonly accountId: number
  readonly address: string
}

/** Keeps a preview for this time in milliseconds, because the server limits previews. */
const PREVIEW_FRESH_MS = 600_000

const previewRead = defineRead({
  key: ({ accountId, address }: LookedAt) => ['calendar-preview', accountId, address],
  fetch: ({ client, signal }, { accountId, address }) =>
    previewCalendar(client, { accountId, address, timeZone: planningZone() }, signal),
  cache: { staleTime: PREVIEW_FRESH_MS, gcTime: PREVIEW_FRESH_MS, retry: false },
})

/** Previews a calendar that is not in the plan yet. Reads nothing while the address is null. */
export function useCalendarPreview(
  accountId: number,
  address: string | null,
): ReadResult<CalendarPreview> {
  return useRead(previewRead, address === null ? null : { accountId, address })
}
