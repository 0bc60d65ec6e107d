import { dayNumberOf, dayOfMonthOf } from '@throughline/domain/calendar-dates'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dateAxisOf } from './date-axis'

const OTHER_DAY = '2020-01-01'

/** Returns the texts of the ticks in order: a month with `*`, no text as `-`, today in brackets. */
function drawn(startDay: string, dayCount: number, today = OTHER_DAY, weekStart = 'sunday') {
  const axis = dateAxisOf(
    dayNumberOf(startDay),
    dayCount,
    weekStart === 'monday' ? 'monday' : 'sunday',
    dayNumberOf(today),
  )
  const texts = axis.ticks.map(({ text, day }) =>
    text === 'none' ? '-' : `${dayOfMonthOf(day)}${text === 'month' ? '*' : ''}`,
  )
  const mark = axis.todayColumn === null ? '' : ` [${axis.todayColumn}]`
  return `${texts.join(' ')}${mark}${axis.hasTodayMonth ? '*' : ''}`
}

describe('the dates above the bars', () => {
  it.each([
    ['weeks from the first, and the next month', '2026-11-01', 35, undefined, '1* 8 15 22 29 1*'],
    [
      'a month begins soon after the first week',
      '2026-11-29',
      42,
      undefined,
      '29 1* 6 13 20 27 1* -',
    ],
    ['a month begins in the middle of a week', '2026-03-29', 35, undefined, '29* 1* 5 12 19 26 1'],
    ['a month begins on the last day', '2026-09-27', 5, undefined, '27* 28 29 30 1*'],
    ['days that begin in the middle of a week', '2026-11-03', 14, undefined, '3* 8 15'],
    ['today between two weeks', '2026-11-01', 35, '2026-11-18', '1* 8 15 22 29 1* [17]'],
    ['today right after a week begins', '2026-11-01', 35, '2026-11-16', '1* 8 - 22 29 1* [15]'],
    ['today on a week start', '2026-11-01', 35, '2026-11-15', '1* 8 - 22 29 1* [14]'],
    ['today on the first says the month', '2026-11-01', 35, '2026-11-01', '- 8 15 22 29 1* [0]*'],
    ['a few days have a tick each', '2026-11-16', 4, '2026-11-17', '16* - 18 19 [1]'],
    ['today is the day before', '2026-11-16', 4, '2026-11-15', '16* 17 18 19'],
    ['today is the day after', '2026-11-16', 4, '2026-11-20', '16* 17 18 19'],
    ['one day is not marked', '2026-11-18', 1, '2026-11-18', '18*'],
  ])('%s', (_sentence, startDay, dayCount, today, expected) => {
    expect(drawn(startDay, dayCount, today)).toBe(expected)
  })

  it('follows the first day of the week', () => {
    expect(drawn('2026-10-26', 42, OTHER_DAY, 'monday')).toBe('26* 1* - 9 16 23 - 1*')
  })

  it('never lets texts meet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 8, max: 60 }),
        fc.constantFrom('sunday', 'monday'),
        fc.integer({ min: -3, max: 63 }),
        (start, dayCount, weekStart, todayAfter) => {
          const { ticks, todayColumn } = dateAxisOf(start, dayCount, weekStart, start + todayAfter)
          const texts = ticks.filter(({ text }) => text !== 'none')
          texts.forEach(({ column, day, text }, at) => {
            const width = text === 'month' ? 3 : dayOfMonthOf(day) < 10 ? 1 : 2
            expect(column + width).toBeLessThanOrEqual(texts[at + 1]?.column ?? dayCount)
            if (todayColumn === null) return
            expect(todayColumn >= column && todayColumn < column + width).toBe(false)
          })
        },
      ),
    )
  })
})
