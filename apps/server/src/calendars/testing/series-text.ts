import type { CalendarEvent } from '../calendar-event'
import { readCalendar } from '../read-calendar'
import { occurrencesOf } from './occurrences'

export const NEW_YORK = 'TZID=America/New_York'

/** Returns the events of VEVENTs from lists of lines, all with the UID `s`. */
export function eventsIn(...events: readonly (readonly string[])[]): readonly CalendarEvent[] {
  const parts = events.map(
    (lines) => `BEGIN:VEVENT\r\nUID:s\r\n${lines.join('\r\n')}\r\nEND:VEVENT`,
  )
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')
  const read = readCalendar(Buffer.from(text), null)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar.events
}

/** Returns the starts of the occurrences in March and April 2026, in UTC, each with its title. */
export function startsIn(...events: readonly (readonly string[])[]): string[] {
  const all = occurrencesOf(eventsIn(...events), { from: '2026-03-01', to: '2026-04-30' })
  return all.map((text) => {
    const [start = '', , ...title] = text.split(' ')
    return `${start.slice(5).replace(':00Z', '')} ${title.join(' ')}`.replace(' No title', '')
  })
}

export const at = (day: string, hour = '09') => `${NEW_YORK}:2026${day}T${hour}0000`
