import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { Rescheduling } from '@throughline/domain/tactics'

import { tacticFixture } from '../../calendar-item/fixtures/plan-fixtures'
import { timedFixture } from '../fixtures/wednesday'
import {
  datesAt,
  datesBetween,
  judgeChange,
  placeOf,
  dragItem,
  shiftItem,
  resizeItem,
  toggleAllDay,
} from './reschedule-item'
import type { DayPoint, Grip } from './reschedule-item'

const WEDNESDAY = dayNumberOf('2026-11-18')

/** `9:20` of the Wednesday, or so many days later; `band` for the band. */
function point(text: string, daysLater = 0): DayPoint {
  const day = WEDNESDAY + daysLater
  if (text === 'band') return { zone: 'band', day, minutes: 0 }
  const [hour = '0', minute = '0'] = text.split(':')
  return { zone: 'hours', day, minutes: Number(hour) * 60 + Number(minute) }
}

/** `18T09:00 18T10:00`, with `all day` where it is so; the code of anything but a change. */
function say(result: Rescheduling): string {
  if (result.code !== 'changed') return result.code
  const { startDate, endDate, isAllDay } = result.dates
  return `${startDate.slice(8, 16)} ${endDate.slice(8, 16)}${isAllDay ? ' all day' : ''}`
}

const timed = timedFixture(1, 'Newsletter', '09:00', '10:00')
const odd = timedFixture(1, 'Newsletter', '09:07', '09:40')
const moment = timedFixture(1, 'Newsletter', '09:00', '09:00')
const wholeDays = tacticFixture({ id: 1, on: '2026-11-18', to: '2026-11-19' })
const overnight = timedFixture(1, 'Night', '22:00', '23:00', { endDate: '2026-11-19T02:00:00' })

