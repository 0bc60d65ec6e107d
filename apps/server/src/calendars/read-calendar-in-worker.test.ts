import { expect, it } from 'vitest'
import { readCalendar } from './read-calendar'
import { readCalendarInWorker } from './read-calendar-in-worker'

/** A start takes as long as the machine needs. */
const NO_LIMIT_MS = 2 ** 31 - 1

const LIMIT = 1_000_000
const START = 'BEGIN:VCALENDAR\r\n'
const END = '\r\nEND:VCALENDAR\r\n'
const EVENT = 'BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260318T090000Z\r\n'

function filled(before: string, part: string, after: string): string {
  const room = LIMIT - before.length - after.length
  return `${before}${part.repeat(Math.floor(room / part.length))}${after}`
}

it.each([
  ['components in components', filled(START, 'BEGIN:X\r\n', END)],
  ['one endless line', filled(`${START}${EVENT}SUMMARY:`, 'x', `\r\nEND:VEVENT${END}`)],
  ['one endless word at the start', filled('', 'BEGIN:', '')],
  ['spaces without end', filled(`${START}BEGIN:`, ' ', `x${END}`)],
  ['lines of nothing', filled(START, '\r\n', END)],
  ['a fold in every place', filled(`${START}${EVENT}SUMMARY:`, '\r\n a', `\r\nEND:VEVENT${END}`)],
  [
    'dates added without end',
    filled(`${START}${EVENT}RDATE:20260318T090000Z`, ',20260319T090000Z', `\r\nEND:VEVENT${END}`),
  ],
  [
    'dates excluded without end',
    filled(`${START}${EVENT}EXDATE:20260318T090000Z`, ',20260319T090000Z', `\r\nEND:VEVENT${END}`),
  ],
  [
    'a rule without end',
    filled(`${START}${EVENT}RRULE:FREQ=DAILY;BYDAY=MO`, ',MO', `\r\nEND:VEVENT${END}`),
  ],
  ['a duration of all time', `${START}${EVENT}DURATION:P999999999999W\r\nEND:VEVENT${END}`],
  ['bytes that are no text', filled(START, '\u0000\u00FF', END)],
])('%s: reading ends, with at most two events', (_sentence, text) => {
  const read = readCalendar(Buffer.from(text, 'latin1'), null)
  expect(read.code === 'read' ? read.calendar.events.length : 0).toBeLessThanOrEqual(2)
})

it('a calendar is read in a thread', async () => {
  const bytes = Buffer.from(`${START}${EVENT}END:VEVENT${END}`)
  const read = await readCalendarInWorker({ bytes, charset: null }, { startMs: NO_LIMIT_MS })
  expect(read).toEqual(readCalendar(bytes, null))
  expect(read.code).toBe('read')
})

it('a calendar that takes too long is given up', async () => {
  const text = filled(START, `${EVENT}END:VEVENT\r\n`, END)
  const limits = { readMs: 1, startMs: NO_LIMIT_MS }
  expect(await readCalendarInWorker({ bytes: Buffer.from(text), charset: null }, limits)).toEqual({
    code: 'unreadable',
  })
})
