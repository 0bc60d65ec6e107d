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
let bad: string | null = null
let mayAnswer: Promise<unknown> = Promise.resolve()
const origin = createServer((request, response) => {
  requests += 1
  void mayAnswer.then(() => response.end(request.url === '/good' ? CALENDAR : (bad ?? 'nothing')))
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
  createCalendars({ orm: database.orm, rules: { arePrivateIpAddressesAllowed: true } })

it('a slow calendar does not delay a reader who has an older copy', async () => {
  const calendars = process()
  mayAnswer = Promise.resolve()
  await calendars.check(`${base}/good`, NOW)
  mayAnswer = new Promise(() => undefined)
  const later = new Date(NOW.getTime() + 25 * 3_600_000)
  const copy = await calendars.read(`${base}/good`, null, later)
  expect(copy).toMatchObject({ fetchedAt: NOW, events: [{ uid: 'a' }] })
  // The origin never answers: closing has to end the request.
  await calendars.close()
})

it('stores an incomplete calendar only if there is no complete one', async () => {
  const calendars = process()
  mayAnswer = Promise.resolve()
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
  ['a request for a very long time', 1, 999_999_999, 10_080],
])('after %s, the next attempt waits', (_sentence, failures, requestedSeconds, minutes) => {
  expect(retryDelayMs(failures, requestedSeconds)).toBe(minutes * 60_000)
})
