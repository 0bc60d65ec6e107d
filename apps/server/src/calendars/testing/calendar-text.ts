import type { CalendarEvent } from '../calendar-event'
import { readCalendar } from '../read-calendar'

export function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

export function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
}

export function eventsIn(
  text: string | Uint8Array,
  charset: string | null = null,
): readonly CalendarEvent[] {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const read = readCalendar(bytes, charset)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar.events
}

/** One event of these lines, with a UID. */
export function only(...lines: string[]): CalendarEvent {
  const [first, ...others] = eventsIn(calendar(event('UID:one', ...lines)))
  if (first === undefined || others.length > 0) throw new Error('The test has not one event.')
  return first
}
