import { describe, expect, it } from 'vitest'
import { civilDateOf, weekdayOf } from '../calendar-dates'
import * as fc from 'fast-check'
import { addCivilMonths, civilMonthOf, monthGridOf } from './month-grid'

describe('the weeks of a month', () => {
  it.each([
    {
      sentence: 'a 28-day February that begins on the week start is four weeks',
      month: '2026-02',
      weekStartDay: 'sunday',
      firstDay: '2026-02-01',
      weekCount: 4,
    },
    {
      sentence: 'the same February needs a fifth week when weeks begin on Monday',
      month: '2026-02',
      weekStartDay: 'monday',
      firstDay: '2026-01-26',
      weekCount: 5,
    },
    {
      sentence: '31 days from a Sunday are five weeks',
      month: '2026-03',
      weekStartDay: 'sunday',
      firstDay: '2026-03-01',
      weekCount: 5,
    },
    {
      sentence: '31 days from a Saturday touch six weeks',
      month: '2026-08',
      weekStartDay: 'sunday',
      firstDay: '2026-07-26',
      weekCount: 6,
    },
    {
      sentence: 'November 2026 begins on its first day',
      month: '2026-11',
      weekStartDay: 'sunday',
      firstDay: '2026-11-01',
      weekCount: 5,
    },
    {
      sentence: 'January shows days of the year before',
      month: '2027-01',
      weekStartDay: 'sunday',
      firstDay: '2026-12-27',
      weekCount: 6,
    },
  ] as const)('$sentence', ({ month, weekStartDay, firstDay, weekCount }) => {
    const grid = monthGridOf(month, weekStartDay)
    expect(civilDateOf(grid.firstDay)).toBe(firstDay)
    expect(grid.weekCount).toBe(weekCount)
    expect(civilDateOf(grid.monthStart)).toBe(`${month}-01`)
  })

  it('holds the whole month, starts on the week start, and has no week without a day of it', () => {
    const anyMonth = fc
      .tuple(fc.integer({ min: 1901, max: 2199 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        anyMonth,
        fc.constantFrom('sunday' as const, 'monday' as const),
        (month, start) => {
          const { firstDay, weekCount, monthStart, monthEnd } = monthGridOf(month, start)
          expect(weekdayOf(firstDay)).toBe(start === 'sunday' ? 0 : 1)
          expect(firstDay).toBeLessThanOrEqual(monthStart)
          expect(monthStart - firstDay).toBeLessThan(7)
          expect(firstDay + weekCount * 7).toBeGreaterThanOrEqual(monthEnd)
          expect(firstDay + weekCount * 7 - monthEnd).toBeLessThan(7)
        },
      ),
    )
  })

  it('refuses a text that is no month', () => {
    expect(() => monthGridOf('2026-13', 'sunday')).toThrow(RangeError)
  })
})

describe('walking through months', () => {
  it.each([
    { from: '2026-11', count: 1, to: '2026-12' },
    { from: '2026-12', count: 1, to: '2027-01' },
    { from: '2026-01', count: -1, to: '2025-12' },
    { from: '2026-05', count: -29, to: '2023-12' },
    { from: '2026-05', count: 0, to: '2026-05' },
  ])('$count months from $from is $to', ({ from, count, to }) => {
    expect(addCivilMonths(from, count)).toBe(to)
  })

  it('names the month of a day', () => {
    expect(civilMonthOf(0)).toBe('1970-01')
    expect(civilMonthOf(-1)).toBe('1969-12')
  })
})
