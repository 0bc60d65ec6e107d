import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import type { CustomRule } from './index'
import {
  buildCustomRule,
  canSaveCustomRule,
  customRuleOf,
  describeRule,
  expandRuleText,
  parseRule,
  recurrenceChoiceOf,
  recurrencePresets,
  repeats,
  skipsShortMonths,
} from './index'

/** A Wednesday, the third of its month. */
const START = dayNumberOf('2026-11-18')

describe('reading a rule', () => {
  it.each([
    ['a plain rule', 'FREQ=WEEKLY;BYDAY=TU'],
    ['with the name of its property', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['in small letters', 'freq=weekly;byday=tu'],
    [
      'with a start before it, which does not count',
      'DTSTART:20260101T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU',
    ],
    ['with a semicolon at the end', 'FREQ=WEEKLY;BYDAY=TU;'],
  ])('%s', (_sentence, text) => {
    expect(parseRule(text)).toMatchObject({
      frequency: 'WEEKLY',
      interval: 1,
      byWeekday: [{ weekday: 2, nth: 0 }],
    })
  })

  it.each([
    ['nothing', ''],
    ['a choice not yet made', 'custom'],
    ['words', 'every other Tuesday'],
    ['no frequency', 'INTERVAL=2'],
    ['an unknown frequency', 'FREQ=FORTNIGHTLY'],
    ['several times a day', 'FREQ=HOURLY'],
    ['a time of day', 'FREQ=DAILY;BYHOUR=8'],
    ['an unknown part', 'FREQ=DAILY;BYMOON=FULL'],
    ['an interval of none', 'FREQ=DAILY;INTERVAL=0'],
    ['an interval that is no number', 'FREQ=DAILY;INTERVAL=two'],
    ['a weekday that is none', 'FREQ=WEEKLY;BYDAY=XX'],
    ['the zeroth weekday', 'FREQ=MONTHLY;BYDAY=0MO'],
    ['the 32nd of a month', 'FREQ=MONTHLY;BYMONTHDAY=32'],
    ['month 13', 'FREQ=YEARLY;BYMONTH=13'],
    ['no times at all', 'FREQ=DAILY;COUNT=0'],
    ['an end that does not exist', 'FREQ=DAILY;UNTIL=20260230'],
    ['two rules', 'RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY'],
    ['exceptions', 'RRULE:FREQ=DAILY\nEXDATE:20260101T000000Z'],
    ['a part without a value', 'FREQ=DAILY;COUNT'],
    ['too long a text', `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(2000)}1`],
  ])('%s is no rule', (_sentence, text) => {
    expect(parseRule(text)).toBeNull()
  })

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      'FREQ=',
      'DAILY',
      'MONTHLY',
      ';',
      'BYDAY=',
      '5MO',
      ',',
      '-',
      '1',
      '=',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          const expansion = { ruleText: text, startDay: START, startSecond: 0, untilDay: null }
          const found = expandRuleText({ ...expansion, windowStart: START, windowEnd: START + 7 })
          expect(found.length).toBeLessThanOrEqual(7)
        },
      ),
    )
  })

  it.each([
    [null, false],
    ['', false],
    ['  ', false],
    ['custom', false],
    ['Custom', false],
    ['FREQ=DAILY', true],
  ])('%j repeats: %s', (text, expected) => {
    expect(repeats(text)).toBe(expected)
  })
})

describe('an item whose text is no rule begins once', () => {
  it.each([[null], ['custom'], ['every Tuesday']])('%j', (ruleText) => {
    const expansion = { ruleText, startDay: START, startSecond: 0, untilDay: null }
    expect(expandRuleText({ ...expansion, windowStart: START - 9, windowEnd: START + 9 })).toEqual([
      START,
    ])
    expect(expandRuleText({ ...expansion, windowStart: START + 1, windowEnd: START + 9 })).toEqual(
      [],
    )
    expect(expandRuleText({ ...expansion, windowStart: START - 9, windowEnd: START })).toEqual([])
  })
})

