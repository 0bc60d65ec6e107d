import { englishLocale } from '@throughline/domain/locale'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { boundsAround } from './date-bounds'
import { readTypedDate } from './typed-date'

const TODAY = '2026-11-18'
const bounds = boundsAround(TODAY)
const read = (text: string) => readTypedDate(text, TODAY, bounds)

describe('readTypedDate', () => {
  it.each([
    ['the written form', '11/20/26', '2026-11-20'],
    ['single digits', '3/3/26', '2026-03-03'],
    ['a year of four digits', '03/03/2030', '2030-03-03'],
    ['dashes', '03-03-26', '2026-03-03'],
    ['dots', '3.3.26', '2026-03-03'],
    ['dots, the second number being no month', '12.24.26', '2026-12-24'],
    ['year first', '2027-03-22', '2027-03-22'],
    ['year first, with slashes and single digits', '2027/3/2', '2027-03-02'],
    ['digits only, year first', '20270322', '2027-03-22'],
    ['a name of a month', 'Mar 22, 2027', '2027-03-22'],
    ['a whole name', 'september 3 2027', '2027-09-03'],
    ['four letters', 'Sept. 3, 2027', '2027-09-03'],
    ['day first with a name', '22-Mar-27', '2027-03-22'],
    ['a weekday and an ordinal', 'Monday, March 22nd, 2027', '2027-03-22'],
    ['a name without a year', '22 Mar', '2026-03-22'],
    ['spaces', '3 3 26', '2026-03-03'],
    ['digits only', '112026', '2026-11-20'],
    ['digits only, long year', '11202026', '2026-11-20'],
    ['no year means this year', '12/24', '2026-12-24'],
    ['space around it', '  11/20/26 ', '2026-11-20'],
    ['the 29th of February of a leap year', '2/29/28', '2028-02-29'],
    ['the first day allowed', '1/1/16', '2016-01-01'],
    ['the last day allowed', '12/31/36', '2036-12-31'],
  ])('%s', (_title, text, date) => {
    expect(read(text)).toEqual({ code: 'date', date })
  })

  it.each([
    ['no thirteenth month', '13/01/26'],
    ['no month zero', '0/10/26'],
    ['no 31st of November', '11/31/26'],
    ['no 29th of February in 2026', '2/29/26'],
    ['words', 'tomorrow'],
    ['a month and a year', 'Mar 2027'],
    ['a name that is no month', 'Mer 22, 2027'],
    ['a time behind a day', '2027-03-22T08:00:00'],
    ['a day alone', '20'],
    ['three digits of a year', '11/20/026'],
    ['something behind it', '11/20/26 8:00'],
    ['one digit of a year', '11/20/6'],
    ['a separator at the end', '11/20/'],
    ['a separator at the start', '/11/20'],
    ['seven digits', '1120202'],
    ['no 29th of February this year', '2/29'],
  ])('%s', (_title, text) => {
    expect(read(text)).toEqual({ code: 'unreadable' })
  })

  it('refuses dots between numbers that may be day first, with both days', () => {
    expect(read('3.4.26')).toEqual({ code: 'ambiguous', dates: ['2026-03-04', '2026-04-03'] })
  })

  it('tells a day out of reach from an unreadable one', () => {
    expect(read('1/1/37')).toEqual({ code: 'out-of-bounds', date: '2037-01-01' })
    expect(read('12/31/2015')).toEqual({ code: 'out-of-bounds', date: '2015-12-31' })
  })

  it('completes a text without a year by the day that is edited', () => {
    const near = (text: string) => readTypedDate(text, TODAY, bounds, '2028-06-01')
    expect(near('3/15')).toEqual({ code: 'date', date: '2028-03-15' })
    expect(near('Feb 29')).toEqual({ code: 'date', date: '2028-02-29' })
    expect(near('3/15/27')).toEqual({ code: 'date', date: '2027-03-15' })
  })

  it('takes nothing for no date', () => {
    expect(read('   ')).toEqual({ code: 'empty' })
  })

  it('takes two digits for the closest year, across a century', () => {
    const around2098 = boundsAround('2098-06-01')
    expect(readTypedDate('1/1/03', '2098-06-01', around2098)).toEqual({
      code: 'date',
      date: '2103-01-01',
    })
  })

  it.each([
    ['49 years on', '1/1/75', '2075-01-01'],
    ['50 years back, rather than 50 years on', '1/1/76', '1976-01-01'],
  ])('takes two digits for the closest year: %s', (_title, text, date) => {
    expect(read(text)).toEqual({ code: 'out-of-bounds', date })
  })

  it('reads back what it writes, for every day within ten years', () => {
    const day = fc.record({
      year: fc.integer({ min: 2016, max: 2036 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    fc.assert(
      fc.property(day, (parts) => {
        const date = [parts.year, parts.month, parts.day]
          .map((part) => String(part).padStart(2, '0'))
          .join('-')
        expect(read(englishLocale.day(date))).toEqual({ code: 'date', date })
      }),
    )
  })
})
