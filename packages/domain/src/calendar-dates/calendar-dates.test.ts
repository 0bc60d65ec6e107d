import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  addMonths,
  civilDateOf,
  civilDateTimeOf,
  correctRange,
  dayNumberOf,
  dayOfMonthOf,
  daysInMonth,
  endOfMonth,
  formatShortDate,
  isCivilDate,
  isCivilDateTime,
  minutesOfDay,
  nearestDateOf,
  startOfMonth,
  startOfWeek,
  weekdayOf,
  yearMonthOf,
} from './index'

const FIRST_DAY = dayNumberOf('1900-01-01')
const LAST_DAY = dayNumberOf('9999-12-31')
const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
const anyDayButTheLastYears = fc.integer({ min: FIRST_DAY + 400, max: LAST_DAY - 400 })

describe('day numbers', () => {
  it.each([
    ['the epoch is day 0', '1970-01-01', 0],
    ['the day before the epoch is negative', '1969-12-31', -1],
    ['1900 was not a leap year', '1900-03-01', -25_508],
    ['2000 was a leap year', '2000-02-29', 11_016],
    ['2100 will not be one', '2100-03-01', 47_541],
    ['a date-time drops its time', '2026-11-18T23:59:59', 20_775],
  ])('%s', (_sentence, text, day) => {
    expect(dayNumberOf(text)).toBe(day)
    expect(civilDateOf(day)).toBe(text.slice(0, 10))
  })

  it('agree with the calendar of the platform in UTC for every day that a date can name', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const platform = new Date(day * 86_400_000)
        expect(civilDateOf(day)).toBe(platform.toISOString().slice(0, 10))
        expect(weekdayOf(day)).toBe(platform.getUTCDay())
      }),
    )
  })

  it('survive the round trip through text', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayNumberOf(civilDateOf(day))).toBe(day)
      }),
    )
  })

  it.each([
    ['an impossible day', '2026-02-30'],
    ['a leap day in a common year', '2025-02-29'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-10'],
    ['day 0', '2026-01-00'],
    ['a year before 1900', '1899-12-31'],
    ['a short year', '26-01-01'],
    ['slashes', '2026/01/01'],
    ['an instant with a zone', '2026-01-01T08:00:00Z'],
    ['an offset', '2026-01-01T08:00:00+02:00'],
    ['a time without seconds', '2026-01-01T08:00'],
    ['hour 24', '2026-01-01T24:00:00'],
    ['minute 60', '2026-01-01T08:60:00'],
    ['blanks around', ' 2026-01-01'],
    ['digits of another script', '２０２６-01-01'],
    ['nothing', ''],
  ])('%s is refused', (_sentence, text) => {
    expect(isCivilDate(text)).toBe(false)
    expect(isCivilDateTime(text)).toBe(false)
    expect(() => dayNumberOf(text)).toThrow(RangeError)
  })

  it.each([
    ['a day before 1900', FIRST_DAY - 1],
    ['a day after 9999', LAST_DAY + 1],
    ['half a day', 0.5],
    ['no number', Number.NaN],
  ])('%s cannot be written as a date', (_sentence, day) => {
    expect(() => civilDateOf(day)).toThrow(RangeError)
  })

  it('the nearest date of a day beyond both ends is the first or the last one', () => {
    const days = [FIRST_DAY - 1, FIRST_DAY, LAST_DAY, LAST_DAY + 1]
    const dates = ['1900-01-01', '1900-01-01', '9999-12-31', '9999-12-31']
    expect(days.map((day) => nearestDateOf(day))).toEqual(dates)
  })

  it('a date is not a date-time and the reverse', () => {
    expect(isCivilDate('2026-11-18T08:00:00')).toBe(false)
    expect(isCivilDateTime('2026-11-18')).toBe(false)
  })
})

describe('times', () => {
  it.each([
    ['08:00 is 480 minutes after midnight', 0, 480, '1970-01-01T08:00:00'],
    ['the last minute of a day', 0, 1439, '1970-01-01T23:59:00'],
    ['1440 minutes are the next midnight', 0, 1440, '1970-01-02T00:00:00'],
    ['a negative minute belongs to the day before', 0, -1, '1969-12-31T23:59:00'],
  ])('%s', (_sentence, day, minutes, text) => {
    expect(civilDateTimeOf(day, minutes)).toBe(text)
  })

  it('survive the round trip through text', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const text = civilDateTimeOf(day, minutes)
        expect(isCivilDateTime(text)).toBe(true)
        expect(dayNumberOf(text)).toBe(day)
        expect(minutesOfDay(text)).toBe(minutes)
      }),
    )
  })

  it('refuse fractions and dates without a time', () => {
    expect(() => civilDateTimeOf(0, 1.5)).toThrow(RangeError)
    expect(() => minutesOfDay('2026-11-18')).toThrow(RangeError)
  })
})

