import { dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  indexWeeks,
  layoutMonth,
  monthGridOf,
  occurrencesInWindow,
} from '@throughline/domain/layout'
import { describe, expect, it } from 'vitest'

import { joinEntries } from '../../../calendar-parts'
import type { CalendarItem } from '../../../calendar-parts'
import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import type { FocusCell } from '../focus-cell'
import type { CellPage } from './cell-on-show'
import { isFocusCellOnShow, focusCellFor, focusCellOfBar } from './cell-on-show'
import { drawWeeks } from './week-model'

const day = (dayOfMonth: number): number => dayNumberOf('2026-11-01') + dayOfMonth - 1

function november(items: readonly CalendarItem[], today = day(18)): CellPage {
  const grid = monthGridOf('2026-11', 'sunday')
  const entries = joinEntries(items, [])
  const end = grid.firstDay + grid.weekCount * 7
  const index = indexWeeks(
    occurrencesInWindow(entries.layoutItems, grid.firstDay, end),
    grid.firstDay,
    grid.weekCount,
  )
  return { grid, weeks: drawWeeks(entries, index, layoutMonth(index, Infinity)), today }
}

const lasting = (first: number, last: number): CalendarItem => ({
  ...tacticFixture({ id: 7, on: '2026-11-01' }),
  isAllDay: true,
  startDate: `2026-11-${String(first).padStart(2, '0')}T08:00:00`,
  endDate: `2026-11-${String(last).padStart(2, '0')}T08:00:00`,
})
const bar = (startDay: number, on = startDay): FocusCell => ({
  part: 'bar',
  key: '7',
  startDay: day(startDay),
  day: day(on),
})

describe('the stop for a bar', () => {
  it.each([
    ['stays where the bar stands', bar(10), lasting(10, 12), bar(10)],
    ['stays on the day from which the bar was reached', bar(10, 11), lasting(10, 12), bar(10, 11)],
    ['follows a bar to another week', bar(10), lasting(24, 25), bar(24)],
    ['stays on its day when the bar still covers it', bar(10, 11), lasting(11, 13), bar(11, 11)],
    ['goes to the first day of a bar that got shorter', bar(10, 12), lasting(10, 10), bar(10)],
    ['follows into the week in which a bar begins', bar(13, 16), lasting(12, 13), bar(12)],
  ])('%s', (_sentence, before, item, after) => {
    expect(focusCellFor(before, november([item]))).toEqual(after)
  })

  it('is its day when the bar is gone', () => {
    expect(focusCellFor(bar(10), november([]))).toEqual({ part: 'day', day: day(10) })
  })

  it('goes to another occurrence of a series only when its own is gone', () => {
    const weekly = { ...lasting(3, 3), rrule: 'FREQ=WEEKLY' }
    expect(focusCellFor(bar(17), november([weekly]))).toEqual(bar(17))
    expect(focusCellFor(bar(18), november([weekly]))).toEqual(bar(3))
  })
})

describe('the stop without a bar', () => {
  it.each([
    ['is today at first', null, day(18), day(18)],
    ['is the first of the month where today is elsewhere', null, day(60), day(1)],
    ['is the day where the focus was', { part: 'day', day: day(5) } as const, day(18), day(5)],
    ['leaves a month that is gone', { part: 'day', day: day(90) } as const, day(18), day(18)],
  ])('%s', (_sentence, place, today, expected) => {
    expect(focusCellFor(place, november([], today))).toEqual({ part: 'day', day: expected })
  })
})

it('finds an item on the first of its days that is on show', () => {
  const fromOctober = { ...lasting(3, 3), startDate: '2026-10-28T08:00:00' }
  expect(focusCellOfBar('7', november([fromOctober]))).toMatchObject({ part: 'bar', day: day(1) })
  expect(focusCellOfBar('8', november([fromOctober]))).toBeNull()
})

it('knows a bar only on the days that it covers', () => {
  const page = november([lasting(10, 12)])
  expect([9, 10, 12, 13].map((on) => isFocusCellOnShow(bar(10, on), page))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
