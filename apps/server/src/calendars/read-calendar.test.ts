import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-event'
import { readCalendar } from './read-calendar'

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function event(...lines: string[]): string {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
}

function eventsIn(
  text: string | Uint8Array,
  charset: string | null = null,
): readonly CalendarEvent[] {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const read = readCalendar(bytes, charset)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar.events
}

/** One event of these lines, with a UID. */
function only(...lines: string[]): CalendarEvent {
  const [first, ...others] = eventsIn(calendar(event('UID:one', ...lines)))
  if (first === undefined || others.length > 0) throw new Error('The test has not one event.')
  return first
}

describe('times', () => {
  it.each([
    ['UTC', 'DTSTART:20260310T140000Z', '2026-03-10T14:00:00Z', 'UTC'],
    [
      'a zone before its clocks change',
      'DTSTART;TZID=America/New_York:20260307T090000',
      '2026-03-07T09:00:00-05:00',
      'America/New_York',
    ],
    [
      'a zone after its clocks change',
      'DTSTART;TZID=America/New_York:20260308T090000',
      '2026-03-08T09:00:00-04:00',
      'America/New_York',
    ],
    [
      'the hour that is skipped',
      'DTSTART;TZID=America/New_York:20260308T023000',
      '2026-03-08T03:30:00-04:00',
      'America/New_York',
    ],
    [
      'the hour that comes twice, its first time',
      'DTSTART;TZID=America/New_York:20261101T013000',
      '2026-11-01T01:30:00-04:00',
      'America/New_York',
    ],
    [
      'a zone in the name of Windows',
      'DTSTART;TZID=W. Europe Standard Time:20260701T090000',
      '2026-07-01T09:00:00+02:00',
      'Europe/Berlin',
    ],
    [
      'a zone of Windows in quotes',
      'DTSTART;TZID="Pacific Standard Time":20260701T090000',
      '2026-07-01T09:00:00-07:00',
      'America/Los_Angeles',
    ],
    [
      'a zone behind a path',
      'DTSTART;TZID=/mozilla.org/20050126_1/Asia/Kolkata:20260701T090000',
      '2026-07-01T09:00:00+05:30',
      'Asia/Kolkata',
    ],
    ['no zone', 'DTSTART:20260701T090000', '2026-07-01T09:00:00Z', 'UTC'],
    ['no seconds', 'DTSTART:20260701T0900Z', '2026-07-01T09:00:00Z', 'UTC'],
  ])('%s', (_sentence, line, startText, timeZone) => {
    expect(only(line)).toMatchObject({ startText, timeZone, isAllDay: false, endText: startText })
  })

  it('without a zone are those of the calendar when it names one', () => {
    const text = calendar('X-WR-TIMEZONE:Europe/Paris', event('UID:a', 'DTSTART:20260701T090000'))
    expect(eventsIn(text)[0]).toMatchObject({ startText: '2026-07-01T09:00:00+02:00' })
  })

  it('of a zone that only the calendar describes are right, and find their name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    const start = 'DTSTART;TZID=Customized Time Zone:20260701T090000'
    expect(eventsIn(calendar(...zone, event('UID:a', start)))[0]).toMatchObject({
      startText: '2026-07-01T09:00:00-04:00',
      timeZone: 'America/New_York',
    })
  })
})

