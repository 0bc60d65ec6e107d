import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../db/database'
import { createTestDatabase } from '../db/testing/create-test-database'
import { createCalendars } from './calendars'
import { claimSource } from './source-queries'

vi.mock('./source-queries', { spy: true })

const NOW = new Date('2026-03-18T12:00:00Z')
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Dates',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20260318T090000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

let database: Database
let requests = 0
let mayAnswer: Promise<unknown> = Promise.resolve()
const origin = createServer((request, response) => {
  requests += 1
  void mayAnswer.then(() => response.end(request.url === '/good' ? CALENDAR : 'nothing'))
})

/** Holds the next answer back until two server processes have tried to claim the calendar. */
function holdAnswerForTwoClaims(): void {
  vi.mocked(claimSource).mockClear()
  mayAnswer = vi.waitFor(() => expect(claimSource).toHaveResolvedTimes(2), { timeout: 20_000 })
}
let base = ''

beforeAll(async () => {
  database = await createTestDatabase()
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  const address = origin.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  origin.closeAllConnections()
  origin.close()
  await database.close()
})

const process = () =>
  createCalendars({ orm: database.orm, rules: { arePrivateIpAddressesAllowed: true } })

it('two server processes fetch a URL only once', async () => {
  const [one, other] = [process(), process()]
  holdAnswerForTwoClaims()
  requests = 0
  const results = await Promise.all(
    [one, one, other, other].map((calendars) => calendars.check(`${base}/good`, NOW)),
  )
  expect(results).toEqual(Array.from({ length: 4 }, () => ({ code: 'usable', title: 'Dates' })))
  expect(requests).toBe(1)
})

it('two server processes both report that there is no calendar', async () => {
  const [one, other] = [process(), process()]
  holdAnswerForTwoClaims()
  const results = await Promise.all([
    one.check(`${base}/bad`, NOW),
    other.check(`${base}/bad`, NOW),
  ])
  expect(results).toContainEqual({ code: 'unreadable' })
  // The first may have deleted the source before the second reads it.
  for (const { code } of results) expect(['unreadable', 'unreachable']).toContain(code)
})
