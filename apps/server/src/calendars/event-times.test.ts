import { describe, expect, it } from 'vitest'
import { calendar, event, eventsIn, only } from './testing/calendar-text'

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
