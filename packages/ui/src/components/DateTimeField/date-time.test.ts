import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '../../internal/date-entry/civil-date'
import { timeOfMinutes } from '../../internal/time-entry/typed-time'
import { dateTimeOf, partsOf } from './date-time'

describe('dateTimeOf', () => {
  it('puts together what was taken apart, for every minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.nat(1439), (days, minutes) => {
        const value = `${addDays('1970-01-01', days)}T${timeOfMinutes(minutes)}:00`
        expect(dateTimeOf(partsOf(value))).toBe(value)
      }),
    )
  })

  it('is nothing while one half is missing', () => {
    expect(dateTimeOf({ date: '2026-11-18', time: null })).toBeNull()
    expect(dateTimeOf({ date: null, time: '08:00' })).toBeNull()
    expect(partsOf(null)).toEqual({ date: null, time: null })
  })
})
