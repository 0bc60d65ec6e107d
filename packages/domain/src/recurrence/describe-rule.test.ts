import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import { describeRule, parseRule, recurrenceChoiceOf, skipsShortMonths } from './index'

/** A Wednesday, the third of its month. */
const START = dayNumberOf('2026-11-18')

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
    ['with a single time', 'FREQ=DAILY;COUNT=1', 'Daily, once'],
  ])('%s', (_sentence, text, expected) => {
    expect(describeRule(parseRule(text), START)).toBe(expected)
    expect(recurrenceChoiceOf(parseRule(text), START)).toBe('custom')
  })

  it.each([[null], ['custom'], ['nonsense']])('%j has none', (text) => {
    expect(describeRule(parseRule(text), START)).toBeNull()
    expect(recurrenceChoiceOf(parseRule(text), START)).toBe('none')
  })

  it.each([
    ['the 28th exists everywhere', 'FREQ=MONTHLY;BYMONTHDAY=28', '2026-11-18', false],
    ['the 29th does not', 'FREQ=MONTHLY;BYMONTHDAY=29', '2026-11-18', true],
    ['the start’s own day counts', 'FREQ=MONTHLY', '2026-01-31', true],
    ['the last weekday exists everywhere', 'FREQ=MONTHLY;BYDAY=-1SA', '2026-01-31', false],
    ['29 February does not', 'FREQ=YEARLY', '2028-02-29', true],
    ['29 March does', 'FREQ=YEARLY', '2028-03-29', false],
    ['another day of the year does', 'FREQ=YEARLY;BYMONTHDAY=1', '2028-02-29', false],
    ['weeks pass over nothing', 'FREQ=WEEKLY', '2026-01-31', false],
  ])('%s', (_sentence, text, start, expected) => {
    const rule = parseRule(text)
    expect(rule !== null && skipsShortMonths(rule, dayNumberOf(start))).toBe(expected)
  })
})
