import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { tacticFixture } from './fixtures/plan-fixtures'
import { daysToDrop, draggedSpan, newDatesOver, spanBetween, spanOf } from './day-span'

const day = (of: number): number => dayNumberOf(`2026-11-${String(of).padStart(2, '0')}`)
/** Days of November, both included. */
const span = (first: number, last: number) => ({
  startDay: day(first),
  endDayExclusive: day(last) + 1,
})

it('spans the days between two days, in either order', () => {
  expect(spanBetween(day(5), day(3))).toEqual(span(3, 5))
  expect(spanBetween(day(3), day(3))).toEqual(span(3, 3))
})

describe('a drag of days 10 to 12', () => {
  it.each([
    ['moves the whole', { kind: 'move' }, 2, span(12, 14)],
    ['moves it back', { kind: 'move' }, -3, span(7, 9)],
    ['moves the end', { kind: 'resize', edge: 'end' }, 2, span(10, 14)],
    ['stops the end at the start', { kind: 'resize', edge: 'end' }, -9, span(10, 10)],
    ['moves the start', { kind: 'resize', edge: 'start' }, -2, span(8, 12)],
    ['stops the start at the end', { kind: 'resize', edge: 'start' }, 9, span(12, 12)],
  ] as const)('%s', (_sentence, action, deltaDays, expected) => {
    expect(draggedSpan(span(10, 12), action, deltaDays)).toEqual(expected)
  })
})

describe('a drop, when another person has changed the item', () => {
  const pressed = tacticFixture({ id: 1, on: '2026-11-10', to: '2026-11-12' })
  const moved = tacticFixture({ id: 1, on: '2026-11-11', to: '2026-11-13' })
  const longer = tacticFixture({ id: 1, on: '2026-11-10', to: '2026-11-14' })
  it.each([
    ['moves it as far as it was dragged where nothing changed', { kind: 'move' }, pressed, 3],
    ['moves it to where it was shown: a day less', { kind: 'move' }, moved, 2],
    ['does not care for its new length', { kind: 'move' }, longer, 3],
    ['ends it where it was shown', { kind: 'resize', edge: 'end' }, longer, 1],
    ['starts it where it was shown', { kind: 'resize', edge: 'start' }, moved, 2],
  ] as const)('%s', (_sentence, action, now, days) => {
    expect(daysToDrop(action, 3, pressed, now)).toBe(days)
  })
})

it('a timed item that ends at midnight does not touch the day that begins then', () => {
  const dates = {
    startDate: '2026-11-03T20:00:00',
    endDate: '2026-11-04T00:00:00',
    isAllDay: false,
  }
  expect(spanOf(dates)).toEqual(span(3, 3))
})

describe('a new item', () => {
  it('on one day is at eight o’clock', () => {
    const eight = '2026-11-03T08:00:00'
    expect(newDatesOver(span(3, 3))).toEqual({ startDate: eight, endDate: eight, isAllDay: false })
  })

  it('on several days lasts all day', () => {
    expect(newDatesOver(span(3, 5))).toEqual({
      startDate: '2026-11-03T08:00:00',
      endDate: '2026-11-05T08:00:00',
      isAllDay: true,
    })
  })
})
