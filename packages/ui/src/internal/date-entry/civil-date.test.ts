import { englishLocale } from '@throughline/domain/locale'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { addDays, addMonths, startOfMonth } from './civil-date'
import { fromLocalDate, toLocalDate } from './local-date'
import { readTypedDate } from './typed-date'

const dates = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))

describe('civil dates', () => {
  it.each([
    ['over the end of a month', addDays('2026-11-30', 1), '2026-12-01'],
    ['back over the end of a year', addDays('2027-01-01', -1), '2026-12-31'],
    ['a leap day', addDays('2028-02-28', 1), '2028-02-29'],
    ['over a change of clocks', addDays('2026-03-28', 2), '2026-03-30'],
    ['a month on, into a shorter one', addMonths('2026-01-31', 1), '2026-02-28'],
    ['a month back over a year', addMonths('2026-01-15', -1), '2025-12-15'],
    ['the first of a month', startOfMonth('2026-11-18'), '2026-11-01'],
  ])('%s', (_title, answer, expected) => {
    expect(answer).toBe(expected)
  })

  it('goes some days on and the same back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })

  it('goes through the local clock and back without losing a day', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(fromLocalDate(toLocalDate(date))).toBe(date)
      }),
    )
  })

  describe('in a zone that skipped 30 December 2011', () => {
    afterEach(() => {
      vi.unstubAllEnvs()
    })

    it('that day is a day like others', () => {
      vi.stubEnv('TZ', 'Pacific/Apia')
      expect(new Date(2011, 11, 30, 12).getDate()).toBe(31)
      expect(addDays('2011-12-29', 1)).toBe('2011-12-30')
      expect(addMonths('2012-01-30', -1)).toBe('2011-12-30')
      expect(englishLocale.day('2011-12-30')).toBe('12/30/11')
      const bounds = { minDate: '2011-01-01', maxDate: '2012-12-31' }
      expect(readTypedDate('12/30/11', '2011-12-30', bounds)).toEqual({
        code: 'date',
        date: '2011-12-30',
      })
    })
  })
})
