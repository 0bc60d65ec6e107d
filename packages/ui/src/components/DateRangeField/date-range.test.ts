import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '../../internal/date-entry/civil-date'
import { rangeBetween, takeAlong } from './date-range'

const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days))
const range = { start: '2026-11-10', end: '2026-11-20' }

describe('takeAlong', () => {
  it.each([
    ['leaves a range in order', '2026-11-10', '2026-11-20', 'start', range],
    [
      'takes the end along',
      '2026-11-25',
      '2026-11-20',
      'start',
      { start: '2026-11-25', end: '2026-11-25' },
    ],
    [
      'takes the start along',
      '2026-11-10',
      '2026-11-05',
      'end',
      { start: '2026-11-05', end: '2026-11-05' },
    ],
  ] as const)('%s', (_title, start, end, changed, expected) => {
    expect(takeAlong({ start, end }, changed)).toEqual(expected)
  })
})

describe('rangeBetween', () => {
  it('is in order and holds both days, whichever came first', () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const { start, end } = rangeBetween(one, other)
        expect(start <= end).toBe(true)
        expect([start, end].sort()).toEqual([one, other].sort())
      }),
    )
  })
})
