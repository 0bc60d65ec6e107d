import { describe, expect, it } from 'vitest'

import { point, say } from '../fixtures/day-points'
import { datesAt, datesBetween } from './reschedule-item'

describe('a new item', () => {
  const show = ({ startDate, endDate, isAllDay }: ReturnType<typeof datesAt>): string =>
    say({ code: 'changed', dates: { startDate, endDate, isAllDay } })

  it.each([
    ['is at the quarter under the pointer', datesAt(point('9:44')), '18T09:30 18T09:30'],
    ['is at eight in the all-day row', datesAt(point('all-day')), '18T08:00 18T08:00 all day'],
    [
      'covers every quarter that was dragged over',
      datesBetween(point('9:10'), point('10:01')),
      '18T09:00 18T10:15',
    ],
    ['may be dragged upwards', datesBetween(point('10:01'), point('9:10')), '18T09:00 18T10:15'],
    ['lasts a quarter at least', datesBetween(point('9:00'), point('9:00')), '18T09:00 18T09:15'],
    [
      'stays on the day where it began',
      datesBetween(point('9:00'), point('10:00', 2)),
      '18T09:00 18T10:00',
    ],
    ['may last to midnight', datesBetween(point('23:00'), point('23:59')), '18T23:00 19T00:00'],
    [
      'covers the days of the all-day row',
      datesBetween(point('all-day', 2), point('all-day')),
      '18T08:00 20T08:00 all day',
    ],
  ])('%s', (_sentence, dates, said) => {
    expect(show(dates)).toBe(said)
  })
})
