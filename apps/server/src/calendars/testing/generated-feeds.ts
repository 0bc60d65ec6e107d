import * as fc from 'fast-check'
import { civilDateOf, dayNumberOf, weekdayOf } from '@throughline/domain/calendar-dates'
import { instantOf } from '@throughline/domain/zone-clock'

/** Programs whose way of writing calendars is imitated. */
export const dialects = ['Google', 'Outlook', 'Apple', 'Thunderbird'] as const
type Dialect = (typeof dialects)[number]

const DAY_MS = 86_400_000
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const zones = [
  ['America/New_York', 'Eastern Standard Time'],
  ['America/Los_Angeles', 'Pacific Standard Time'],
  ['Europe/Berlin', 'W. Europe Standard Time'],
  ['Asia/Kolkata', 'India Standard Time'],
  ['Australia/Sydney', 'AUS Eastern Standard Time'],
] as const

/** Zones whose clocks skip the hour from 02:00 to 03:00 on one day of the generated months. */
const zonesThatSkipAnHour: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
])

const anyDraft = fc.record({
  zone: fc.constantFrom(...zones),
  isAllDay: fc.boolean(),
  startDay: fc.integer({ min: dayNumberOf('2026-01-01'), max: dayNumberOf('2026-05-31') }),
  // Early, late and around the hours at which clocks change.
  startMinutes: fc.constantFrom(0, 60, 90, 120, 150, 210, 540, 1020, 1410),
  length: fc.constantFrom(1, 2, 3),
  kind: fc.constantFrom('once', 'daily', 'weekly', 'weekdays', 'monthly', 'nth', 'yearly'),
  interval: fc.integer({ min: 1, max: 3 }),
  end: fc.constantFrom('never', 'count', 'until'),
  steps: fc.integer({ min: 1, max: 12 }),
  gone: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  moved: fc.option(
    fc.record({ step: fc.integer({ min: 7, max: 9 }), days: fc.integer({ min: -3, max: 3 }) }),
  ),
})

/**
 * No event starts in a skipped hour. RFC 5545 (3.3.5) moves such a start by an hour and
 * the other libraries drop the occurrence, so a test of its own has that case.
 */
const eventDraft = anyDraft.map((draft) => {
  const isFromTwoToThree = draft.startMinutes >= 120 && draft.startMinutes < 180
  const isSkipped = isFromTwoToThree && zonesThatSkipAnHour.has(draft.zone[0])
  const startMinutes = isSkipped ? draft.startMinutes + 60 : draft.startMinutes
  return Object.assign(draft, { startMinutes })
})
type EventDraft = typeof eventDraft extends fc.Arbitrary<infer Draft> ? Draft : never

/** Calendars as a program writes them: the lines of their events, not yet folded. */
export function generatedFeed(dialect: Dialect): fc.Arbitrary<readonly (readonly string[])[]> {
  return fc
    .array(eventDraft, { minLength: 1, maxLength: 4 })
    .map((drafts) => drafts.flatMap((draft, index) => eventLines(dialect, draft, index)))
}

function eventLines(dialect: Dialect, draft: EventDraft, index: number): string[][] {
  const { zone, isAllDay, startDay, startMinutes, length, moved } = draft
  const zoneName = dialect === 'Outlook' ? zone[1] : zone[0]
  const minutes = isAllDay ? 0 : startMinutes
  const stamp = (day: number, clock: number) =>
    `${civilDateOf(day + Math.floor(clock / 1440)).replaceAll('-', '')}T${String(Math.floor((clock % 1440) / 60)).padStart(2, '0')}${String(clock % 60).padStart(2, '0')}00`
  const at = (name: string, day: number, clock: number) =>
    isAllDay
      ? `${name};VALUE=DATE:${civilDateOf(day).replaceAll('-', '')}`
      : `${name};TZID=${zoneName}:${stamp(day, clock)}`
  const ends = (day: number) => {
    if (isAllDay) return at('DTEND', day + length, 0)
    if (dialect === 'Thunderbird') return `DURATION:PT${length}H`
    return at('DTEND', day, minutes + length * 60)
  }
  const stepDays =
    { daily: 1, weekly: 7, weekdays: 7, once: 1, monthly: 28, nth: 28, yearly: 365 }[draft.kind] *
    draft.interval
  const uid = `UID:${index}@${dialect.toLowerCase()}.example`
  const gone = draft.gone.map((step) => startDay + step * stepDays)
  const main = [
    uid,
    `SUMMARY:Event ${index}`,
    ...(dialect === 'Google' ? ['DTSTAMP:20260101T000000Z', 'STATUS:CONFIRMED'] : []),
    ...(dialect === 'Outlook'
      ? [`X-MICROSOFT-CDO-ALLDAYEVENT:${isAllDay ? 'TRUE' : 'FALSE'}`]
      : []),
    ...(dialect === 'Apple' ? ['TRANSP:OPAQUE', 'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC'] : []),
    ...(dialect === 'Thunderbird' ? ['X-MOZ-GENERATION:3'] : []),
    at('DTSTART', startDay, minutes),
    ends(startDay),
  ]
  if (draft.kind === 'once') return [main]
  main.push(
    `RRULE:${ruleOf(dialect, draft, stepDays)}`,
    ...gone.map((day) => at('EXDATE', day, minutes)),
  )
  if (moved === null) return [main]
  const from = startDay + moved.step * stepDays
  const change = [
    uid,
    `SUMMARY:Event ${index} moved`,
    at('RECURRENCE-ID', from, minutes),
    at('DTSTART', from + moved.days, minutes),
    ends(from + moved.days),
  ]
  return [main, change]
}

