import { calendarAddressUsed } from '@throughline/domain/messages'
import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import type { Calendars } from '../../calendars/calendars'
import type { Orm } from '../../db/database'
import { ApiError, unprocessable } from '../../errors/api-error'
import { findSubscriptions } from './queries'
import type { SubscriptionRow } from './queries'

/** Code and detail of each refusal of a URL. */
const refusals = {
  unsafe: ['unsafe_address', 'Calendars cannot be fetched from this URL.'],
  unreachable: ['calendar_unreachable', 'No calendar could be fetched from this URL.'],
  unreadable: [
    'calendar_unreadable',
    'The response of this URL could not be read as a calendar. Give the URL of an iCalendar file.',
  ],
  outdated: [
    'calendar_unreadable',
    'This calendar is written in vCalendar 1.0. Give a URL that answers with iCalendar 2.0.',
  ],
} as const

/**
 * The title of the calendar at a URL; empty if it has none.
 *
 * @throws ApiError 422 when it is no calendar that can be read
 */
export async function usableCalendar(
  calendars: Calendars,
  calendarPath: string,
  now: Date,
): Promise<string> {
  const match = await calendars.check(calendarPath, now)
  if (match.code === 'usable') return match.title
  const [code, detail] = refusals[match.code]
  throw unprocessable(code, detail, '/calendarPath')
}

/** A calendar of interest, with the list that it belongs to. */
interface CalendarPlace {
  readonly calendarPath: string
  /** null for a standard calendar. */
  readonly accountId: number | null
  /** Id of a calendar that changes its address. */
  readonly exceptId?: number
}

/** Returns the calendar of the account, or of all accounts, that has a URL already. */
export async function calendarAtUrl(
  orm: Orm,
  calendars: Calendars,
  { calendarPath, accountId, exceptId }: CalendarPlace,
): Promise<SubscriptionRow | undefined> {
  const rows = await findSubscriptions(orm, accountId === null ? [] : [accountId])
  return rows.find(
    ({ id, calendarPath: used }) => id !== exceptId && calendars.isSameUrl(used, calendarPath),
  )
}

/** @throws ApiError 409 if another calendar has the URL */
export async function refuseUsedUrl(
  orm: Orm,
  calendars: Calendars,
  place: CalendarPlace,
): Promise<void> {
  const same = await calendarAtUrl(orm, calendars, place)
  if (same === undefined) return
  const detail = calendarAddressUsed(same.name)
  throw new ApiError({
    status: 409,
    code: 'conflict',
    detail,
    fields: [{ path: '/calendarPath', message: detail, code: 'taken' }],
  })
}

/** The name for a calendar: its title, or else its host. */
export function nameFor(title: string, calendarPath: string): string {
  if (title !== '') return title
  const host = /^\w+:\/\/([^/?#]+)/.exec(calendarPath)?.[1]?.toLowerCase()
  return host?.slice(0, MAX_NAME_LENGTH) ?? 'Calendar'
}
