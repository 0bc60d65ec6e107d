import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateOf, dayNumberOf, shiftDateRange } from './index'

describe('the range after or before another one', () => {
  it.each([
    ['a month', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['a quarter', '2026-10-01', '2026-12-31', '2027-01-01', '2027-03-31'],
    ['a year', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
    ['three years', '2025-01-01', '2027-12-31', '2028-01-01', '2030-12-31'],
    ['two weeks', '2026-11-01', '2026-11-14', '2026-11-15', '2026-11-28'],
    ['a month that begins on the second', '2026-01-02', '2026-02-01', '2026-02-02', '2026-03-04'],
    ['a single day', '2028-02-28', '2028-02-28', '2028-02-29', '2028-02-29'],
  ])('%s', (_sentence, start, end, nextStart, nextEnd) => {
    expect(shiftDateRange({ start, end }, 'next')).toEqual({ start: nextStart, end: nextEnd })
  })

  it.each([
    ['next', '9999-01-01', '9999-12-31'],
    ['previous', '1900-01-01', '1900-01-31'],
  ] as const)(
    'there is none %s to the last years that a date can name',
    (direction, start, end) => {
      expect(shiftDateRange({ start, end }, direction)).toBeNull()
    },
  )

  it('follows without a gap, and going back undoes going on', () => {
    const days = fc.integer({ min: dayNumberOf('1950-01-01'), max: dayNumberOf('2100-12-31') })
    fc.assert(
      fc.property(days, fc.nat(800), (first, length) => {
        const range = { start: civilDateOf(first), end: civilDateOf(first + length) }
        const next = shiftDateRange(range, 'next') ?? range
        expect(dayNumberOf(next.start)).toBe(first + length + 1)
        expect(shiftDateRange(next, 'previous')?.end).toBe(range.end)
      }),
    )
  })
})
