import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { DateAction, Reschedulable } from '@throughline/domain/tactics'

import type { CalendarItem } from '../../../calendar-parts'
import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import { point, say, WEDNESDAY } from '../fixtures/day-points'
import { timedFixture } from '../fixtures/wednesday'
import { dragItem, placeOf, rescheduleByMinutes, stepItem, toggleAllDay } from './reschedule-item'
import type { DayPoint } from './reschedule-item'

const move: DateAction = { kind: 'move' }
const start: DateAction = { kind: 'resize', edge: 'start' }
const end: DateAction = { kind: 'resize', edge: 'end' }

/** An item that happens once and does not last whole months. */
const once = (item: CalendarItem): Reschedulable => ({
  ...item,
  isUnscheduled: false,
  isMonthly: false,
})

const timed = timedFixture(1, 'Newsletter', '09:00', '10:00')
const odd = timedFixture(1, 'Newsletter', '09:07', '09:40')
const moment = timedFixture(1, 'Newsletter', '09:00', '09:00')
const wholeDays = tacticFixture({ id: 1, on: '2026-11-18', to: '2026-11-19' })
const overnight = timedFixture(1, 'Night', '22:00', '23:00', { endDate: '2026-11-19T02:00:00' })

describe('a drag', () => {
  it.each<[string, typeof timed, DateAction, from: DayPoint, to: DayPoint, string]>([
    [
      'goes in steps of 15 minutes',
      timed,
      move,
      point('9:20'),
      point('10:01'),
      '18T09:45 18T10:45',
    ],
    [
      'keeps minutes that lie beside the steps',
      odd,
      move,
      point('9:20'),
      point('9:36'),
      '18T09:22 18T09:55',
    ],
    [
      'of less than half a step leads nowhere',
      timed,
      move,
      point('9:20'),
      point('9:26'),
      'unchanged',
    ],
    ['leads to another day', timed, move, point('9:20'), point('9:20', 2), '20T09:00 20T10:00'],
    [
      'into the all-day row takes the whole day',
      timed,
      move,
      point('9:20'),
      point('all-day', 1),
      '19T08:00 19T08:00 all day',
    ],
    [
      'out of the all-day row gives an hour from the quarter under the pointer',
      wholeDays,
      move,
      point('all-day'),
      point('13:29'),
      '18T13:15 18T14:15',
    ],
    [
      'within the all-day row moves by days',
      wholeDays,
      move,
      point('all-day', 1),
      point('all-day', 2),
      '19T08:00 20T08:00 all day',
    ],
    [
      'keeps the times of what goes on past midnight',
      overnight,
      move,
      point('all-day'),
      point('all-day', 1),
      '19T22:00 20T02:00',
    ],
    [
      'at the lower edge moves the end',
      timed,
      end,
      point('9:58'),
      point('11:14'),
      '18T09:00 18T11:15',
    ],
    [
      'at the upper edge moves the start',
      timed,
      start,
      point('9:02'),
      point('8:01'),
      '18T08:00 18T10:00',
    ],
    [
      'at an edge that goes nowhere leaves what is shorter than a step',
      moment,
      end,
      point('9:18'),
      point('9:20'),
      'unchanged',
    ],
    ['gives a moment a length', moment, end, point('9:18'), point('9:50'), '18T09:00 18T09:30'],
    [
      'above the hours takes the start to midnight',
      timed,
      start,
      point('9:02'),
      point('all-day'),
      '18T00:00 18T10:00',
    ],
    [
      'at the end of a bar moves its last day',
      wholeDays,
      end,
      point('all-day', 1),
      point('all-day', 3),
      '18T08:00 21T08:00 all day',
    ],
    [
      'at the start of a bar moves its first day',
      wholeDays,
      start,
      point('all-day'),
      point('all-day', -1),
      '17T08:00 19T08:00 all day',
    ],
  ])('%s', (_sentence, item, action, from, to, said) => {
    expect(say(dragItem(once(item), action, from, to))).toBe(said)
  })

  it('does the same as keys that go as far', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: -95, max: 95 }),
        fc.constantFrom(move, start, end),
        (quarter, steps, action) => {
          const minutes = Math.min(quarter * 15, 1380)
          const clock = (at: number): string =>
            `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
          const item = once(timedFixture(1, 'Newsletter', clock(minutes), clock(minutes + 45)))
          const to = minutes + steps * 15
          fc.pre(steps !== 0 && to >= 0 && to <= 1439)
          const from = { ...point('0:00'), minutes }
          const dragged = dragItem(item, action, from, { ...from, minutes: to })
          expect(dragged).toEqual(rescheduleByMinutes(item, action, steps * 15))
        },
      ),
    )
  })
})

describe('taking an item for its whole day', () => {
  it('and back gives it an hour at eight', () => {
    const there = toggleAllDay(once(timed))
    expect(say(there)).toBe('18T08:00 18T08:00 all day')
    if (there.code !== 'changed') return
    expect(say(toggleAllDay({ ...once(timed), ...there.dates }))).toBe('18T08:00 18T09:00')
  })
})

describe('the place of dates', () => {
  it('is among the hours for what touches one day, to the midnight after it', () => {
    expect(
      placeOf(timedFixture(1, 'Late', '23:00', '23:00', { endDate: '2026-11-19T00:00:00' })),
    ).toEqual({
      zone: 'hours',
      startDay: WEDNESDAY,
      endDayExclusive: WEDNESDAY + 1,
      startMinute: 1380,
      endMinute: 1440,
    })
  })

  it('is the all-day row for what touches several', () => {
    expect(placeOf(overnight)).toMatchObject({
      zone: 'all-day',
      startDay: WEDNESDAY,
      endDayExclusive: WEDNESDAY + 2,
    })
  })
})

describe('a key with Alt', () => {
  const right = { kind: 'move', x: 1, y: 0 } as const
  const down = { kind: 'move', x: 0, y: 1 } as const
  it.each([
    ['moves a day on', timed, right, '19T09:00 19T10:00'],
    ['moves a quarter of an hour on', timed, down, '18T09:15 18T10:15'],
    ['moves days on', wholeDays, right, '19T08:00 20T08:00 all day'],
    ['does not move days up or down', wholeDays, down, 'nothing'],
    ['with Shift moves the end', timed, { ...end, x: 0, y: 1 }, '18T09:00 18T10:15'],
    ['with Shift does not widen hours', timed, { ...end, x: 1, y: 0 }, 'nothing'],
    [
      'with Shift moves the last day',
      wholeDays,
      { ...end, x: 1, y: 0 },
      '18T08:00 20T08:00 all day',
    ],
    ['with Shift and Home moves the start', timed, { ...start, x: -1, y: 0 }, '18T08:45 18T10:00'],
    [
      'with Shift and Home moves the first day',
      wholeDays,
      { ...start, x: -1, y: 0 },
      '17T08:00 19T08:00 all day',
    ],
  ] as const)('%s', (_sentence, item, step, said) => {
    const outcome = stepItem(once(item), step)
    expect(outcome === null ? 'nothing' : say(outcome)).toBe(said)
  })
})

describe('an item that lasts whole months', () => {
  const monthly = { ...once(wholeDays), isMonthly: true }
  it('moves to the month that begins nearest', () => {
    const to = point('all-day', 20)
    expect(say(dragItem(monthly, move, point('all-day'), to))).toBe('01T08:00 31T08:00 all day')
  })

  it('keeps its length, and gets no hour', () => {
    expect(dragItem(monthly, end, point('all-day'), point('all-day', 3)).code).toBe('monthly')
    expect(dragItem(monthly, move, point('all-day'), point('9:00')).code).toBe('monthly')
  })
})
