import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateTimeOf, dayNumberOf, endOfMonth, startOfMonth } from '../calendar-dates'
import {
  asWholeMonths,
  durationMinutes,
  isInitiative,
  isRelatable,
  newItemDates,
  touchedDays,
  unpark,
  validateTactic,
  withDuration,
} from './index'
import { allDay, item, timed } from './fixtures/dated-items'

const TODAY = dayNumberOf('2026-11-18')

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
})