describe('weeks and months', () => {
  it.each([
    ['a Wednesday belongs to the Sunday before', '2026-11-18', 'sunday', '2026-11-15'],
    ['or to the Monday before', '2026-11-18', 'monday', '2026-11-16'],
    ['a Sunday begins its own week', '2026-11-15', 'sunday', '2026-11-15'],
    ['unless weeks begin on Monday', '2026-11-15', 'monday', '2026-11-09'],
    ['weeks cross years', '2027-01-01', 'monday', '2026-12-28'],
  ] as const)('%s', (_sentence, date, weekStartDay, expected) => {
    expect(civilDateOf(startOfWeek(dayNumberOf(date), weekStartDay))).toBe(expected)
  })

  it('the start of a week is at most six days back and begins with the right weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('sunday' as const, 'monday' as const), (day, first) => {
        const start = startOfWeek(day, first)
        expect(day - start).toBeGreaterThanOrEqual(0)
        expect(day - start).toBeLessThan(7)
        expect(weekdayOf(start)).toBe(first === 'sunday' ? 0 : 1)
      }),
    )
  })

  it('months lie end to end and know their days', () => {
    fc.assert(
      fc.property(anyDayButTheLastYears, (day) => {
        const { year, month } = yearMonthOf(day)
        expect(endOfMonth(day) - startOfMonth(day) + 1).toBe(daysInMonth(year, month))
        expect(startOfMonth(endOfMonth(day) + 1)).toBe(endOfMonth(day) + 1)
        expect(dayOfMonthOf(day)).toBe(Number(civilDateOf(day).slice(8)))
      }),
    )
  })

  it.each([
    ['the day stays', '2026-11-18', 2, '2027-01-18'],
    ['the 31st becomes the last day', '2026-01-31', 1, '2026-02-28'],
    ['29 February exists in leap years', '2028-01-31', 1, '2028-02-29'],
    ['back over a year', '2026-01-15', -13, '2024-12-15'],
    ['29 February a year on is the 28th', '2028-02-29', 12, '2029-02-28'],
  ])('adding months: %s', (_sentence, date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('days can be added over the end of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})

describe('ranges', () => {
  it.each([
    ['in order stays', '2026-11-01', '2026-11-30', 'start', '2026-11-01', '2026-11-30'],
    ['one day is in order', '2026-11-01', '2026-11-01', 'end', '2026-11-01', '2026-11-01'],
    ['a start past the end', '2026-12-05', '2026-11-30', 'start', '2026-12-05', '2027-01-04'],
    ['an end before the start', '2026-11-01', '2026-10-15', 'end', '2026-09-15', '2026-10-15'],
  ] as const)('%s', (_sentence, start, end, changed, correctedStart, correctedEnd) => {
    expect(correctRange({ start, end }, changed)).toEqual({
      start: correctedStart,
      end: correctedEnd,
    })
  })

  it('a corrected range is in order and keeps what the person chose', () => {
    fc.assert(
      fc.property(
        anyDayButTheLastYears,
        anyDayButTheLastYears,
        fc.constantFrom('start' as const, 'end' as const),
        (startDay, endDay, changed) => {
          const range = { start: civilDateOf(startDay), end: civilDateOf(endDay) }
          const corrected = correctRange(range, changed)
          expect(corrected[changed]).toBe(range[changed])
          expect(dayNumberOf(corrected.start)).toBeLessThanOrEqual(dayNumberOf(corrected.end))
        },
      ),
    )
  })
})

describe('texts', () => {
  it('days are written mm/dd/yy, from a date or a date-time', () => {
    expect(formatShortDate('2026-11-18')).toBe('11/18/26')
    expect(formatShortDate('2005-01-02T08:00:00')).toBe('01/02/05')
    expect(() => formatShortDate('2026-11-31')).toThrow(RangeError)
  })
})
