import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateTimeOf } from '../calendar-dates'
import { durationMinutes, isMoveOnCalendar, moveTactic, resizeTactic } from './index'
import { allDay, item, timed } from './fixtures/dated-items'

describe('moving an item', () => {
  it.each([
    [
      'keeps the times of day',
      item('2026-03-03T09:30:00', '2026-03-04T17:00:00', timed),
      7,
      '2026-03-10T09:30:00',
      '2026-03-11T17:00:00',
    ],
    [
      'goes back in time too',
      allDay('2026-03-03', '2026-03-05'),
      -3,
      '2026-02-28T08:00:00',
      '2026-03-02T08:00:00',
    ],
    [
      'crosses the night of a clock change without losing an hour',
      item('2026-03-07T02:30:00', '2026-03-07T03:30:00', timed),
      1,
      '2026-03-08T02:30:00',
      '2026-03-08T03:30:00',
    ],
  ])('%s', (_sentence, before, deltaDays, startDate, endDate) => {
    expect(moveTactic(before, deltaDays)).toEqual({
      code: 'changed',
      dates: { startDate, endDate, isAllDay: before.isAllDay },
    })
  })

  it.each([
    ['the first date', allDay('1900-01-02', '1900-01-05'), -2, -1],
    ['the last date', allDay('9999-12-28', '9999-12-30'), 2, 1],
    ['the first month', { ...allDay('1900-02-01', '1900-02-28'), isMonthly: true }, -62, -31],
    ['the last month', { ...allDay('9999-11-01', '9999-11-30'), isMonthly: true }, 61, 30],
  ])('beyond %s is refused, and up to it is not', (_sentence, before, beyond, within) => {
    expect(moveTactic(before, beyond)).toEqual({ code: 'out-of-range' })
    expect(moveTactic(before, within).code).toBe('changed')
    if (before.isMonthly) return
    const edge = beyond < 0 ? 'start' : 'end'
    expect(resizeTactic(before, edge, beyond)).toEqual({ code: 'out-of-range' })
    expect(resizeTactic(before, edge, within).code).toBe('changed')
  })

  it('there and back is where it was, and as long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -500, max: 500 }).filter((delta) => delta !== 0),
        fc.boolean(),
        (startDay, minutes, length, deltaDays, isAllDay) => {
          const before = item(
            civilDateTimeOf(startDay, minutes),
            civilDateTimeOf(startDay + length, minutes),
            { isAllDay },
          )
          const there = moveTactic(before, deltaDays)
          const away = there.code === 'changed' ? there.dates : null
          expect(away).not.toBeNull()
          const moved = { ...before, ...away }
          expect(durationMinutes(moved)).toBe(durationMinutes(before))
          expect(moveTactic(moved, -deltaDays)).toEqual({
            code: 'changed',
            dates: { startDate: before.startDate, endDate: before.endDate, isAllDay },
          })
        },
      ),
    )
  })

  const theme = { ...allDay('2026-03-01', '2026-03-31'), isMonthly: true }
  it.each([
    ['a monthly item snaps to the nearest month', theme, 20, '2026-04-01', '2026-04-30'],
    [
      'in the middle between two months it snaps to the later one',
      { ...allDay('2026-04-01', '2026-04-30'), isMonthly: true },
      15,
      '2026-05-01',
      '2026-05-31',
    ],
    ['back over a year', theme, -70, '2026-01-01', '2026-01-31'],
    [
      'and keeps its number of months',
      { ...allDay('2026-01-01', '2026-02-28'), isMonthly: true },
      31,
      '2026-02-01',
      '2026-03-31',
    ],
  ])('%s', (_sentence, before, deltaDays, first, last) => {
    expect(moveTactic(before, deltaDays)).toEqual({
      code: 'changed',
      dates: { startDate: `${first}T08:00:00`, endDate: `${last}T08:00:00`, isAllDay: true },
    })
  })

  it.each([
    ['a monthly item that is nudged stays', theme, 9, 'unchanged'],
    ['no distance is no change', allDay('2026-03-03', '2026-03-03'), 0, 'unchanged'],
    [
      'a repeating item cannot be moved',
      { ...allDay('2026-03-03', '2026-03-03'), rrule: 'FREQ=DAILY' },
      1,
      'repeating',
    ],
    [
      'a parked item is nowhere',
      { ...allDay('1970-01-01', '1970-01-01'), isUnscheduled: true },
      1,
      'unscheduled',
    ],
  ])('%s', (_sentence, before, deltaDays, code) => {
    expect(moveTactic(before, deltaDays).code).toBe(code)
  })
})

describe('a change of an item', () => {
  const dates = { startDate: '2026-03-12T09:30:00', endDate: '2026-03-12T10:30:00' }

  it.each<[sentence: string, change: object, isMove: boolean]>([
    ['of both dates is a move', dates, true],
    ['of one date is a move', { endDate: dates.endDate, title: undefined }, true],
    ['of the dates to whole days is a move', { ...dates, isAllDay: true }, true],
    ['to whole days alone is none', { isAllDay: true }, false],
    ['of the dates and the repeat is none', { ...dates, rrule: null }, false],
    ['of the dates and the title is none', { ...dates, title: 'Renamed' }, false],
    ['of nothing is none', {}, false],
  ])('%s', (_sentence, change, isMove) => {
    expect(isMoveOnCalendar(change)).toBe(isMove)
  })
})

describe('resizing an item', () => {
  const meeting = item('2026-03-03T09:30:00', '2026-03-03T10:00:00', timed)
  const night = item('2026-03-03T22:00:00', '2026-03-04T06:00:00', timed)
  const campaign = item('2026-03-03T08:00:00', '2026-03-05T08:00:00')
  it.each([
    ['its end moves', campaign, 'end', 2, '2026-03-03T08:00:00', '2026-03-07T08:00:00', true],
    ['its start moves', campaign, 'start', -1, '2026-03-02T08:00:00', '2026-03-05T08:00:00', true],
    [
      'the end stops at the start',
      campaign,
      'end',
      -9,
      '2026-03-03T08:00:00',
      '2026-03-03T08:00:00',
      true,
    ],
    [
      'the start stops at the end',
      campaign,
      'start',
      9,
      '2026-03-05T08:00:00',
      '2026-03-05T08:00:00',
      true,
    ],
    [
      'a timed item across days becomes all-day',
      meeting,
      'end',
      1,
      '2026-03-03T08:00:00',
      '2026-03-04T08:00:00',
      true,
    ],
    [
      'a night squeezed into a day does not end before it begins',
      night,
      'end',
      -1,
      '2026-03-03T22:00:00',
      '2026-03-03T22:00:00',
      false,
    ],
  ] as const)('%s', (_sentence, before, edge, deltaDays, startDate, endDate, isAllDay) => {
    expect(resizeTactic(before, edge, deltaDays)).toEqual({
      code: 'changed',
      dates: { startDate, endDate, isAllDay },
    })
  })

  it.each([
    ['monthly items cannot be resized', { ...campaign, isMonthly: true }, 'monthly'],
    ['repeating ones neither', { ...campaign, rrule: 'FREQ=DAILY' }, 'repeating'],
    ['the word custom is no repeat', { ...campaign, rrule: 'custom' }, 'changed'],
  ])('%s', (_sentence, before, code) => {
    expect(resizeTactic(before, 'end', 1).code).toBe(code)
  })

  it('of one day, the end dragged before the start changes nothing', () => {
    expect(resizeTactic(meeting, 'end', -1)).toEqual({ code: 'unchanged' })
  })
})
