import { once } from 'node:events'
import { createServer } from 'node:http'

const EVENTS = 100

/** A web server with any number of calendars. */
export interface CalendarOrigin {
  /** The address of a calendar, by any number. */
  readonly addressOf: (index: number) => string
  readonly stop: () => void
}

/** Serves calendars of a hundred events each, a tenth of them repeating, in one time zone. */
export async function startCalendarOrigin(): Promise<CalendarOrigin> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' })
    response.end(calendar(request.url ?? '/'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The origin has no port.')
  return {
    addressOf: (index) => `http://127.0.0.1:${address.port}/calendar-${index}.ics`,
    stop: () => {
      server.close()
    },
  }
}

function calendar(name: string): string {
  const events = Array.from({ length: EVENTS }, (_item, index) => {
    const day = String((index % 28) + 1).padStart(2, '0')
    const month = String((index % 12) + 1).padStart(2, '0')
    return [
      'BEGIN:VEVENT',
      `UID:${index}${name}`,
      `SUMMARY:Event ${index} of ${name}`,
      `DTSTART;TZID=Europe/Berlin:2026${month}${day}T090000`,
      'DURATION:PT1H',
      ...(index % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=52'] : []),
      'END:VEVENT',
    ].join('\r\n')
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}
