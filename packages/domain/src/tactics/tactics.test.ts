import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf, endOfMonth, startOfMonth } from '../calendar-dates'
import {
  asWholeMonths,
  durationMinutes,
  isInitiative,
  isLongRunning,
  isRelatable,
  isShort,
  judgeNotesLength,
  moveTactic,
  newItemDates,
  resizeTactic,
  touchedDays,
  unpark,
  validateTactic,
  withDuration,
  withoutDuration,
} from './index'

const TODAY = dayNumberOf('2026-11-18')

function item(startDate: string, endDate: string, rest: { isAllDay?: boolean } = {}) {
  return {
    startDate,
    endDate,
    isAllDay: true,
    isUnscheduled: false,
    isNested: false,
    isMonthly: false,
    rrule: null,
    ...rest,
  }
}
const timed = { isAllDay: false }
const allDay = (from: string, to: string) => item(`${from}T08:00:00`, `${to}T08:00:00`)

describe('how long an item is', () => {
  it.each([
    ['one day', allDay('2026-03-03', '2026-03-03'), 1, 1440],
    ['start and end count', allDay('2026-03-01', '2026-03-21'), 21, 21 * 1440],
    ['a moment lasts a minute', item('2026-03-03T08:00:00', '2026-03-03T08:00:00', timed), 1, 1],
    ['an hour', item('2026-03-03T08:00:00', '2026-03-03T09:00:00', timed), 1, 60],
    [
      'a timed item that ends at midnight does not touch the next day',
      item('2026-03-03T22:00:00', '2026-03-04T00:00:00', timed),
      1,
      120,
    ],
    [
      'over midnight it touches two',
      item('2026-03-03T22:00:00', '2026-03-04T00:30:00', timed),
      2,
      150,
    ],
    [
      'an all-day item that ends at midnight touches that day',
      item('2026-03-03T00:00:00', '2026-03-04T00:00:00'),
      2,
      2880,
    ],
    [
      'the night of a clock change is as long as any other',
      item('2026-03-08T00:00:00', '2026-03-08T04:00:00', timed),
      1,
      240,
    ],
    ['an end before the start counts as the start', allDay('2026-03-03', '2026-03-01'), 1, 1440],
  ])('%s', (_sentence, dates, days, minutes) => {
    expect(touchedDays(dates)).toBe(days)
    expect(durationMinutes(dates)).toBe(minutes)
  })

  it.each([
    ['20 days are not long-running', '2026-03-20', true, false],
    ['21 days are', '2026-03-21', true, true],
    ['22 days are', '2026-03-22', true, true],
    ['but only in a paid channel', '2026-03-22', false, false],
  ])('%s', (_sentence, end, isPaidMedia, expected) => {
    expect(isLongRunning(allDay('2026-03-01', end), { isPaidMedia })).toBe(expected)
  })

  it('nothing in the parking lot is long-running', () => {
    const parked = { ...allDay('2026-03-01', '2026-04-30'), isUnscheduled: true }
    expect(isLongRunning(parked, { isPaidMedia: true })).toBe(false)
  })

  it.each([
    ['4 days are short', '2026-03-04', true],
    ['5 days are not', '2026-03-05', false],
  ])('%s', (_sentence, end, expected) => {
    expect(isShort(allDay('2026-03-01', end))).toBe(expected)
  })
})

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

