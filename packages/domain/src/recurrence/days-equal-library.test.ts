import * as fc from 'fast-check'
import * as rruleModule from 'rrule'
import { describe, expect, it } from 'vitest'
import { civilDateOf, dayNumberOf } from '../calendar-dates'
import { buildCustomRule, recurrencePresets } from '../rule-texts'
import type { CustomRule } from '../rule-texts'
import { isDeepRun } from './fixtures/deep-run'
import { dates, days } from './fixtures/days-of-rules'

const { rrulestr } =
  (rruleModule as typeof rruleModule & { readonly default?: typeof rruleModule }).default ??
  rruleModule

const MILLISECONDS_PER_DAY = 86_400_000

/**
 * Returns the days that the library finds when it expands the rule from the start of the series.
 */
function daysByLibrary(text: string, startDay: number, from: number, to: number): number[] {
  if (from >= to) return []
  return rrulestr(text, { dtstart: new Date(startDay * MILLISECONDS_PER_DAY) })
    .between(new Date(from * MILLISECONDS_PER_DAY), new Date((to - 1) * MILLISECONDS_PER_DAY), true)
    .map((date) => Math.floor(date.getTime() / MILLISECONDS_PER_DAY))
}

const FIRST = dayNumberOf('2016-01-01')

const LAST = dayNumberOf('2028-12-31')

// Leap days, month ends and fifth weekdays come up often, not once in a thousand.
const anyStart = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .constantFrom('2016-02-29', '2020-02-29', '2024-01-31', '2023-12-31', '2026-08-30')
    .map(dayNumberOf),
)

const window = fc.record({
  start: anyStart,
  offset: fc.integer({ min: -60, max: 4000 }),
  length: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 300, max: 800 })),
})

const frequency = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')

const weekday = fc.integer({ min: 0, max: 6 })

const customRule: fc.Arbitrary<CustomRule> = fc.record({
  frequency: fc.constantFrom(
    'DAILY' as const,
    'WEEKLY' as const,
    'MONTHLY' as const,
    'YEARLY' as const,
  ),
  interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 })),
  byWeekday: fc.uniqueArray(weekday, { minLength: 1 }),
  monthlyRule: fc.oneof(
    fc.record({
      kind: fc.constant('day-of-month' as const),
      dayOfMonth: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 })),
    }),
    fc.record({
      kind: fc.constant('nth-weekday' as const),
      nth: fc.constantFrom(1, 2, 3, 4, -1),
      weekday,
    }),
  ),
})

interface Visible {
  readonly start: number
  readonly offset: number
  readonly length: number
}

function byArithmetic(text: string, { start, offset, length }: Visible) {
  return { text, days: days(text, start, start + offset, start + offset + length) }
}

function byLibrary(text: string, { start, offset, length }: Visible) {
  return { text, days: daysByLibrary(text, start, start + offset, start + offset + length) }
}