describe('presets', () => {
  it('are named after the start', () => {
    expect(recurrencePresets(START).map(({ label, ruleText }) => [label, ruleText])).toEqual([
      ['Daily', 'FREQ=DAILY'],
      ['Weekly on Wednesday', 'FREQ=WEEKLY;BYDAY=WE'],
      ['Monthly on day 18', 'FREQ=MONTHLY;BYMONTHDAY=18'],
      ['Monthly on the third Wednesday', 'FREQ=MONTHLY;BYDAY=3WE'],
      ['Annually', 'FREQ=YEARLY'],
    ])
  })

  it.each([
    [
      'the fourth stays the fourth, although it may be the last',
      '2026-11-25',
      'Monthly on the fourth Wednesday',
      'FREQ=MONTHLY;BYDAY=4WE',
    ],
    [
      'the fifth is the last',
      '2026-09-30',
      'Monthly on the last Wednesday',
      'FREQ=MONTHLY;BYDAY=-1WE',
    ],
    [
      'the first is the first',
      '2026-11-01',
      'Monthly on the first Sunday',
      'FREQ=MONTHLY;BYDAY=1SU',
    ],
  ])('%s', (_sentence, date, label, ruleText) => {
    expect(recurrencePresets(dayNumberOf(date))[3]).toEqual({
      id: 'monthly-weekday',
      label,
      ruleText,
    })
  })

  it('begin on the start itself and are recognised again, for every start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (startDay) => {
        for (const { id, label, ruleText } of recurrencePresets(startDay)) {
          const window = { windowStart: startDay, windowEnd: startDay + 1 }
          const series = { ruleText, startDay, startSecond: 0, untilDay: null }
          expect(expandRuleText({ ...series, ...window })).toEqual([startDay])
          expect(recurrenceChoiceOf(ruleText, startDay)).toBe(id)
          expect(describeRule(ruleText, startDay)).toBe(label)
        }
      }),
    )
  })
})

const daily: CustomRule = { frequency: 'DAILY', interval: 1, byWeekday: [], monthlyRule: null }

