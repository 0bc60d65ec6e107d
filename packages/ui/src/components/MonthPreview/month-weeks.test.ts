import { describe, expect, it } from 'vitest'

import { weeksOfMonth } from './month-weeks'

describe('weeksOfMonth', () => {
  it.each([
    ['a month that begins with a Sunday', '2026-11-18', 'sunday', 5, '2026-11-01'],
    ['the same in weeks from Monday', '2026-11-18', 'monday', 6, null],
    ['four whole weeks', '2026-02-01', 'sunday', 4, '2026-02-01'],
    ['a leap February', '2028-02-29', 'monday', 5, null],
  ] as const)('%s', (_sentence, date, weekStartDay, weeks, firstCell) => {
    const match = weeksOfMonth(date, weekStartDay)
    expect(match).toHaveLength(weeks)
    expect(match[0]?.[0]).toBe(firstCell)
    expect(match.every((week) => week.length === 7)).toBe(true)
  })

  it('holds each day of the month once, in order', () => {
    const days = weeksOfMonth('2028-02-10', 'sunday')
      .flat()
      .filter((day) => day !== null)
    expect(days).toHaveLength(29)
    expect(days[0]).toBe('2028-02-01')
    expect(days.at(-1)).toBe('2028-02-29')
    expect(days.toSorted()).toEqual(days)
  })
})
