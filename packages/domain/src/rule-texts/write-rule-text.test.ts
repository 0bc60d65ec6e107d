import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import { describeRule, expandRuleText, parseRule, recurrenceChoiceOf } from '../recurrence'
import type { CustomRule } from './index'
import {
  buildCustomRule,
  changeRuleText,
  customRuleOf,
  recurrencePresets,
  writeRuleText,
} from './index'

/** A Wednesday, the third of its month. */
const START = dayNumberOf('2026-11-18')

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
          expect(recurrenceChoiceOf(parseRule(ruleText), startDay)).toBe(id)
          expect(describeRule(parseRule(ruleText), startDay)).toBe(label)
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

describe('writing', () => {
  it('refuses a weekday that does not exist', () => {
    expect(() =>
      writeRuleText({ frequency: 'WEEKLY', byWeekday: [{ weekday: 7, nth: 0 }] }),
    ).toThrow('7 is no weekday')
  })

  it.each([
    ['without its end', 'FREQ=DAILY;COUNT=3', null, undefined, 'FREQ=DAILY'],
    ['without its last day', 'RRULE:FREQ=DAILY;UNTIL=20260302', null, undefined, 'FREQ=DAILY'],
    [
      'with a number of times',
      'FREQ=WEEKLY;UNTIL=20260302;BYDAY=2TU',
      { count: 4 },
      undefined,
      'FREQ=WEEKLY;BYDAY=2TU;COUNT=4',
    ],
    [
      'with a last day',
      'FREQ=DAILY;COUNT=3',
      { untilDay: 20_514, untilSecond: null },
      undefined,
      'FREQ=DAILY;UNTIL=20260302',
    ],
    [
      'with a last second, on its own clock',
      'FREQ=DAILY',
      { untilDay: 20_514, untilSecond: 3723 },
      undefined,
      'FREQ=DAILY;UNTIL=20260302T010203',
    ],
    [
      'on other weekdays',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
      null,
      [2, 0],
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    ],
    ['and on none where it named none', 'FREQ=WEEKLY', null, [2], 'FREQ=WEEKLY'],
  ])('the same rule %s', (_sentence, text, end, weekdays, expected) => {
    expect(changeRuleText(text, end, weekdays)).toBe(expected)
  })

  it('does not change the end of what is no rule', () => {
    expect(() => changeRuleText('every Tuesday', null)).toThrow('is no recurrence rule')
  })
})
