import { englishRuleLabels } from '@throughline/domain/recurrence'
import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { englishRecurrenceLabels } from '../RecurrenceDialog.labels'
import { customChoiceOf, monthlyOptionsOf, ruleTextOf, weekdaysInOrder } from './custom-choice'
import { repeatOptionsOf } from './repeat-options'

const START = dayNumberOf('2026-11-18')
const texts = { never: 'Never', custom: 'Custom', rule: englishRuleLabels }

describe('the repeat menu', () => {
  it.each<[sentence: string, rrule: string | null, label: string, count: number]>([
    ['once', null, 'Never', 7],
    ['a preset', 'FREQ=DAILY', 'Daily', 7],
    ['a preset in other words', 'RRULE:FREQ=WEEKLY', 'Weekly on Wednesday', 7],
    ['a rule of its own', 'FREQ=DAILY;INTERVAL=2', 'Every 2 days', 8],
    ['a preset of another start', 'FREQ=WEEKLY;BYDAY=FR', 'Weekly on Friday', 8],
    ['a text that is no rule', 'custom', 'Never', 7],
  ])('%s', (_sentence, rrule, label, count) => {
    const { options, value } = repeatOptionsOf(rrule, START, texts)
    expect(options.find((option) => option.value === value)?.label).toBe(label)
    expect(options).toHaveLength(count)
    expect(new Set(options.map((option) => option.value)).size).toBe(count)
  })
})

describe('the dialog', () => {
  it('starts with each week on the weekday of the start', () => {
    expect(ruleTextOf(customChoiceOf(null, START), 'sunday')).toBe('FREQ=WEEKLY;BYDAY=WE')
  })

  it.each([
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;BYDAY=MO,FR',
    'FREQ=MONTHLY;BYMONTHDAY=5',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY',
  ])('shows %s and writes it again', (rrule) => {
    expect(ruleTextOf(customChoiceOf(rrule, START), 'monday')).toBe(rrule)
  })

  it('a rule that it cannot show counts as none', () => {
    expect(customChoiceOf('FREQ=DAILY;COUNT=3', START).frequency).toBe('WEEKLY')
  })

  it('the week is that of the plan', () => {
    const choice = { ...customChoiceOf(null, START), interval: 2 }
    expect(ruleTextOf(choice, 'sunday')).toContain('WKST=SU')
    expect(ruleTextOf(choice, 'monday')).not.toContain('WKST')
    expect(weekdaysInOrder('monday')).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(weekdaysInOrder('sunday')).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('offers the day and the weekday of the start, and what is chosen', () => {
    const words = (start: string, chosen: Parameters<typeof monthlyOptionsOf>[0]) =>
      monthlyOptionsOf(chosen, dayNumberOf(start)).map(({ description }) => description)
    expect(words('2026-12-30', null)).toEqual([
      'Monthly on day 30',
      'Monthly on the last Wednesday',
    ])
    expect(words('2026-12-30', { kind: 'day-of-month', dayOfMonth: 30 })).toHaveLength(2)
    expect(words('2026-12-30', { kind: 'nth-weekday', nth: 1, weekday: 1 })).toEqual([
      'Monthly on day 30',
      'Monthly on the last Wednesday',
      'Monthly on the first Monday',
    ])
  })
})

describe('the next days in words', () => {
  const preview = { text: '', skipsShortMonths: false, lastDay: START + 42 }
  it.each([
    [
      'some of them and how many more',
      { nextDays: [START, START + 7, START + 14], moreCount: 4 },
      'Next: Wed 11/18, Wed 11/25, Wed 12/02, then 4 more until 12/30/26.',
    ],
    ['all of them', { nextDays: [START], moreCount: 0 }, 'Next: Wed 11/18, then it ends.'],
    [
      'without end, with the year of another year',
      { nextDays: [START, START + 365], moreCount: null, lastDay: null },
      'Next: Wed 11/18, Thu 11/18/27, and so on without end.',
    ],
    ['a series that is over', { nextDays: [], moreCount: 0 }, 'The series ended on 12/30/26.'],
    [
      'one that never happens',
      { nextDays: [], moreCount: null, lastDay: null },
      'No day fits this repeat.',
    ],
  ])('%s', (_sentence, provided, expected) => {
    expect(civilDateOf(START)).toBe('2026-11-18')
    expect(englishRecurrenceLabels.next({ ...preview, ...provided }, START)).toBe(expected)
  })
})
