import type { Calendars } from '../../calendars/calendars'
import { unprocessable } from '../../errors/api-error'

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

const MAX_NAME_LENGTH = 255

/** The name for a calendar: its title, or else its host. */
export function nameFor(title: string, calendarPath: string): string {
  if (title !== '') return title
  const host = /^\w+:\/\/([^/?#]+)/.exec(calendarPath)?.[1]?.toLowerCase()
  return host?.slice(0, MAX_NAME_LENGTH) ?? 'Calendar'
}
