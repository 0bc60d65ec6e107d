import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import { isWithinHours, moveTacticToTime, resizeTacticToTime } from './reschedule-time'
import type { Reschedulable } from './reschedule'
import { allDay, DAY, at, item, say } from './fixtures/timed-items'

describe('resizing among the hours', () => {
  it.each<[string, Reschedulable, 'start' | 'end', minutes: number, string]>([
    ['moves the end', item('18T09:00', '18T10:00'), 'end', at(11, 15), '18T09:00 18T11:15'],
    ['moves the start', item('18T09:00', '18T10:00'), 'start', at(8), '18T08:00 18T10:00'],
    [
      'gives a moment a length',
      item('18T09:00', '18T09:00'),
      'end',
      at(9, 45),
      '18T09:00 18T09:45',
    ],
    [
      'leaves a step before the end',
      item('18T09:00', '18T10:00'),
      'start',
      at(12),
      '18T09:45 18T10:00',
    ],
    [
      'leaves a step after the start',
      item('18T09:00', '18T10:00'),
      'end',
      at(7),
      '18T09:00 18T09:15',
    ],
    [
      'stops at the midnight after',
      item('18T09:00', '18T10:00'),
      'end',
      at(25),
      '18T09:00 19T00:00',
    ],
    [
      'stops at the midnight before',
      item('18T09:00', '18T10:00'),
      'start',
      -30,
      '18T00:00 18T10:00',
    ],
    ['changes nothing at the same place', item('18T09:00', '18T10:00'), 'end', at(10), 'unchanged'],
    [
      'leaves all-day items to their days',
      item('18T08:00', '19T08:00', allDay),
      'end',
      at(10),
      'unchanged',
    ],
    [
      'refuses what repeats',
      item('18T09:00', '18T10:00', { rrule: 'FREQ=DAILY' }),
      'end',
      at(11),
      'repeating',
    ],
  ])('%s', (_sentence, from, edge, minutes, said) => {
    expect(say(resizeTacticToTime(from, edge, minutes))).toBe(said)
  })
})

describe('whether an item lies among the hours of a day', () => {
  it.each([
    ['one hour', 480, 540, false, true],
    ['one moment', 480, 480, false, true],
    ['up to the next midnight', 480, 1440, false, true],
    ['a minute short of 24 hours', 0, 1439, false, true],
    ['24 hours from midnight to midnight', 0, 1440, false, false],
    ['over midnight', 1380, 1500, false, false],
    ['all day', 480, 480, true, false],
  ])('%s', (_sentence, start, end, isAllDay, expected) => {
    const dates = {
      startDate: civilDateTimeOf(DAY, start),
      endDate: civilDateTimeOf(DAY, end),
      isAllDay,
    }
    expect(isWithinHours(dates)).toBe(expected)
  })
})

describe('any timed item of one day', () => {
  const timedArbitrary = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
    .map(([start, length]): Reschedulable => ({
      startDate: civilDateTimeOf(DAY, start),
      endDate: civilDateTimeOf(DAY, Math.min(1440, start + length)),
      isAllDay: false,
      isUnscheduled: false,
      rrule: null,
      isMonthly: false,
    }))
    .filter((each) => isWithinHours(each))

  it('stays among the hours of the day it is put on, wherever it is pulled', () => {
    fc.assert(
      fc.property(timedArbitrary, fc.integer({ min: -3000, max: 3000 }), (each, minutes) => {
        const result = moveTacticToTime(each, { day: DAY + 1, minutes })
        expect(result.code).toBe('changed')
        if (result.code !== 'changed') return
        expect(isWithinHours(result.dates)).toBe(true)
        expect(dayNumberOf(result.dates.startDate)).toBe(DAY + 1)
      }),
    )
  })

  it('comes back by the way it went', () => {
    fc.assert(
      fc.property(timedArbitrary, fc.integer({ min: 0, max: 1439 }), (each, minutes) => {
        const there = moveTacticToTime(each, { day: DAY + 1, minutes })
        if (there.code !== 'changed') return
        const back = moveTacticToTime(
          { ...each, ...there.dates },
          {
            day: DAY,
            minutes:
              Number(each.startDate.slice(11, 13)) * 60 + Number(each.startDate.slice(14, 16)),
          },
        )
        // An item that started less than one step before midnight stops one step before it.
        const isLate = each.startDate.slice(11) > '23:45:00'
        expect(isLate || (back.code === 'changed' && back.dates.startDate === each.startDate)).toBe(
          true,
        )
      }),
    )
  })
})