describe('lengths', () => {
  const timed = 'DTSTART;TZID=America/New_York:20260307T120000'
  it.each([
    [
      'the day before the end of whole days',
      ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260707'],
      '2026-07-06',
    ],
    ['one day without an end', ['DTSTART;VALUE=DATE:20260704'], '2026-07-04'],
    [
      'one day with an end on the same day',
      ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260704'],
      '2026-07-04',
    ],
    ['days of a duration', ['DTSTART;VALUE=DATE:20260704', 'DURATION:P1W'], '2026-07-10'],
    ['a date without its type', ['DTSTART:20260704'], '2026-07-04'],
    [
      'whole days as Outlook writes them',
      ['DTSTART:20260704T000000', 'DTEND:20260706T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      '2026-07-05',
    ],
    [
      'hours of a duration are exact over a change of clocks',
      [timed, 'DURATION:PT24H'],
      '2026-03-08T13:00:00-04:00',
    ],
    ['days of a duration follow the clock', [timed, 'DURATION:P1D'], '2026-03-08T12:00:00-04:00'],
    [
      'an end before the start is none',
      [timed, 'DTEND:20250101T000000Z'],
      '2026-03-07T12:00:00-05:00',
    ],
  ])('%s', (_sentence, lines, endText) => {
    expect(only(...lines).endText).toBe(endText)
  })
})

describe('series', () => {
  const series = [
    'UID:series',
    'SUMMARY:Standup',
    'DTSTART;TZID=America/New_York:20260302T090000',
    'DTEND;TZID=America/New_York:20260302T093000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
  ]

  it('stand once, with their rule, and without what is excluded, moved or cancelled', () => {
    const events = eventsIn(
      calendar(
        event(...series, 'EXDATE;TZID=America/New_York:20260309T090000', 'EXDATE:20260316T130000Z'),
        event(
          'UID:series',
          'SUMMARY:Standup, late',
          'RECURRENCE-ID;TZID=America/New_York:20260323T090000',
          'DTSTART;TZID=America/New_York:20260324T150000',
          'DURATION:PT1H',
        ),
        event(
          'UID:series',
          'RECURRENCE-ID:20260330T130000Z',
          'DTSTART:20260330T130000Z',
          'STATUS:CANCELLED',
        ),
      ),
    )
    expect(events).toMatchObject([
      {
        eventKey: 'series',
        rrule: 'FREQ=WEEKLY;BYDAY=MO',
        timeZone: 'America/New_York',
        lastDay: null,
        excludedDates: [
          '2026-03-09T09:00:00-04:00',
          '2026-03-16T09:00:00-04:00',
          '2026-03-23T09:00:00-04:00',
          '2026-03-30T09:00:00-04:00',
        ],
      },
      {
        eventKey: 'series/2026-03-23T09:00:00-04:00',
        uid: 'series',
        title: 'Standup, late',
        startText: '2026-03-24T15:00:00-04:00',
        endText: '2026-03-24T16:00:00-04:00',
        rrule: null,
      },
    ])
  })

  it('carry added occurrences as events of their own, once even when the rule names them too', () => {
    const events = eventsIn(
      calendar(event(...series, 'RDATE;TZID=America/New_York:20260304T090000,20260309T090000')),
    )
    expect(events.map(({ startText, endText }) => [startText, endText])).toEqual([
      ['2026-03-02T09:00:00-05:00', '2026-03-02T09:30:00-05:00'],
      ['2026-03-04T09:00:00-05:00', '2026-03-04T09:30:00-05:00'],
      ['2026-03-09T09:00:00-04:00', '2026-03-09T09:30:00-04:00'],
    ])
    expect(events[0]?.excludedDates).toContain('2026-03-09T09:00:00-04:00')
  })

  it('of days exclude days', () => {
    const days = ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260310']
    expect(only(...days, 'EXDATE;VALUE=DATE:20260303')).toMatchObject({
      isAllDay: true,
      timeZone: null,
      excludedDates: ['2026-03-03'],
    })
  })

  it('that are cancelled are left out, and so are older versions', () => {
    const text = calendar(
      event('UID:a', 'DTSTART:20260302T090000Z', 'STATUS:CANCELLED'),
      event('UID:b', 'SEQUENCE:2', 'SUMMARY:New', 'DTSTART:20260303T090000Z'),
      event('UID:b', 'SEQUENCE:1', 'SUMMARY:Old', 'DTSTART:20260302T090000Z'),
    )
    expect(eventsIn(text).map(({ title }) => title)).toEqual(['New'])
  })

  it('that cannot be read stand as one event', () => {
    expect(only('DTSTART:20260302T090000Z', 'RRULE:FREQ=SOMETIMES')).toMatchObject({
      rrule: null,
      singleReason: 'unreadable_rule',
    })
  })
})

describe('text', () => {
  const text = calendar(event('UID:a', 'SUMMARY:Zürich\\, 東京 🎉', 'DTSTART:20260302T090000Z'))
  const title = 'Zürich, 東京 🎉'
  const bytes = Buffer.from(text)
  const folded = Buffer.concat(
    [...bytes].flatMap((byte, index) =>
      index > 60 && index % 7 === 0 && byte > 31 && bytes[index - 1] !== 10
        ? [Buffer.from('\r\n '), Buffer.from([byte])]
        : [Buffer.from([byte])],
    ),
  )
  it.each([
    ['plain', bytes, null],
    ['with a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), bytes]), null],
    ['folded in the middle of characters', folded, null],
    ['with line feeds alone', Buffer.from(text.replaceAll('\r\n', '\n')), 'UTF-8'],
    ['in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), null],
    ['in UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), null],
    ['under a character set that nobody knows', bytes, 'x-klingon'],
  ])('%s reads the same', (_sentence, given, charset) => {
    expect(eventsIn(given, charset)[0]?.title).toBe(title)
  })

  it.each(['ISO-8859-1', 'iso-8859-15', 'Windows-1252'])('in %s is read so', (charset) => {
    const latin = Buffer.from(text.replace(/東京 🎉/, 'caf\u00E9'), 'latin1')
    expect(eventsIn(latin, charset)[0]?.title).toBe('Zürich, café')
  })

  it('that is no UTF-8 is read as Windows writes it', () => {
    const latin = Buffer.from(text.replace(/東京 🎉/, 'caf\u00E9'), 'latin1')
    expect(eventsIn(latin)[0]?.title).toBe('Zürich, café')
  })
})

describe('a calendar that is broken in places', () => {
  const whole = calendar(
    event('UID:a', 'SUMMARY:A', 'DTSTART:20260302T090000Z'),
    event('UID:b', 'SUMMARY:B', 'DTSTART:20260303T090000Z'),
  )
  const indented = whole.replaceAll(/^(?=.)/gm, '    ')

  it.each([
    ['spaces before it', `  ${whole}`],
    ['blank lines before it', `\r\n \r\n\n${whole}`],
    ['a mark and blanks before it', `\uFEFF\r\n  ${whole}`],
    ['every line indented', indented],
    ['every line indented, and a blank one before', `\n${indented}`],
    ['blank lines in it', whole.replaceAll('\r\n', '\r\n\r\n')],
  ])('by %s is whole', (_sentence, text) => {
    const read = readCalendar(Buffer.from(text), null)
    expect(read).toMatchObject({ calendar: { isWhole: true, warnings: [] } })
    expect(eventsIn(text).map(({ title }) => title)).toEqual(['A', 'B'])
  })

  const second = whole.indexOf('BEGIN:VEVENT', 60)
  it.each([
    ['in its last event', whole.slice(0, second + 40), ['A'], 1],
    ['in the middle of a rule', `${whole.slice(0, second + 40)}\r\nRRULE:FREQ=DAI`, ['A'], 1],
    ['between two events', whole.slice(0, second), ['A'], 0],
    ['before its own end', whole.replace('END:VCALENDAR\r\n', ''), ['A', 'B'], 0],
    ['by an event without an end', whole.replace('END:VEVENT\r\n', ''), ['B'], 1],
    ['by an end too many', whole.replace('END:VEVENT', 'END:VALARM\r\nEND:VEVENT'), ['A', 'B'], 0],
  ])('%s is read as far as it goes, and says so', (_sentence, text, titles, count) => {
    expect(readCalendar(Buffer.from(text), null)).toMatchObject({
      calendar: { isWhole: false, warnings: [{ code: 'incomplete', count, names: [] }] },
    })
    expect(eventsIn(text).map(({ title }) => title)).toEqual(titles)
  })

  it('by an event without a start says how many', () => {
    const text = calendar(event('UID:none'), event('UID:a', 'DTSTART:20260302T090000Z'))
    expect(readCalendar(Buffer.from(text), null)).toMatchObject({
      calendar: { isWhole: true, warnings: [{ code: 'undated_events', count: 1 }] },
    })
  })
})

describe('the last year that a date can name', () => {
  it.each([
    ['a day', ['DTSTART;VALUE=DATE:99990101'], '9999-01-01', '9999-01-01'],
    ['its last day', ['DTSTART;VALUE=DATE:99991231'], '9999-12-31', '9999-12-31'],
    ['an end beyond', ['DTSTART;VALUE=DATE:99991215', 'DURATION:P60D'], '9999-12-15', '9999-12-31'],
    [
      'its last second',
      ['DTSTART:99991231T235959Z'],
      '9999-12-31T23:59:59Z',
      '9999-12-31T23:59:59Z',
    ],
  ])('has %s', (_sentence, lines, startText, endText) => {
    expect(only(...lines)).toMatchObject({ startText, endText })
  })
})

describe('what is no good calendar', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>'],
    ['half a calendar', calendar(event('UID:a', 'DTSTART:20260302T090000Z')).slice(0, 70)],
    ['ends in the wrong order', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT'],
    ['more events than anybody has', calendar(event('UID:a').concat('\r\n').repeat(25_001))],
  ])('%s is refused', (_sentence, text) => {
    expect(readCalendar(Buffer.from(text), null)).toEqual({ code: 'unreadable' })
  })

  it('vCalendar 1.0 is refused by its name, since it is encoded in another way', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:1.0',
      'BEGIN:VEVENT',
      'DTSTART:20260302T090000Z',
      'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Z=C3=BCrich =',
      ' again',
      'RRULE:W1 MO #4',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect(readCalendar(Buffer.from(text.join('\r\n')), null)).toEqual({ code: 'outdated' })
  })

  it('bad events do not take the good ones away', () => {
    const text = calendar(
      event('UID:none'),
      event('UID:bad', 'DTSTART:tomorrow'),
      event('UID:far', 'DTSTART:18000101T000000Z'),
      event(
        'UID:odd',
        'no colon here',
        'DTSTART:20260302T090000Z',
        'EXDATE:never',
        'BEGIN:VALARM',
        'DTSTART:x',
        'END:VALARM',
      ),
    )
    expect(eventsIn(text)).toMatchObject([{ uid: 'odd', excludedDates: [] }])
  })

  it('events without or with one UID for all keep apart', () => {
    const text = calendar(
      event('SUMMARY:A', 'DTSTART:20260302T090000Z'),
      event('SUMMARY:B', 'DTSTART:20260302T090000Z'),
      event('UID:x', 'SUMMARY:C', 'DTSTART:20260302T090000Z'),
      event('UID:x', 'SUMMARY:D', 'DTSTART:20260303T090000Z'),
    )
    const events = eventsIn(text)
    expect(events).toHaveLength(4)
    expect(new Set(events.map(({ eventKey }) => eventKey)).size).toBe(4)
  })
})
