import * as fc from 'fast-check'
import * as rruleModule from 'rrule'
import { describe, expect, it } from 'vitest'

import dateutilTimes from './fixtures/dateutil-times.json'
import { isDeepRun } from './fixtures/deep-run'
import { isTooFrequent, occurrenceTimes, parseTimedRule, shownTimes } from './index'

const { rrulestr } =
  (rruleModule as typeof rruleModule & { readonly default?: typeof rruleModule }).default ??
  rruleModule

const DAY_MS = 86_400_000

function ms(text: string): number {
  return Date.parse(`${text}Z`)
}

function texts(times: readonly number[] | null): string[] {
  return (times ?? []).map((time) => new Date(time).toISOString().slice(0, 19))
}

function ruleOf(text: string, isAllDay = false) {
  const rule = parseTimedRule(text, isAllDay)
  if (rule === null) throw new Error(`"${text}" is no rule.`)
  return rule
}

/** All times from one reading to another, exclusive. */
function times(text: string, start: string, from: string, to: string): string[] {
  const window = { fromMs: ms(from), toMs: ms(to) }
  return texts(occurrenceTimes(ruleOf(text), ms(start), window, 100_000))
}

describe('times equal those of the rrule library', { timeout: 60_000 }, () => {
  const some = (highest: number, length = 3) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: highest }), { minLength: 1, maxLength: length })
      // The library takes hours in the order in which they are written.
      .map((values) => values.toSorted((one, other) => one - other).join(','))
  const manyHours = fc
    .subarray(
      Array.from({ length: 24 }, (_, hour) => hour),
      { minLength: 14 },
    )
    .map((values) => values.join(','))
  const code = fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA')
  const weekdays = fc
    .uniqueArray(code, { minLength: 1, maxLength: 5 })
    .map((values) => values.join(','))
  const end = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 90 }).map((count) => `;COUNT=${count}`),
    fc
      .integer({ min: 0, max: 40 * 86_400 })
      .map((second) => `;UNTIL=${stamp(ms('2026-03-01T00:00:00') + second * 1000)}`),
  )
  /** Windows of up to sixty periods within a hundred after the start. */
  const shownWithin = (periodMs: number) =>
    fc.record({
      startSecond: fc.integer({ min: 0, max: 5 * 86_400 - 1 }),
      offsetMs: fc.integer({ min: -5, max: 100 }).map((periods) => periods * periodMs),
      lengthMs: fc.integer({ min: 1, max: 60 }).map((periods) => periods * periodMs),
    })

  function stamp(time: number): string {
    return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  }

  function textOf(parts: Readonly<Record<string, string | undefined>>, last: string): string {
    const named = Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    )
    return named.join(';') + last
  }

  function compare(
    text: string,
    at: { readonly startSecond: number; readonly offsetMs: number; readonly lengthMs: number },
  ): number {
    const startMs = ms('2026-03-01T00:00:00') + at.startSecond * 1000
    const fromMs = startMs + at.offsetMs
    const toMs = fromMs + at.lengthMs
    const library = rrulestr(text, { dtstart: new Date(startMs) })
      .between(new Date(fromMs), new Date(toMs - 1), true)
      .map((date) => date.getTime())
    const ours = occurrenceTimes(ruleOf(text), startMs, { fromMs, toMs }, 1_000_000)
    expect({ text, start: texts([startMs]), times: texts(ours) }).toEqual({
      text,
      start: texts([startMs]),
      times: texts(library),
    })
    return library.length
  }

  it('for days with hours, minutes and seconds', () => {
    let found = 0
    const parts = fc.record(
      {
        FREQ: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        INTERVAL: fc.integer({ min: 1, max: 3 }).map(String),
        BYDAY: weekdays,
        BYHOUR: some(23),
        BYMINUTE: some(59),
        BYSECOND: some(59),
        WKST: code,
      },
      { requiredKeys: ['FREQ', 'BYDAY'] },
    )
    // A day always has a first and a last time; the library looks for ever for others.
    const places = fc.option(fc.constantFrom('1', '-1'), { nil: undefined })
    fc.assert(
      fc.property(parts, places, end, shownWithin(DAY_MS), (named, BYSETPOS, last, at) => {
        // The library leaves out of a first week what comes before the start, and counts positions there.
        const place = named.FREQ === 'WEEKLY' ? undefined : BYSETPOS
        found += compare(textOf({ ...named, BYSETPOS: place }, last), at)
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(1000)
  })

  it.each([
    ['HOURLY', 3_600_000],
    ['MINUTELY', 60_000],
    ['SECONDLY', 1000],
  ])('for %s in any step', (FREQ, stepMs) => {
    let found = 0
    // With a step of one in any combination, else one list, and days that come soon: the library walks
    // step by step, and takes for ever to find what happens seldom or never. Without BYSETPOS: the
    // library finds other times than python-dateutil, whose times below cover it.
    const hours = FREQ === 'HOURLY' ? some(23, 12) : manyHours
    const parts = fc.oneof(
      fc.record(
        {
          BYHOUR: hours,
          BYMINUTE: some(59, 8),
          BYSECOND: some(59, 5),
        },
        { requiredKeys: [] },
      ),
      // The library loses its step where hours or minutes are passed over, unless each is one step.
      fc
        .tuple(fc.constantFrom('5', '7', '11', '49'), hours)
        .map(([INTERVAL, BYHOUR]) => (FREQ === 'HOURLY' ? { INTERVAL, BYHOUR } : { INTERVAL })),
      fc.constantFrom('2', '13', '90', '86400').map((INTERVAL) => ({ INTERVAL })),
    )
    const days =
      FREQ === 'HOURLY'
        ? fc.constantFrom({}, { BYDAY: 'SU,MO,TU' }, { BYMONTHDAY: '1,2,3,4,5,-1' })
        : fc.constantFrom({}, { BYDAY: 'SU,MO,TU,WE,TH,FR' }, { BYMONTH: '3' })
    fc.assert(
      fc.property(parts, days, end, shownWithin(stepMs), (named, some, last, at) => {
        found += compare(textOf({ FREQ, ...named, ...some }, last), at)
      }),
      { numRuns: isDeepRun ? 100 : 25 },
    )
    expect(found).toBeGreaterThan(25)
  })
})

describe('times equal those of python-dateutil 2.9.0', () => {
  /** Rule, start, first moment and seconds of the window, and the seconds into it that dateutil found. */
  const LINE = /^(\S+) (\S+) (\S+) (\d+) ?(.*)$/

  it.each(dateutilTimes)('%s', (line) => {
    const [, text = '', start = '', from = '', length = '', seconds = ''] = LINE.exec(line) ?? []
    const fromMs = ms(from)
    const window = { fromMs, toMs: fromMs + Number(length) * 1000 }
    const found = occurrenceTimes(ruleOf(text), ms(start), window, 1000) ?? []
    expect(found.map((time) => (time - fromMs) / 1000)).toEqual(
      seconds.split(' ').filter(Boolean).map(Number),
    )
  })
})

describe('the examples of RFC 5545 that are about times', () => {
  const DAY = ['1997-09-02T00:00:00', '1997-09-03T00:00:00'] as const
  const twentyMinutes = Array.from({ length: 24 }, (_, step) =>
    texts([ms('1997-09-02T09:00:00') + step * 1_200_000]).join(''),
  )

  it.each<[string, string, readonly string[]]>([
    [
      'every three hours until five',
      'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000',
      ['1997-09-02T09:00:00', '1997-09-02T12:00:00', '1997-09-02T15:00:00'],
    ],
    [
      'every hour and a half, 4 occurrences',
      'FREQ=MINUTELY;INTERVAL=90;COUNT=4',
      ['1997-09-02T09:00:00', '1997-09-02T10:30:00', '1997-09-02T12:00:00', '1997-09-02T13:30:00'],
    ],
    [
      'every 20 minutes of the working day',
      'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40',
      twentyMinutes,
    ],
    [
      'the same, told by minute',
      'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16',
      twentyMinutes,
    ],
  ])('%s', (_sentence, text, expected) => {
    expect(times(text, '1997-09-02T09:00:00', ...DAY)).toEqual(expected)
  })
})

describe('the edges of times', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'times before the start on its day are none',
      'FREQ=DAILY;BYHOUR=8,10;COUNT=3',
      '2026-03-01T09:30:15',
      ['2026-03-01T10:30:15', '2026-03-02T08:30:15', '2026-03-02T10:30:15'],
    ],
    [
      'an end between two times of a day lets the earlier one be',
      'FREQ=DAILY;BYHOUR=8,10;UNTIL=20260302T090000',
      '2026-03-01T08:00:00',
      ['2026-03-01T08:00:00', '2026-03-01T10:00:00', '2026-03-02T08:00:00'],
    ],
    [
      'an end before the time of the start shuts its day out',
      'FREQ=DAILY;UNTIL=20260302T085959',
      '2026-03-01T09:00:00',
      ['2026-03-01T09:00:00'],
    ],
    [
      'an end before the start leaves nothing',
      'FREQ=HOURLY;UNTIL=20260228',
      '2026-03-01T09:00:00',
      [],
    ],
    [
      'the last time of a week is one of a whole week',
      'FREQ=WEEKLY;BYDAY=MO,TU;BYHOUR=9,15;BYSETPOS=-1,1',
      '2026-03-01T08:00:00',
      ['2026-03-02T09:00:00', '2026-03-03T15:00:00'],
    ],
    [
      'a leap second counts as the one before',
      'FREQ=DAILY;BYSECOND=60;COUNT=1',
      '2026-03-01T09:00:00',
      ['2026-03-01T09:00:59'],
    ],
    [
      'seconds of the start are kept',
      'FREQ=DAILY;COUNT=2',
      '2026-03-01T09:00:42',
      ['2026-03-01T09:00:42', '2026-03-02T09:00:42'],
    ],
  ])('%s', (_sentence, text, start, expected) => {
    expect(times(text, start, '2026-02-20T00:00:00', '2026-03-08T00:00:00')).toEqual(expected)
  })

  it('of whole days there are no times', () => {
    const rule = ruleOf('FREQ=WEEKLY;BYHOUR=9,15;BYMINUTE=30', true)
    const window = { fromMs: ms('2026-03-01T00:00:00'), toMs: ms('2026-03-10T00:00:00') }
    expect(texts(occurrenceTimes(rule, ms('2026-03-02T00:00:00'), window, 10))).toEqual([
      '2026-03-02T00:00:00',
      '2026-03-09T00:00:00',
    ])
  })

  it.each([
    ['garbage'],
    [''],
    ['FREQ=NEVER'],
    ['FREQ=DAILY;BYHOUR=24'],
    ['FREQ=DAILY;BYMINUTE=60'],
    ['FREQ=DAILY;BYHOUR='],
    ['FREQ=DAILY;UNTIL=20260302T240000'],
    ['FREQ=DAILY;RSCALE=HEBREW'],
    ['FREQ=MONTHLY;SKIP=BACKWARD;RSCALE=GREGORIAN'],
    ['FREQ=DAILY;BYEASTER=1'],
  ])('"%s" is no rule', (text) => {
    expect(parseTimedRule(text, false)).toBeNull()
  })
})

