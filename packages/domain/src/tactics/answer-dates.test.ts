import { expect, it } from 'vitest'

import { answerDates } from './answer-dates'

const days = { startDate: '2026-11-09', endDate: '2026-11-11' }
const times = { startDate: '2026-11-09T08:00:00', endDate: '2026-11-11T08:00:00' }
const later = { startDate: '2026-11-10T00:00:00', endDate: '2026-11-12T00:00:00', isAllDay: true }

it('an item that is written in days is answered in days', () => {
  expect(answerDates(days, later)).toEqual({
    startDate: '2026-11-10',
    endDate: '2026-11-12',
    isAllDay: true,
  })
})

it('an item that is written with times is answered with times', () => {
  expect(answerDates({ ...times, isAllDay: true }, later)).toBe(later)
})

it('an item that gets a time of day is answered with it', () => {
  const timed = {
    startDate: '2026-11-10T09:00:00',
    endDate: '2026-11-10T10:00:00',
    isAllDay: false,
  }
  expect(answerDates(days, timed)).toBe(timed)
})
