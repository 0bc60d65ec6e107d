import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { createTestDatabase } from '../db/testing/create-test-database'
import { createCalendars } from './calendars'
import { retryDelayMs } from './retry-delay'

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
let delayMs = 0
let bad: string | null = null
const origin = createServer((request, response) => {
  requests += 1
  setTimeout(() => response.end(request.url === '/good' ? CALENDAR : (bad ?? 'nothing')), delayMs)
})
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
  createCalendars({ orm: database.orm, rules: { arePrivateAddressesAllowed: true } })

it('two server processes fetch one address once between them', async () => {
  const [one, other] = [process(), process()]
  delayMs = 300
  requests = 0
  const results = await Promise.all(
    [one, one, other, other].map((calendars) => calendars.check(`${base}/good`, NOW)),
  )
  expect(results).toEqual(Array.from({ length: 4 }, () => ({ code: 'usable', title: 'Dates' })))
  expect(requests).toBe(1)
})

it('two server processes both learn that there is no calendar', async () => {
  const [one, other] = [process(), process()]
  delayMs = 300
  const results = await Promise.all([
    one.check(`${base}/bad`, NOW),
    other.check(`${base}/bad`, NOW),
  ])
  expect(results).toContainEqual({ code: 'unreadable' })
  // What the other one finds may be tidied up before it looks.
  for (const { code } of results) expect(['unreadable', 'unreachable']).toContain(code)
})

it('somebody with an older copy does not wait for a slow calendar', async () => {
  const calendars = process()
  delayMs = 0
  await calendars.check(`${base}/good`, NOW)
  delayMs = 20_000
  const later = new Date(NOW.getTime() + 25 * 3_600_000)
  const from = performance.now()
  const copy = await calendars.read(`${base}/good`, null, later)
  expect(copy).toMatchObject({ fetchedAt: NOW, events: [{ uid: 'a' }] })
  expect(performance.now() - from).toBeLessThan(8000)
  // Closing ends what is still under way.
  await calendars.close()
  expect(performance.now() - from).toBeLessThan(10_000)
}, 15_000)

it('half a calendar is kept when there is none, and does not replace a whole one', async () => {
  const calendars = process()
  delayMs = 0
  const second = CALENDAR.replace(
    'END:VCALENDAR',
    'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20260319T090000Z',
  )
  const read = async (text: string, day: number) => {
    bad = text
    const now = new Date(NOW.getTime() + day * 25 * 3_600_000)
    const { events } = await calendars.read(`${base}/half`, null, now)
    const report = (await calendars.reportsOf([`${base}/half`])).get(`${base}/half`)
    const codes = report?.warnings.map(({ code }) => code)
    return [events.map(({ uid }) => uid).join(), report?.problem, codes?.join()]
  }
  expect(await read(second, 0)).toEqual(['a', null, 'incomplete'])
  expect(await read(`${second}\r\nEND:VEVENT\r\nEND:VCALENDAR`, 1)).toEqual(['a,b', null, ''])
  expect(await read(second, 2)).toEqual(['a,b', 'incomplete', ''])
  expect(await read('<!doctype html>', 3)).toEqual(['a,b', 'unreadable', ''])
  expect(await read(CALENDAR, 6)).toEqual(['a', null, ''])
  bad = null
})

it.each([
  ['the first failure', 1, null, 15],
  ['the second', 2, null, 30],
  ['the fifth', 5, null, 240],
  ['the twentieth', 20, null, 1440],
  ['a request for less', 3, 5, 60],
  ['a request for more', 1, 7200, 120],
  ['a request for ever', 1, 999_999_999, 10_080],
])(
  'after %s a calendar is left alone for so many minutes',
  (_sentence, failures, requestedSeconds, minutes) => {
    expect(retryDelayMs(failures, requestedSeconds)).toBe(minutes * 60_000)
  },
)
