import { expect, it } from 'vitest'
import { retryDelayMs } from './retry-delay'
import {
  CALENDAR,
  scenarioNow,
  openProcess,
  origin,
  setUpCalendars,
} from './testing/calendars-scenario'

setUpCalendars()

it('a slow calendar does not delay a reader who has an older copy', async () => {
  const calendars = openProcess(1)
  origin.mayAnswer = Promise.resolve()
  await calendars.check(`${origin.url}/good`, scenarioNow)
  origin.mayAnswer = new Promise(() => undefined)
  const later = new Date(scenarioNow.getTime() + 25 * 3_600_000)
  const copy = await calendars.read(`${origin.url}/good`, null, later)
  expect(copy).toMatchObject({ fetchedAt: scenarioNow, events: [{ uid: 'a' }] })
  // The origin never answers: closing has to end the request.
  await calendars.close()
})

it('stores an incomplete calendar only if there is no complete one', async () => {
  const calendars = openProcess()
  origin.mayAnswer = Promise.resolve()
  const second = CALENDAR.replace(
    'END:VCALENDAR',
    'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20260319T090000Z',
  )
  const read = async (text: string, day: number) => {
    origin.otherBody = text
    const now = new Date(scenarioNow.getTime() + day * 25 * 3_600_000)
    const { events } = await calendars.read(`${origin.url}/half`, null, now)
    const report = (await calendars.reportsOf([`${origin.url}/half`])).get(`${origin.url}/half`)
    const codes = report?.warnings.map(({ code }) => code)
    return [events.map(({ uid }) => uid).join(), report?.problem, codes?.join()]
  }
  expect(await read(second, 0)).toEqual(['a', null, 'incomplete'])
  expect(await read(`${second}\r\nEND:VEVENT\r\nEND:VCALENDAR`, 1)).toEqual(['a,b', null, ''])
  expect(await read(second, 2)).toEqual(['a,b', 'incomplete', ''])
  expect(await read('<!doctype html>', 3)).toEqual(['a,b', 'unreadable', ''])
  expect(await read(CALENDAR, 6)).toEqual(['a', null, ''])
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
