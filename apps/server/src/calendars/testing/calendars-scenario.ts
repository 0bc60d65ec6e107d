import { createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../db/database'
import { createTestDatabase } from '../../db/testing/create-test-database'
import { createCalendars } from '../calendars'
import { calendarsWithoutLimits } from './calendars-without-limits'

export const scenarioNow = new Date('2026-03-18T12:00:00Z')

/** A calendar with one event. */
export const CALENDAR = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Dates',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20260318T090000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

/** A server of calendars: paths from `/good` on have {@link CALENDAR}, every other path has `otherBody`. */
export const origin = {
  /** Without a path; set when the tests of a file start. */
  url: '',
  otherBody: 'nothing',
  requestCount: 0,
  /** Every answer waits for it. */
  mayAnswer: Promise.resolve<unknown>(undefined),
}

let database: Database

/** Starts the server of calendars and a database before the tests of a file, and ends them after. */
export function setUpCalendars(): void {
  const server = createServer((request, response) => {
    origin.requestCount += 1
    const body = request.url?.startsWith('/good') === true ? CALENDAR : origin.otherBody
    void origin.mayAnswer.then(() => response.end(body))
  })
  beforeAll(async () => {
    // Files of one process share it.
    Object.assign(origin, { otherBody: 'nothing', mayAnswer: Promise.resolve() })
    database = await createTestDatabase()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    origin.url = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await database.close()
  })
}

/** The calendars of one server process; all processes share the database. */
export function openProcess(patienceMs?: number): ReturnType<typeof createCalendars> {
  return createCalendars({
    orm: database.orm,
    rules: { arePrivateIpAddressesAllowed: true },
    ...calendarsWithoutLimits,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })
}
