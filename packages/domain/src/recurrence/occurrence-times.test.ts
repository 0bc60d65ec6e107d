import { describe, expect, it } from 'vitest'
import { isTooFrequent, occurrenceTimes, parseTimedRule, visibleTimes } from './index'
import { ms, ruleOf, texts, times } from './fixtures/times-of-rules'

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
    expect(visibleTimes(ruleOf(text), start, YEAR, never)).toHaveLength(count)
  })

  it('of a day whose first time is excluded is the next one', () => {
    const first = ms('2026-01-02T00:00:00')
    const match = visibleTimes(
      ruleOf('FREQ=SECONDLY'),
      ms('2026-01-01T12:00:00'),
      { fromMs: ms('2026-01-01T00:00:00'), toMs: ms('2026-01-04T00:00:00') },
      (time) => time === first,
    )
    expect(texts(match)).toEqual([
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
      const match = visibleTimes(rule, start, YEAR, never)
      expect(isTooFrequent(rule, start) ? match.length : 0).toBeLessThanOrEqual(366)
      expect(occurrenceTimes(rule, start, YEAR, 1000)?.length ?? 0).toBeLessThanOrEqual(1000)
    },
    60_000,
  )
})
