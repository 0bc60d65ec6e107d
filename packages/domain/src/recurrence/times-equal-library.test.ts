import * as fc from 'fast-check'
import * as rruleModule from 'rrule'
import { describe, expect, it } from 'vitest'
import dateutilTimes from './fixtures/dateutil-times.json'
import { isDeepRun } from './fixtures/deep-run'
import { occurrenceTimes } from './index'
import { ms, ruleOf, texts } from './fixtures/times-of-rules'

const { rrulestr } =
  (rruleModule as typeof rruleModule & { readonly default?: typeof rruleModule }).default ??
  rruleModule

const DAY_MS = 86_400_000

describe('times equal those of the rrule library', () => {
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
  const visibleWithin = (periodMs: number) =>
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
    let matches = 0
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
      fc.property(parts, places, end, visibleWithin(DAY_MS), (named, BYSETPOS, last, at) => {
        // The library leaves out the part of a first week before the start, and counts positions
        // there.
        const place = named.FREQ === 'WEEKLY' ? undefined : BYSETPOS
        matches += compare(textOf({ ...named, BYSETPOS: place }, last), at)
      }),
      { numRuns: 300 },
    )
    expect(matches).toBeGreaterThan(1000)
  })

  it.each([
    ['HOURLY', 3_600_000],
    ['MINUTELY', 60_000],
    ['SECONDLY', 1000],
  ])('for %s in any step', (FREQ, stepMs) => {
    let matches = 0
    // Uses a step of one in any combination, else one list and frequent days. The library walks
    // step by step, and takes too long to find rare or impossible days. Leaves out BYSETPOS: the
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
      // The library loses its step when it skips hours or minutes, unless each is one step.
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
      fc.property(parts, days, end, visibleWithin(stepMs), (named, some, last, at) => {
        matches += compare(textOf({ FREQ, ...named, ...some }, last), at)
      }),
      { numRuns: isDeepRun ? 100 : 25 },
    )
    // Few, because the rules of some seeds seldom happen.
    expect(matches).toBeGreaterThan(5)
  })
})

describe('times equal those of python-dateutil 2.9.0', () => {
  /** Rule, start, first moment and seconds of the window, and the seconds into it that dateutil found. */
  const LINE = /^(\S+) (\S+) (\S+) (\d+) ?(.*)$/

  it.each(dateutilTimes)('%s', (line) => {
    const [, text = '', start = '', from = '', length = '', seconds = ''] = LINE.exec(line) ?? []
    const fromMs = ms(from)
    const window = { fromMs, toMs: fromMs + Number(length) * 1000 }
    const matches = occurrenceTimes(ruleOf(text), ms(start), window, 1000) ?? []
    expect(matches.map((time) => (time - fromMs) / 1000)).toEqual(
      seconds.split(' ').filter(Boolean).map(Number),
    )
  })
})
