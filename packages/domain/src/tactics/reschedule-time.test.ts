import { describe, expect, it } from 'vitest'
import { moveTacticToAllDay, moveTacticToTime } from './reschedule-time'
import type { Reschedulable } from './reschedule'
import { allDay, DAY, at, item, say } from './fixtures/timed-items'

describe('putting an item among the hours of a day', () => {
  it.each<[string, Reschedulable, day: number, minutes: number, string]>([
    ['keeps its length', item('18T09:00', '18T10:30'), 18, at(14, 15), '18T14:15 18T15:45'],
    ['goes to another day', item('18T09:00', '18T10:30'), 20, at(9), '20T09:00 20T10:30'],
    ['leaves a moment a moment', item('18T09:00', '18T09:00'), 18, at(10), '18T10:00 18T10:00'],
    ['may end at midnight', item('18T09:00', '18T10:00'), 18, at(23), '18T23:00 19T00:00'],
    [
      'is held at the midnight after',
      item('18T09:00', '18T10:00'),
      18,
      at(30),
      '18T23:00 19T00:00',
    ],
    ['is held at the midnight before', item('18T09:00', '18T10:00'), 18, -45, '18T00:00 18T01:00'],
    [
      'holds a moment a step before midnight',
      item('18T09:00', '18T09:00'),
      18,
      at(24),
      '18T23:45 18T23:45',
    ],
    [
      'does not pull back what stands later',
      item('18T23:50', '18T23:50'),
      18,
      at(24, 5),
      'unchanged',
    ],
    ['stays where it is', item('18T09:00', '18T10:00'), 18, at(9), 'unchanged'],
    [
      'gives an all-day item an hour',
      item('18T08:00', '20T08:00', allDay),
      18,
      at(11),
      '18T11:00 18T12:00',
    ],
    [
      'gives what touches several days an hour',
      item('18T22:00', '19T02:00'),
      19,
      at(11),
      '19T11:00 19T12:00',
    ],
    [
      'refuses what repeats',
      item('18T09:00', '18T10:00', { rrule: 'FREQ=DAILY' }),
      18,
      at(11),
      'repeating',
    ],
    [
      'refuses whole months',
      item('01T08:00', '30T08:00', { isAllDay: true, isMonthly: true }),
      18,
      at(11),
      'monthly',
    ],
    [
      'refuses the parking lot',
      item('18T09:00', '18T10:00', { isUnscheduled: true }),
      18,
      at(11),
      'unscheduled',
    ],
  ])('%s', (_sentence, from, day, minutes, said) => {
    expect(say(moveTacticToTime(from, { day: DAY - 18 + day, minutes }))).toBe(said)
  })
})

it.each([
  [
    'to the hours of a day',
    moveTacticToTime(item('18T09:00', '18T10:00'), { day: 2_932_897, minutes: 0 }),
  ],
  [
    'to midnight after the last date',
    moveTacticToTime(item('18T09:00', '18T10:00'), { day: 2_932_896, minutes: at(23) }),
  ],
  ['into the all-day row', moveTacticToAllDay(item('18T09:00', '18T10:00'), 2_932_897)],
])('an item stays before the day after the last date: %s', (_sentence, result) => {
  expect(result).toEqual({ code: 'out-of-range' })
})

describe('moving an item into the all-day row', () => {
  it.each<[string, Reschedulable, day: number, string]>([
    [
      'takes a timed one for its whole day',
      item('18T09:00', '18T10:30'),
      18,
      '18T08:00 18T08:00 all day',
    ],
    [
      'keeps the days that it touches',
      item('18T22:00', '19T02:00'),
      20,
      '20T08:00 21T08:00 all day',
    ],
    ['moves an all-day one', item('18T08:00', '19T08:00', allDay), 17, '17T08:00 18T08:00 all day'],
    ['leaves one at its place', item('18T08:00', '19T08:00', allDay), 18, 'unchanged'],
    [
      'refuses what repeats',
      item('18T09:00', '18T10:00', { rrule: 'FREQ=DAILY' }),
      18,
      'repeating',
    ],
  ])('%s', (_sentence, from, day, said) => {
    expect(say(moveTacticToAllDay(from, DAY - 18 + day))).toBe(said)
  })
})
