import { describe, expect, it } from 'vitest'
import { civilDateOf } from '../calendar-dates'
import type { ItemFormValues } from './index'
import { repeatPreview } from './index'
import { TODAY, promotion } from './fixtures/forms'

type Change = Partial<ItemFormValues>

describe('when a series happens', () => {
  const preview = (change: Change, today = TODAY) => {
    const match = repeatPreview({ ...promotion, ...change }, 3, today)
    if (match === null) return null
    const { nextDays, lastDay, ...rest } = match
    return {
      ...rest,
      nextDays: nextDays.map(civilDateOf),
      lastDay: lastDay === null ? null : civilDateOf(lastDay),
    }
  }

  it('names the next days and counts the others', () => {
    expect(preview({})).toEqual({
      nextDays: ['2026-11-18', '2026-11-25', '2026-12-02'],
      moreCount: 4,
      lastDay: '2026-12-30',
      text: 'Weekly on Wednesday',
      skipsShortMonths: false,
    })
  })

  it.each<[sentence: string, Change, expected: object]>([
    ['a series without end', { recurrenceEndDay: null }, { moreCount: null, lastDay: null }],
    [
      'it ends with its last occurrence, not with the stop date',
      { recurrenceEndDay: '2026-12-01' },
      { nextDays: ['2026-11-18', '2026-11-25'], moreCount: 0, lastDay: '2026-11-25' },
    ],
    [
      'a number of times',
      { rrule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=5', recurrenceEndDay: null },
      { moreCount: 2, lastDay: '2026-12-16' },
    ],
    [
      'a series that began long ago, from today on',
      { startDate: '2024-01-03T08:00:00' },
      { nextDays: ['2026-11-18', '2026-11-25', '2026-12-02'], moreCount: 4 },
    ],
    [
      'one that is over',
      { startDate: '2024-01-03T08:00:00', recurrenceEndDay: '2024-02-29' },
      { nextDays: [], moreCount: 0, lastDay: '2024-02-28' },
    ],
    [
      'months without the day are left out',
      {
        startDate: '2026-12-31T08:00:00',
        rrule: 'FREQ=MONTHLY;BYMONTHDAY=31',
        recurrenceEndDay: null,
      },
      { nextDays: ['2026-12-31', '2027-01-31', '2027-03-31'], skipsShortMonths: true },
    ],
    [
      'leap days, years apart',
      { startDate: '2028-02-29T08:00:00', rrule: 'FREQ=YEARLY', recurrenceEndDay: null },
      { nextDays: ['2028-02-29', '2032-02-29', '2036-02-29'] },
    ],
    [
      'a rule that never happens ends the search',
      { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', recurrenceEndDay: null },
      { nextDays: [], moreCount: null, lastDay: null },
    ],
  ])('%s', (_sentence, change, expected) => {
    expect(preview(change)).toMatchObject(expected)
  })

  it.each<[sentence: string, Change]>([
    ['an item that does not repeat', { rrule: null }],
    ['one without a start', { startDate: null }],
    ['one in the parking lot', { isUnscheduled: true }],
  ])('%s has none', (_sentence, change) => {
    expect(preview(change)).toBeNull()
  })

  it('a series of thousands of years is not counted to its end', () => {
    expect(preview({ rrule: 'FREQ=DAILY', recurrenceEndDay: '9999-12-31' })).toMatchObject({
      nextDays: ['2026-11-18', '2026-11-19', '2026-11-20'],
      moreCount: null,
      lastDay: null,
    })
    expect(preview({ rrule: 'FREQ=YEARLY;INTERVAL=999', recurrenceEndDay: null })).toMatchObject({
      nextDays: ['2026-11-18'],
    })
  })
})
