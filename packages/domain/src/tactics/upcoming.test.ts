import { describe, expect, test } from 'vitest'
import { dayNumberOf } from '../calendar-dates'
import { isUpcoming, type Ending } from './upcoming'

const LAST_DAY = dayNumberOf('2027-11-24')

function item(startDate: string, endDate = startDate, more: Partial<Ending> = {}): Ending {
  return { startDate, endDate, isAllDay: false, rrule: null, recurrenceEndDate: null, ...more }
}
const allDay = { isAllDay: true }
const weekly = { rrule: 'FREQ=WEEKLY' }

describe('an item has not ended at 14:30 on 24 November 2026', () => {
  test.each<[string, Ending, boolean]>([
    ['that starts tomorrow', item('2026-11-25T08:00:00'), true],
    ['that ended yesterday', item('2026-11-23T08:00:00', '2026-11-23T18:00:00'), false],
    ['that ended this morning', item('2026-11-24T08:00:00', '2026-11-24T09:00:00'), false],
    ['that ends this evening', item('2026-11-24T08:00:00', '2026-11-24T18:00:00'), true],
    ['that ends now', item('2026-11-24T08:00:00', '2026-11-24T14:30:00'), true],
    ['without length, a second ago', item('2026-11-24T14:29:59'), false],
    ['that ends at midnight tonight', item('2026-11-20T08:00:00', '2026-11-25T00:00:00'), true],
    [
      'that ended at midnight last night',
      item('2026-11-20T08:00:00', '2026-11-24T00:00:00'),
      false,
    ],
    [
      'of whole days, today the last',
      item('2026-11-20T08:00:00', '2026-11-24T08:00:00', allDay),
      true,
    ],
    [
      'of whole days, yesterday the last',
      item('2026-11-20T08:00:00', '2026-11-23T08:00:00', allDay),
      false,
    ],
    ['that began long ago and goes on', item('2020-01-01T08:00:00', '2027-01-01T08:00:00'), true],
    ['whose end lies before its start', item('2026-11-24T18:00:00', '2026-11-01T08:00:00'), true],
    ['weekly without end', item('2019-01-01T08:00:00', '2019-01-01T09:00:00', weekly), true],
    [
      'weekly, until last week',
      item('2019-01-01T08:00:00', '2019-01-01T09:00:00', {
        ...weekly,
        recurrenceEndDate: '2026-11-17T23:59:59',
      }),
      false,
    ],
    [
      'weekly, for the last time this morning',
      item('2026-11-17T08:00:00', '2026-11-17T09:00:00', {
        ...weekly,
        recurrenceEndDate: '2026-11-24T23:59:59',
      }),
      false,
    ],
    [
      'weekly, for the last time this evening',
      item('2026-11-17T18:00:00', '2026-11-17T19:00:00', {
        ...weekly,
        recurrenceEndDate: '2026-11-24T23:59:59',
      }),
      true,
    ],
    [
      'counted, all occurrences gone',
      item('2026-11-01T08:00:00', '2026-11-01T09:00:00', { rrule: 'FREQ=DAILY;COUNT=3' }),
      false,
    ],
    [
      'yearly, for the next time beyond the last day looked at',
      item('2024-11-30T08:00:00', '2024-11-30T09:00:00', { rrule: 'FREQ=YEARLY;INTERVAL=4' }),
      false,
    ],
    [
      'whose rule is none',
      item('2026-11-25T08:00:00', '2026-11-25T09:00:00', { rrule: '??' }),
      true,
    ],
  ])('%s', (_sentence, ending, expected) => {
    expect(isUpcoming(ending, '2026-11-24T14:30:00', LAST_DAY)).toBe(expected)
  })
})