function ruleOf(dialect: Dialect, draft: EventDraft, stepDays: number): string {
  const { kind, startDay, interval, end, steps, zone, isAllDay, startMinutes } = draft
  const weekday = weekdayOf(startDay)
  const dayOfMonth = Number(civilDateOf(startDay).slice(8))
  const nth = dayOfMonth > 28 ? -1 : Math.ceil(dayOfMonth / 7)
  const pattern = {
    once: '',
    daily: 'FREQ=DAILY',
    weekly: 'FREQ=WEEKLY',
    weekdays: `FREQ=WEEKLY;BYDAY=${codes[weekday]},${codes[(weekday + 2) % 7]}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth}`,
    nth: `FREQ=MONTHLY;BYDAY=${nth}${codes[weekday]}`,
    yearly: `FREQ=YEARLY`,
  }[kind]
  const weekStart = dialect === 'Google' || dialect === 'Outlook' ? ';WKST=SU' : ';WKST=MO'
  const untilDay = startDay + steps * stepDays
  // Google ends with the last second of a day, the others with the last start.
  const clockMs = dialect === 'Google' ? DAY_MS - 1000 : startMinutes * 60_000
  const until = isAllDay
    ? civilDateOf(untilDay).replaceAll('-', '')
    : `${new Date(instantOf(zone[0], untilDay * DAY_MS + clockMs)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const last = { never: '', count: `;COUNT=${steps + 1}`, until: `;UNTIL=${until}` }[end]
  return `${pattern}${interval > 1 ? `;INTERVAL=${interval}` : ''}${weekStart}${last}`
}

/** Offsets and the changes of clocks as Outlook describes them: weekday, month, hour. */
const outlookZones = [
  ['Eastern Standard Time', '-0500', '-0400', '2SU 3 02', '1SU 11 02'],
  ['Pacific Standard Time', '-0800', '-0700', '2SU 3 02', '1SU 11 02'],
  ['W. Europe Standard Time', '+0100', '+0200', '-1SU 3 02', '-1SU 10 03'],
  ['AUS Eastern Standard Time', '+1000', '+1100', '1SU 10 02', '1SU 4 03'],
  ['India Standard Time', '+0530', '+0530', null, null],
] as const

function outlookZone([
  name,
  standard,
  daylight,
  toDaylight,
  toStandard,
]: (typeof outlookZones)[number]) {
  const change = (kind: string, from: string, to: string, when: string | null) => {
    const [day, month, hour] = when?.split(' ') ?? []
    const rule = when === null ? [] : [`RRULE:FREQ=YEARLY;BYDAY=${day};BYMONTH=${month}`]
    const offsets = [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`]
    return [
      `BEGIN:${kind}`,
      `DTSTART:16010101T${hour ?? '00'}0000`,
      ...offsets,
      ...rule,
      `END:${kind}`,
    ]
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...change('STANDARD', daylight, standard, toStandard),
    ...(toDaylight === null ? [] : change('DAYLIGHT', standard, daylight, toDaylight)),
    'END:VTIMEZONE',
  ]
}

/** A calendar of events, with lines of a length at most, and ended as asked. */
export function feedText(
  events: readonly (readonly string[])[],
  {
    dialect = 'Google',
    lineEnd = '\r\n',
    foldAt = 75,
  }: { readonly dialect?: Dialect; readonly lineEnd?: string; readonly foldAt?: number } = {},
): string {
  const parts = events.map((lines) => ['BEGIN:VEVENT', lines, 'END:VEVENT'])
  const zones = dialect === 'Outlook' ? outlookZones.map((zone) => outlookZone(zone)) : []
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', zones, parts, 'END:VCALENDAR', '']
    .flat(3)
    .map((line) => line.replaceAll(new RegExp(`(.{${foldAt}})(?=.)`, 'g'), `$1${lineEnd} `))
    .join(lineEnd)
}