describe('what is shown', () => {
  const YEAR = { fromMs: ms('2026-01-01T00:00:00'), toMs: ms('2027-01-01T00:00:00') }
  const never = () => false

  it.each([
    ['FREQ=MINUTELY;INTERVAL=30', false, 48 * 365],
    ['FREQ=MINUTELY;INTERVAL=29', true, 365],
    ['FREQ=SECONDLY', true, 365],
    ['FREQ=SECONDLY;INTERVAL=61;BYSECOND=0', false, 8617],
    ['FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=0,5,10,15,20,25,30,35,40,45,50,55', false, 48 * 365],
    ['FREQ=DAILY;BYHOUR=0,1,2,3,4;BYMINUTE=0,5,10,15,20,25,30,35,40,45,50,55', true, 365],
    ['FREQ=WEEKLY;BYDAY=MO', false, 52],
  ])('of %s the first of each day alone: %s', (text, isThinned, count) => {
    const start = ms('2026-01-01T00:00:00')
    expect(isTooFrequent(ruleOf(text), start)).toBe(isThinned)
    expect(shownTimes(ruleOf(text), start, YEAR, never)).toHaveLength(count)
  })

  it('of a day whose first time is excluded is the next one', () => {
    const first = ms('2026-01-02T00:00:00')
    const found = shownTimes(
      ruleOf('FREQ=SECONDLY'),
      ms('2026-01-01T12:00:00'),
      { fromMs: ms('2026-01-01T00:00:00'), toMs: ms('2026-01-04T00:00:00') },
      (time) => time === first,
    )
    expect(texts(found)).toEqual([
      '2026-01-01T12:00:00',
      '2026-01-02T00:00:01',
      '2026-01-03T00:00:00',
    ])
  })

  const all = (count: number) => Array.from({ length: count }, (_, value) => value).join(',')
  const odd = Array.from({ length: 30 }, (_, value) => value * 2 + 1).join(',')
  it.each([
    ['FREQ=SECONDLY'],
    [`FREQ=SECONDLY;INTERVAL=2;BYSECOND=${odd}`],
    ['FREQ=SECONDLY;INTERVAL=86399;BYHOUR=3;BYMINUTE=4;BYSECOND=5'],
    ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
    ['FREQ=SECONDLY;COUNT=999999999'],
    [`FREQ=MINUTELY;INTERVAL=7;COUNT=999999999;BYSECOND=${odd}`],
    [`FREQ=DAILY;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)}`],
    [`FREQ=YEARLY;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)};BYSETPOS=-366`],
    [`FREQ=HOURLY;INTERVAL=24;BYHOUR=13;BYMINUTE=${all(60)};BYSECOND=${all(60)}`],
    ['FREQ=MINUTELY;BYYEARDAY=366;BYHOUR=23;BYWEEKNO=20'],
  ])(
    '%s costs no more than its window',
    (text) => {
      const start = ms('1990-01-01T12:00:00')
      const rule = ruleOf(text)
      // Walking there from the start would take minutes: longer than the test may take.
      const found = shownTimes(rule, start, YEAR, never)
      expect(isTooFrequent(rule, start) ? found.length : 0).toBeLessThanOrEqual(366)
      expect(occurrenceTimes(rule, start, YEAR, 1000)?.length ?? 0).toBeLessThanOrEqual(1000)
    },
    60_000,
  )
})