describe('dates of the form', () => {
  it.each([
    ['a preset moment is kept', '2026-12-24T15:00:00', '2026-12-24T15:00:00'],
    ['a preset day is 08:00', '2026-12-24', '2026-12-24T08:00:00'],
    ['without a preset it is today at 08:00', null, '2026-11-18T08:00:00'],
    ['nonsense counts as no preset', 'tomorrow', '2026-11-18T08:00:00'],
  ])('a new tactic: %s', (_sentence, preset, start) => {
    expect(newItemDates(preset, TODAY, 'tactic')).toEqual({
      startDate: start,
      endDate: start,
      isAllDay: false,
    })
  })

  it('a new initiative lasts the whole day', () => {
    expect(newItemDates('2026-12-24T15:00:00', TODAY, 'initiative')).toEqual({
      startDate: '2026-12-24T08:00:00',
      endDate: '2026-12-24T08:00:00',
      isAllDay: true,
    })
  })

  it('with a duration the times are 08:00 and the end is raised to the start', () => {
    expect(withDuration(item('2026-03-03T15:00:00', '2026-03-01T10:00:00', timed))).toEqual({
      startDate: '2026-03-03T08:00:00',
      endDate: '2026-03-03T08:00:00',
      isAllDay: true,
    })
  })

  it('without a duration the end is the start', () => {
    expect(withoutDuration(item('2026-03-03T15:00:00', '2026-03-09T10:00:00'))).toEqual({
      startDate: '2026-03-03T15:00:00',
      endDate: '2026-03-03T15:00:00',
      isAllDay: false,
    })
  })

  it('whole months reach from a first to a last day, for every pair of dates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 400 }),
        (startDay, length) => {
          const dates = asWholeMonths(
            item(civilDateTimeOf(startDay, 0), civilDateTimeOf(startDay + length, 0)),
          )
          const first = dayNumberOf(dates.startDate)
          const last = dayNumberOf(dates.endDate)
          expect(first).toBe(startOfMonth(startDay))
          expect(last).toBe(endOfMonth(startDay + length))
        },
      ),
    )
  })

  it('out of the parking lot an item starts on the first of this month', () => {
    expect(unpark(TODAY)).toEqual({
      isUnscheduled: false,
      startDate: '2026-11-01T08:00:00',
      endDate: '2026-11-01T08:00:00',
    })
  })
})

describe('initiatives', () => {
  it('are flagged as such, or lie in a channel of initiatives', () => {
    expect(isInitiative({ isInitiative: true }, { kind: 'standard' })).toBe(true)
    expect(isInitiative({ isInitiative: false }, { kind: 'initiatives' })).toBe(true)
    expect(isInitiative({ isInitiative: false }, { kind: 'standard' })).toBe(false)
  })

  const tactic = allDay('2026-06-01', '2026-06-10')
  it.each([
    ['60 days before it is offered', allDay('2026-03-01', '2026-04-02'), true],
    ['61 days before it is not', allDay('2026-03-01', '2026-04-01'), false],
    ['60 days after it is offered', allDay('2026-08-09', '2026-08-20'), true],
    ['61 days after it is not', allDay('2026-08-10', '2026-08-20'), false],
    ['around it it is', allDay('2026-01-01', '2026-12-31'), true],
    ['parked it is not', { ...tactic, isUnscheduled: true }, false],
  ])('%s', (_sentence, initiative, expected) => {
    expect(isRelatable(initiative, tactic, { isLead: false })).toBe(expected)
  })

  it('of nested plans are not offered on a lead plan', () => {
    const nested = { ...tactic, isNested: true }
    expect(isRelatable(nested, tactic, { isLead: true })).toBe(false)
    expect(isRelatable(nested, tactic, { isLead: false })).toBe(true)
  })
})

describe('saving an item', () => {
  const draft = {
    title: 'Spring mailing',
    tacticTypeId: 501,
    startDate: '2026-03-03T08:00:00',
    endDate: '2026-03-03T08:00:00',
    isUnscheduled: false,
  }
  it.each([
    ['a title, a type and dates are enough', {}, []],
    ['a blank title is missing', { title: ' ' }, ['title: required']],
    ['a title of 255 characters is allowed', { title: 'x'.repeat(255) }, []],
    ['a title of 256 characters is too long', { title: 'x'.repeat(256) }, ['title: too-long']],
    ['no type is missing', { tacticTypeId: null }, ['tacticTypeId: required']],
    ['an end before the start', { endDate: '2026-03-03T07:59:00' }, ['endDate: end-before-start']],
    [
      'a date that does not exist',
      { startDate: '2026-02-30T08:00:00' },
      ['startDate: invalid-date'],
    ],
    [
      'everything at once, in the order of the form',
      { title: '', tacticTypeId: null, startDate: 'x', endDate: 'y' },
      [
        'title: required',
        'tacticTypeId: required',
        'startDate: invalid-date',
        'endDate: invalid-date',
      ],
    ],
    ['dates do not matter in the parking lot', { isUnscheduled: true, endDate: 'x' }, []],
  ])('%s', (_sentence, change, expected) => {
    const errors = validateTactic({ ...draft, ...change })
    expect(errors.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected)
  })

  it.each([
    [999_900, 'fine'],
    [999_901, 'near-limit'],
    [1_000_000, 'near-limit'],
    [1_000_001, 'too-long'],
  ])('notes of %i characters are %s', (length, expected) => {
    expect(judgeNotesLength(length)).toBe(expected)
  })
})
