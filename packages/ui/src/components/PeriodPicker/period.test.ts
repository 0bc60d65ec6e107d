import { describe, expect, it } from 'vitest'

import { shiftPeriod } from './period'

const bounds = { minDate: '2026-01-10', maxDate: '2026-12-31' }

describe('shiftPeriod', () => {
  it.each([
    ['the next month begins on its first day', '2026-10-31', 'month', 1, '2026-11-01'],
    ['the previous month', '2026-03-31', 'month', -1, '2026-02-01'],
    ['the month of the first allowed day', '2026-02-01', 'month', -1, '2026-01-01'],
    ['no month before it', '2026-01-20', 'month', -1, null],
    ['no month behind the last', '2026-12-05', 'month', 1, null],
    ['back from a month behind the last', '2040-03-05', 'month', -1, '2040-02-01'],
    ['on from a day before the first', '2020-01-10', 'day', 1, '2020-01-11'],
    ['not further away', '2040-03-05', 'month', 1, null],
    ['the next day', '2026-11-30', 'day', 1, '2026-12-01'],
    ['no day before the first', '2026-01-10', 'day', -1, null],
  ] as const)('%s', (_title, date, mode, count, expected) => {
    expect(shiftPeriod(date, mode, count, bounds)).toBe(expected)
  })
})
