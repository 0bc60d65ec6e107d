import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import { expandTactics, touchedDays } from './index'

const item = {
  id: 7,
  title: 'Newsletter',
  startDate: '2026-11-03T09:30:00',
  endDate: '2026-11-03T10:00:00',
  isAllDay: false,
  isUnscheduled: false,
  rrule: null as string | null,
  recurrenceEndDate: null as string | null,
}
const weekly = { ...item, rrule: 'FREQ=WEEKLY;BYDAY=TU' }

function range(start: string, end: string) {
  return { startDay: dayNumberOf(start), endDay: dayNumberOf(end) }
}

function starts(items: readonly (typeof item)[], start: string, end: string): string[] {
  return expandTactics(items, range(start, end)).map(({ startDate }) => startDate)
}

describe('expanding items into a range', () => {
  it.each([
    ['one that happens once, in the range', item, ['2026-11-03T09:30:00']],
    [
      'a day before the range still counts',
      { ...item, startDate: '2026-10-31T09:30:00', endDate: '2026-10-31T10:00:00' },
      ['2026-10-31T09:30:00'],
    ],
    [
      'two days before no longer',
      { ...item, startDate: '2026-10-30T09:30:00', endDate: '2026-10-30T10:00:00' },
      [],
    ],
    [
      'one that reaches in from before',
      { ...item, startDate: '2026-09-01T08:00:00', endDate: '2026-11-02T08:00:00', isAllDay: true },
      ['2026-09-01T08:00:00'],
    ],
    [
      'a series, to a day after the range',
      weekly,
      [
        '2026-11-03T09:30:00',
        '2026-11-10T09:30:00',
        '2026-11-17T09:30:00',
        '2026-11-24T09:30:00',
        '2026-12-01T09:30:00',
      ],
    ],
    [
      'a series that began years ago',
      {
        ...weekly,
        startDate: '2016-01-05T09:30:00',
        endDate: '2016-01-05T10:00:00',
        recurrenceEndDate: '2026-11-10T23:59:59',
      },
      ['2026-11-03T09:30:00', '2026-11-10T09:30:00'],
    ],
    [
      'the day of the end belongs to the series',
      { ...weekly, recurrenceEndDate: '2026-11-10T00:00:00' },
      ['2026-11-03T09:30:00', '2026-11-10T09:30:00'],
    ],
    [
      'a text that is no rule happens once',
      { ...item, rrule: 'every Tuesday' },
      ['2026-11-03T09:30:00'],
    ],
    ['so does the word custom', { ...item, rrule: 'custom' }, ['2026-11-03T09:30:00']],
    ['nothing from the parking lot', { ...weekly, isUnscheduled: true }, []],
  ])('%s', (_sentence, provided, expected) => {
    expect(starts([provided], '2026-11-01', '2026-11-30')).toEqual(expected)
  })

  it('an occurrence that began before the range reaches into it', () => {
    const long = {
      ...weekly,
      startDate: '2026-11-03T08:00:00',
      endDate: '2026-11-08T08:00:00',
      isAllDay: true,
    }
    expect(starts([long], '2026-11-15', '2026-11-15')).toEqual(['2026-11-10T08:00:00'])
    expect(starts([long], '2026-11-17', '2026-11-17')).toEqual(['2026-11-17T08:00:00'])
  })

  it.each([
    ['every day', 'FREQ=DAILY', 3],
    ['every week', 'FREQ=WEEKLY;BYDAY=TU', 1],
    ['every month', 'FREQ=MONTHLY;BYMONTHDAY=3', 1],
    ['every year', 'FREQ=YEARLY', 1],
  ])(
    'a series without end, %s, is there a thousand years on, and only there where it is looked for',
    (_sentence, rrule, expected) => {
      // 3 November 3026 is a Friday, so the weekly one comes on the 31st and the 7th.
      const day = rrule.startsWith('FREQ=WEEKLY') ? '3026-11-07' : '3026-11-03'
      const match = starts([{ ...item, rrule }], day, day)
      expect(match).toHaveLength(expected)
      expect(match).toContain(`${day}T09:30:00`)
    },
  )

  it('a series is nowhere before its start, but for the day beyond the range', () => {
    expect(starts([weekly], '2026-10-01', '2026-10-31')).toEqual([])
    expect(starts([weekly], '2026-10-01', '2026-11-01')).toEqual([])
    expect(starts([weekly], '2026-10-01', '2026-11-02')).toEqual(['2026-11-03T09:30:00'])
  })

  it('what is stored stays itself and the others are clones of it', () => {
    const [stored, clone] = expandTactics([weekly], range('2026-11-01', '2026-11-10'))
    expect(stored).toEqual({ ...weekly, originalTacticID: null, isRecurringEventClone: false })
    expect(clone).toEqual({
      ...weekly,
      startDate: '2026-11-10T09:30:00',
      endDate: '2026-11-10T10:00:00',
      originalTacticID: 7,
      isRecurringEventClone: true,
    })
  })

  it('every occurrence keeps time and length, over clock changes too', () => {
    const rules = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=WEEKLY',
      'FREQ=MONTHLY',
      'FREQ=MONTHLY;BYDAY=1SU',
    )
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 3000 }), (rrule, offset) => {
        const startDay = dayNumberOf(weekly.startDate) + offset
        const provided = { ...weekly, rrule, endDate: '2026-11-04T02:15:00' }
        for (const match of expandTactics([provided], { startDay, endDay: startDay + 60 })) {
          expect(match.startDate.slice(11)).toBe('09:30:00')
          expect(match.endDate.slice(11)).toBe('02:15:00')
          expect(touchedDays(match)).toBe(2)
        }
      }),
    )
  })
})