describe('custom recurrences', () => {
  it.each<[string, CustomRule, string]>([
    ['daily', daily, 'FREQ=DAILY'],
    ['every third day', { ...daily, interval: 3 }, 'FREQ=DAILY;INTERVAL=3'],
    ['every second year', { ...daily, frequency: 'YEARLY', interval: 2 }, 'FREQ=YEARLY;INTERVAL=2'],
    [
      'weekdays from Sunday, however they were clicked',
      { ...daily, frequency: 'WEEKLY', byWeekday: [4, 1, 0] },
      'FREQ=WEEKLY;BYDAY=SU,MO,TH',
    ],
    [
      'every second week counts in the weeks of the plan',
      { ...daily, frequency: 'WEEKLY', interval: 2, byWeekday: [1] },
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
    ],
    [
      'a day of the month',
      { ...daily, frequency: 'MONTHLY', monthlyRule: { kind: 'day-of-month', dayOfMonth: 31 } },
      'FREQ=MONTHLY;BYMONTHDAY=31',
    ],
    [
      'a weekday of the month',
      { ...daily, frequency: 'MONTHLY', monthlyRule: { kind: 'nth-weekday', nth: -1, weekday: 5 } },
      'FREQ=MONTHLY;BYDAY=-1FR',
    ],
    ['weekdays do not matter to a daily rule', { ...daily, byWeekday: [1] }, 'FREQ=DAILY'],
  ])('%s', (_sentence, custom, ruleText) => {
    expect(buildCustomRule(custom, 'sunday')).toEqual({ code: 'built', ruleText })
    expect(canSaveCustomRule(custom)).toBe(true)
  })

  it('weeks from Monday are what the standard assumes', () => {
    const custom: CustomRule = { ...daily, frequency: 'WEEKLY', interval: 2, byWeekday: [1] }
    expect(buildCustomRule(custom, 'monday')).toEqual({
      code: 'built',
      ruleText: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    })
  })

  it.each<[string, CustomRule, string]>([
    ['a weekly one needs a weekday', { ...daily, frequency: 'WEEKLY' }, 'weekday-required'],
    ['a monthly one needs its day', { ...daily, frequency: 'MONTHLY' }, 'monthly-rule-required'],
    [
      'and one that can be',
      { ...daily, frequency: 'MONTHLY', monthlyRule: { kind: 'day-of-month', dayOfMonth: 32 } },
      'monthly-rule-required',
    ],
    [
      'there is no fifth weekday',
      { ...daily, frequency: 'MONTHLY', monthlyRule: { kind: 'nth-weekday', nth: 5, weekday: 1 } },
      'monthly-rule-required',
    ],
    ['an interval is at least 1', { ...daily, interval: 0 }, 'interval'],
    ['and whole', { ...daily, interval: 1.5 }, 'interval'],
    ['and at most 999', { ...daily, interval: 1000 }, 'interval'],
  ])('%s', (_sentence, custom, code) => {
    expect(buildCustomRule(custom, 'sunday')).toEqual({ code })
    expect(canSaveCustomRule(custom)).toBe(false)
  })

  it('open again as they were saved', () => {
    const weekday = fc.integer({ min: 0, max: 6 })
    const base = {
      interval: fc.integer({ min: 1, max: 999 }),
      byWeekday: fc.constant([]),
      monthlyRule: fc.constant(null),
    }
    const custom: fc.Arbitrary<CustomRule> = fc.oneof(
      fc.record({ ...base, frequency: fc.constantFrom('DAILY' as const, 'YEARLY' as const) }),
      fc.record({
        ...base,
        frequency: fc.constant('WEEKLY' as const),
        byWeekday: fc
          .uniqueArray(weekday, { minLength: 1 })
          .map((all) => all.toSorted((a, b) => a - b)),
      }),
      fc.record({
        ...base,
        frequency: fc.constant('MONTHLY' as const),
        monthlyRule: fc.oneof(
          fc.record({
            kind: fc.constant('day-of-month' as const),
            dayOfMonth: fc.integer({ min: 1, max: 31 }),
          }),
          fc.record({
            kind: fc.constant('nth-weekday' as const),
            nth: fc.constantFrom(1, 2, 3, 4, -1),
            weekday,
          }),
        ),
      }),
    )
    fc.assert(
      fc.property(custom, fc.constantFrom('sunday' as const, 'monday' as const), (saved, first) => {
        const built = buildCustomRule(saved, first)
        expect(customRuleOf(built.code === 'built' ? built.ruleText : '')).toEqual(saved)
      }),
    )
  })

  it.each([
    ['no rule', 'every Tuesday'],
    ['a number of times', 'FREQ=DAILY;COUNT=3'],
    ['months', 'FREQ=YEARLY;BYMONTH=3'],
    ['two days of the month', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['a day from the end', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['the second-to-last weekday', 'FREQ=MONTHLY;BYDAY=-2MO'],
    ['working days', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'],
  ])('the dialog does not open with %s', (_sentence, text) => {
    expect(customRuleOf(text)).toBeNull()
  })
})

describe('rules in words', () => {
  it.each([
    ['every third day', 'FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['weekdays other than the start’s', 'FREQ=WEEKLY;BYDAY=MO,FR', 'Weekly on Monday and Friday'],
    [
      'three of them',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;WKST=SU',
      'Every 2 weeks on Monday, Wednesday and Friday',
    ],
    ['another day of the month', 'FREQ=MONTHLY;BYMONTHDAY=1', 'Monthly on day 1'],
    [
      'another weekday of the month',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR',
      'Every 3 months on the last Friday',
    ],
    ['the end of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'Monthly on the last day'],
    ['years', 'FREQ=YEARLY;INTERVAL=2', 'Every 2 years'],
    ['with months', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', 'Annually on Thursday in March'],
    ['with a number of times', 'FREQ=DAILY;COUNT=10', 'Daily, 10 times'],
  ])('%s', (_sentence, text, expected) => {
    expect(describeRule(text, START)).toBe(expected)
    expect(recurrenceChoiceOf(text, START)).toBe('custom')
  })

  it.each([[null], ['custom'], ['nonsense']])('%j has none', (text) => {
    expect(describeRule(text, START)).toBeNull()
    expect(recurrenceChoiceOf(text, START)).toBe('none')
  })

  it.each([
    ['the 28th exists everywhere', 'FREQ=MONTHLY;BYMONTHDAY=28', '2026-11-18', false],
    ['the 29th does not', 'FREQ=MONTHLY;BYMONTHDAY=29', '2026-11-18', true],
    ['the start’s own day counts', 'FREQ=MONTHLY', '2026-01-31', true],
    ['the last weekday exists everywhere', 'FREQ=MONTHLY;BYDAY=-1SA', '2026-01-31', false],
    ['29 February does not', 'FREQ=YEARLY', '2028-02-29', true],
    ['29 March does', 'FREQ=YEARLY', '2028-03-29', false],
    ['weeks pass over nothing', 'FREQ=WEEKLY', '2026-01-31', false],
  ])('%s', (_sentence, text, start, expected) => {
    expect(skipsShortMonths(text, dayNumberOf(start))).toBe(expected)
  })
})