describe('a pull', () => {
  it.each<[string, typeof timed, Grip, from: DayPoint, to: DayPoint, string]>([
    [
      'goes in steps of 15 minutes',
      timed,
      'move',
      point('9:20'),
      point('10:01'),
      '18T09:45 18T10:45',
    ],
    [
      'keeps minutes that lie beside the steps',
      odd,
      'move',
      point('9:20'),
      point('9:36'),
      '18T09:22 18T09:55',
    ],
    [
      'of less than half a step leads nowhere',
      timed,
      'move',
      point('9:20'),
      point('9:26'),
      'unchanged',
    ],
    ['leads to another day', timed, 'move', point('9:20'), point('9:20', 2), '20T09:00 20T10:00'],
    [
      'into the band takes the whole day',
      timed,
      'move',
      point('9:20'),
      point('band', 1),
      '19T08:00 19T08:00 all day',
    ],
    [
      'out of the band gives an hour from the quarter under the pointer',
      wholeDays,
      'move',
      point('band'),
      point('13:29'),
      '18T13:15 18T14:15',
    ],
    [
      'within the band moves by days',
      wholeDays,
      'move',
      point('band', 1),
      point('band', 2),
      '19T08:00 20T08:00 all day',
    ],
    [
      'keeps the times of what goes on past midnight',
      overnight,
      'move',
      point('band'),
      point('band', 1),
      '19T22:00 20T02:00',
    ],
    [
      'at the lower edge moves the end',
      timed,
      'end',
      point('9:58'),
      point('11:14'),
      '18T09:00 18T11:15',
    ],
    [
      'at the upper edge moves the start',
      timed,
      'start',
      point('9:02'),
      point('8:01'),
      '18T08:00 18T10:00',
    ],
    [
      'at an edge that goes nowhere leaves what is shorter than a step',
      moment,
      'end',
      point('9:18'),
      point('9:20'),
      'unchanged',
    ],
    ['gives a moment a length', moment, 'end', point('9:18'), point('9:50'), '18T09:00 18T09:30'],
    [
      'above the hours takes the start to midnight',
      timed,
      'start',
      point('9:02'),
      point('band'),
      '18T00:00 18T10:00',
    ],
    [
      'at the end of a bar moves its last day',
      wholeDays,
      'end',
      point('band', 1),
      point('band', 3),
      '18T08:00 21T08:00 all day',
    ],
    [
      'at the start of a bar moves its first day',
      wholeDays,
      'start',
      point('band'),
      point('band', -1),
      '17T08:00 19T08:00 all day',
    ],
  ])('%s', (_sentence, item, grip, from, to, said) => {
    expect(say(dragItem(item, grip, from, to))).toBe(said)
  })

  it('does the same as keys that go as far', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: -95, max: 95 }),
        fc.constantFrom<Grip>('move', 'start', 'end'),
        (quarter, steps, grip) => {
          const minutes = Math.min(quarter * 15, 1380)
          const clock = (at: number): string =>
            `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
          const item = timedFixture(1, 'Newsletter', clock(minutes), clock(minutes + 45))
          const to = minutes + steps * 15
          fc.pre(steps !== 0 && to >= 0 && to <= 1439)
          const pulled = dragItem(
            item,
            grip,
            { ...point('0:00'), minutes },
            { ...point('0:00'), minutes: to },
          )
          const pushed =
            grip === 'move'
              ? shiftItem(item, { minutes: steps * 15 })
              : resizeItem(item, grip, steps * 15)
          expect(pulled).toEqual(pushed)
        },
      ),
    )
  })
})

describe('taking an item for its whole day', () => {
  it('and back gives it an hour at eight', () => {
    const there = toggleAllDay(timed)
    expect(say(there)).toBe('18T08:00 18T08:00 all day')
    if (there.code !== 'changed') return
    expect(say(toggleAllDay({ ...timed, ...there.dates }))).toBe('18T08:00 18T09:00')
  })
})

describe('a new item', () => {
  const show = ({ startDate, endDate, isAllDay }: ReturnType<typeof datesAt>): string =>
    say({ code: 'changed', dates: { startDate, endDate, isAllDay } })

  it.each([
    ['stands at the quarter under the pointer', datesAt(point('9:44')), '18T09:30 18T09:30'],
    ['stands at eight in the band', datesAt(point('band')), '18T08:00 18T08:00 all day'],
    [
      'covers every quarter that was pulled over',
      datesBetween(point('9:10'), point('10:01')),
      '18T09:00 18T10:15',
    ],
    ['may be pulled upwards', datesBetween(point('10:01'), point('9:10')), '18T09:00 18T10:15'],
    ['lasts a quarter at least', datesBetween(point('9:00'), point('9:00')), '18T09:00 18T09:15'],
    [
      'stays on the day where it began',
      datesBetween(point('9:00'), point('10:00', 2)),
      '18T09:00 18T10:00',
    ],
    ['may last to midnight', datesBetween(point('23:00'), point('23:59')), '18T23:00 19T00:00'],
    [
      'covers the days of the band',
      datesBetween(point('band', 2), point('band')),
      '18T08:00 20T08:00 all day',
    ],
  ])('%s', (_sentence, dates, said) => {
    expect(show(dates)).toBe(said)
  })
})

describe('the place of dates', () => {
  it('is among the hours for what touches one day, to the midnight after it', () => {
    expect(
      placeOf(timedFixture(1, 'Late', '23:00', '23:00', { endDate: '2026-11-19T00:00:00' })),
    ).toEqual({
      zone: 'hours',
      startDay: WEDNESDAY,
      endDay: WEDNESDAY + 1,
      startMinute: 1380,
      endMinute: 1440,
    })
  })

  it('is the band for what touches several', () => {
    expect(placeOf(overnight)).toMatchObject({
      zone: 'band',
      startDay: WEDNESDAY,
      endDay: WEDNESDAY + 2,
    })
  })
})

describe('who may change an item', () => {
  it.each([
    ['the plan one stands in', timed, undefined, 'yes'],
    ['nobody from another plan', { ...timed, planId: 31 }, undefined, 'other-plan'],
    ['nobody if it repeats', { ...timed, rrule: 'FREQ=DAILY' }, undefined, 'repeating'],
    ['whom the policy lets, from another plan as well', { ...timed, planId: 31 }, 'yes', 'yes'],
    [
      'nobody the policy refuses, which speaks before repeating',
      { ...timed, rrule: 'FREQ=DAILY' },
      'viewer',
      'viewer',
    ],
  ])('%s', (_sentence, item, policy, said) => {
    const verdict = judgeChange(item, 'move', {
      currentPlanId: timed.planId,
      ...(policy === undefined
        ? null
        : {
            movePolicy: () =>
              policy === 'yes'
                ? { allowed: true as const }
                : { allowed: false as const, code: policy },
          }),
    })
    expect(verdict.allowed ? 'yes' : verdict.code).toBe(said)
  })
})
