import { afterEach, describe, expect, it } from 'vitest'
import { readZoneName } from './calendar-zones'
import { readCalendar } from './read-calendar'
import { windowsDescriptions } from './windows-descriptions'

const zoneBefore = process.env['TZ']
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneBefore
})

function calendarWith(start: string, ...zones: readonly string[]) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...zones,
    'BEGIN:VEVENT',
    'UID:a',
    start,
    'RRULE:FREQ=DAILY;COUNT=2',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const read = readCalendar(Buffer.from(lines.join('\r\n')), null)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar
}

/** Returns 9:00 on 1 July 2026 in a zone as an instant in UTC, and the warnings of the calendar. */
function nineIn(zone: string, ...zones: readonly string[]) {
  const { events, warnings } = calendarWith(`DTSTART;TZID=${zone}:20260701T090000`, ...zones)
  return [new Date(events[0]?.startText ?? '').toISOString().slice(0, 16), ...warnings]
}

/** A zone as Outlook describes it, an hour behind its usual time from November to March. */
function described(name: string, daylight: string, standard: string): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${daylight}`,
    `TZOFFSETTO:${standard}`,
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${standard}`,
    `TZOFFSETTO:${daylight}`,
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
}

describe.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('with the server in %s', (server) => {
  it.each([
    ['(UTC-05:00) Eastern Time (US & Canada)', '13:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '13:00'],
    ['(UTC-05:00) Eastern Time (US and Canada)', '13:00'],
    ['(GMT-05:00) Eastern Time (US & Canada)', '13:00'],
    ['(GMT -05:00) Eastern Time (US & Canada)', '13:00'],
    ['(GMT-08.00) Pacific Time (US & Canada)/Tijuana', '16:00'],
    ['(UTC-07:00) Arizona', '16:00'],
    ['(UTC-07:00) Mountain Time (US & Canada)', '15:00'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '07:00'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', '07:00'],
    ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', '07:00'],
    ['(GMT) Greenwich Mean Time: Dublin, Edinburgh, Lisbon, London', '08:00'],
    ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', '08:00'],
    ['(UTC) Coordinated Universal Time', '09:00'],
    ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', '03:30'],
    ['(UTC+10:00) Canberra, Melbourne, Sydney', '23:00'],
    ["(UTC+13:00) Nuku'alofa", '20:00'],
    ['(UTC+14:00) Kiritimati Island', '19:00'],
    ['Eastern Standard Time', '13:00'],
    ['Eastern Daylight Time', '13:00'],
    ['eastern standard time', '13:00'],
    ['W. Europe Standard Time', '07:00'],
    ['Eastern Time (US & Canada)', '13:00'],
    ['America/New_York', '13:00'],
    ['"America/New_York"', '13:00'],
    ['/freeassociation.sourceforge.net/America/New_York', '13:00'],
    ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '13:00'],
    ['/citadel.org/20210210_1/America/Argentina/Buenos_Aires', '12:00'],
    ['EST5EDT', '13:00'],
    ['UTC', '09:00'],
    ['Etc/UTC', '09:00'],
    ['UTC+02:00', '07:00'],
    ['GMT-0330', '12:30'],
    ['(UTC+05:45)', '03:15'],
  ])('%s is known', (zone, time) => {
    process.env['TZ'] = server
    const day = time > '20' || /Nuku|Kiritimati/.test(zone) ? '2026-06-30' : '2026-07-01'
    expect(nineIn(zone)).toEqual([`${day}T${time}`])
  })

  it('a name that is not known is looked up in the calendar', () => {
    process.env['TZ'] = server
    const name = 'Head Office'
    expect(nineIn(name, ...described(name, '-0400', '-0500'))).toEqual(['2026-07-01T13:00'])
    const quoted = '"Offices: Boston, New York"'
    const zone = described('Offices: Boston\\, New York', '-0400', '-0500')
    expect(nineIn(quoted, ...zone)).toEqual(['2026-07-01T13:00'])
  })

  it('a zone that is like none has the right times, and says that its series may be wrong', () => {
    process.env['TZ'] = server
    expect(nineIn('Odd', ...described('Odd', '+0017', '-0043'))).toEqual([
      '2026-07-01T08:43',
      { code: 'undescribed_zone', count: 1, names: ['Odd'] },
    ])
  })

  it('a name that is neither known nor described is reported, and its offset counts', () => {
    process.env['TZ'] = server
    expect(nineIn('Head Office')).toEqual([
      '2026-07-01T09:00',
      { code: 'unknown_zone', count: 1, names: ['Head Office'] },
    ])
    expect(nineIn('(UTC-05:00) Head Office')).toEqual([
      '2026-07-01T14:00',
      { code: 'unknown_zone', count: 1, names: ['(UTC-05:00) Head Office'] },
    ])
  })
})

it('every Windows description has a zone', () => {
  const lost = windowsDescriptions.flatMap(([, ...descriptions]) =>
    descriptions.filter((words) => readZoneName(`(UTC+01:00) ${words}`).iana === null),
  )
  expect(lost).toEqual([])
})
