import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, test } from 'vitest'
import { cutFlowRange, holdsDay, openingMonthOf, touchesMonthOf } from './flow-range'

const range = { start: '2026-03-10', end: '2026-11-18' }

describe('a range of days', () => {
  test.each([
    ['the day before it', '2026-03-09', false, true],
    ['its first day', '2026-03-10', true, true],
    ['its last day', '2026-11-18', true, true],
    ['the day after it', '2026-11-19', false, true],
    ['the month before it', '2026-02-28', false, false],
    ['the month after it', '2026-12-01', false, false],
  ])('and %s', (_what, date, isInside, isOfItsMonths) => {
    const day = dayNumberOf(date)
    expect([holdsDay(range, day), touchesMonthOf(range, day)]).toEqual([isInside, isOfItsMonths])
  })

  test.each([
    ['2026-11-18', '2026-11'],
    ['2026-11-19', '2026-03'],
  ])('opens on %s at the month %s', (today, month) => {
    expect(openingMonthOf(range, dayNumberOf(today))).toBe(month)
  })

  test('of three years with a leap day is complete, and a longer one ends there', () => {
    const threeYears = { start: '2027-01-01', end: '2029-12-31' }
    expect(cutFlowRange(threeYears)).toEqual(threeYears)
    expect(cutFlowRange({ ...threeYears, end: '2030-01-01' })).toEqual(threeYears)
  })
})
