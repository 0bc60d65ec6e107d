import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expect, it } from 'vitest'

import type { FocusCell } from '../day-target'
import { datesAtCell, datesOfCells } from './cell-dates'

const WEDNESDAY = dayNumberOf('2026-11-18')
const slot = (at: number, daysLater = 0): FocusCell => ({
  part: 'slot',
  day: WEDNESDAY + daysLater,
  slot: at,
})
const allDay = (daysLater = 0): FocusCell => ({ part: 'all-day-cell', day: WEDNESDAY + daysLater })

it('a half hour begins something new at its start, a whole day at eight', () => {
  const nine = '2026-11-18T09:00:00'
  expect(datesAtCell(slot(18))).toEqual({ startDate: nine, endDate: nine, isAllDay: false })
  expect(datesAtCell(allDay())).toMatchObject({ startDate: '2026-11-18T08:00:00', isAllDay: true })
})

it.each([
  ['covers both half hours', slot(18), slot(19), ['2026-11-18T09:00:00', '2026-11-18T10:00:00']],
  ['upwards too', slot(19), slot(18), ['2026-11-18T09:00:00', '2026-11-18T10:00:00']],
  ['covers both days', allDay(1), allDay(), ['2026-11-18T08:00:00', '2026-11-19T08:00:00']],
  ['does not go on to another day', slot(18), slot(18, 1), null],
  ['does not go from the hours into the all-day row', slot(0), allDay(), null],
] as const)('a range %s', (_sentence, from, to, ends) => {
  const dates = datesOfCells(from, to)
  expect(dates === null ? null : [dates.startDate, dates.endDate]).toEqual(ends)
})