describe('occurrences equal those of the rrule library', () => {
  it('for every custom rule that the editor writes', () => {
    fc.assert(
      fc.property(
        customRule,
        fc.constantFrom('sunday' as const, 'monday' as const),
        window,
        (custom, weekStartDay, visible) => {
          const built = buildCustomRule(custom, weekStartDay)
          const text = built.code === 'built' ? built.ruleText : built.code
          expect(byArithmetic(text, visible)).toEqual(byLibrary(text, visible))
        },
      ),
      { numRuns: isDeepRun ? 400 : 100 },
    )
  })

  it('for every preset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), window, (index, visible) => {
        const text = recurrencePresets(visible.start)[index]?.ruleText ?? ''
        expect(byArithmetic(text, visible)).toEqual(byLibrary(text, visible))
      }),
      { numRuns: 200 },
    )
  })

  it('with an end or a number of times in the text', () => {
    const limit = fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((count) => `COUNT=${count}`),
      fc
        .integer({ min: FIRST, max: LAST })
        .map((day) => `UNTIL=${civilDateOf(day).replaceAll('-', '')}T000000Z`),
    )
    fc.assert(
      fc.property(customRule, limit, window, (custom, end, visible) => {
        const built = buildCustomRule(custom, 'sunday')
        const text = `${built.code === 'built' ? built.ruleText : built.code};${end}`
        const near = { ...visible, offset: visible.offset % 500 }
        expect(byArithmetic(text, near)).toEqual(byLibrary(text, near))
      }),
      { numRuns: 400 },
    )
  })

  it('for rules that other programs write', () => {
    const numbers = (lowest: number, highest: number) =>
      fc
        .uniqueArray(
          fc.integer({ min: lowest, max: highest }).filter((number) => number !== 0),
          { minLength: 1, maxLength: 3 },
        )
        .map((values) => values.join(','))
    const code = fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA')
    const byDay = fc.oneof(
      fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
      fc.array(
        fc
          .tuple(
            fc.integer({ min: -5, max: 5 }).filter((nth) => nth !== 0),
            code,
          )
          .map((pair) => pair.join('')),
        { minLength: 1, maxLength: 2 },
      ),
    )
    const parts = fc.record(
      {
        INTERVAL: fc.integer({ min: 1, max: 5 }).map(String),
        WKST: code,
        BYDAY: byDay.map((values) => values.join(',')),
        BYMONTHDAY: numbers(-31, 31),
        BYMONTH: numbers(1, 12),
      },
      { requiredKeys: [] },
    )
    // Only parts that leave days over: the library walks to the year 9999 in search of the rest.
    fc.assert(
      fc.property(frequency, parts, window, (freq, named, visible) => {
        const { BYMONTHDAY, ...others } = named
        const retained = named.BYDAY === undefined ? { ...others, BYMONTHDAY } : others
        const isSparse = retained.BYMONTH !== undefined && 'BYMONTHDAY' in retained
        const text = [
          `FREQ=${freq}`,
          ...Object.entries(isSparse ? others : retained)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => `${name}=${value}`),
        ].join(';')
        const near = {
          ...visible,
          offset: visible.offset % 800,
          length: Math.min(visible.length, 400),
        }
        expect(byArithmetic(text, near)).toEqual(byLibrary(text, near))
      }),
      { numRuns: isDeepRun ? 120 : 30 },
    )
  })
})

describe('rules with rare parts', () => {
  const positions = fc
    .uniqueArray(fc.constantFrom(1, 2, 3, -1, -2), { minLength: 1, maxLength: 2 })
    .map((values) => values.join(','))
  const workdays = fc.constantFrom('MO,TU,WE,TH,FR', 'SA,SU', 'MO,WE')
  const rare = fc.oneof(
    fc
      .tuple(fc.constantFrom('MONTHLY', 'YEARLY'), workdays, positions)
      .map(([freq, byDay, position]) => `FREQ=${freq};BYDAY=${byDay};BYSETPOS=${position}`),
    fc
      .tuple(frequency, fc.constantFrom('1,100,200', '-1,60', '366,59'))
      .map(([freq, yearDays]) => `FREQ=${freq};BYYEARDAY=${yearDays}`),
    fc
      .tuple(fc.constantFrom('1', '20', '52,53', '-1'), fc.constantFrom('MO', 'SU', 'MO,SU'))
      .map(([weeks, byDay]) => `FREQ=YEARLY;BYWEEKNO=${weeks};BYDAY=${byDay}`),
    fc
      .tuple(fc.constantFrom('20MO', '-1FR', '53SU,1SU'), fc.integer({ min: 1, max: 30 }))
      .map(([byDay, count]) => `FREQ=YEARLY;BYDAY=${byDay};COUNT=${count}`),
  )

  it('equal the library too', () => {
    const extra = fc.constantFrom('', ';INTERVAL=2', ';WKST=SU', ';INTERVAL=3;WKST=SU')
    fc.assert(
      fc.property(rare, extra, window, (rule, more, visible) => {
        const text = rule + more
        const near = {
          ...visible,
          offset: visible.offset % 1500,
          length: Math.min(visible.length, 400),
        }
        expect(byArithmetic(text, near)).toEqual(byLibrary(text, near))
      }),
      { numRuns: 200 },
    )
  })

  it('are united when some weekdays are numbered and others are not', () => {
    expect(dates('FREQ=MONTHLY;BYDAY=MO,2TU', '2026-11-01', '2026-11-01', '2026-11-30')).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-10',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it.each([
    ['FREQ=DAILY;BYMONTH=1;BYYEARDAY=366'],
    ['FREQ=DAILY;BYSETPOS=300'],
    ['FREQ=WEEKLY;BYWEEKNO=53;BYMONTH=6'],
  ])('%s names no day and is done with the window', (text) => {
    expect(dates(text, '2016-01-01', '2026-01-01', '2026-12-31')).toEqual([])
  })
})
