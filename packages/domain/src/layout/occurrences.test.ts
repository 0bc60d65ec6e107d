import { describe, expect, it } from 'vitest'
import { civilDateOf, dayNumberOf } from '../calendar-dates'
import type { RuleExpansion } from '../recurrence'
import { endDayExclusiveOf } from './layout-item'
import type { LayoutItem } from './layout-item'
import { occurrencesInWindow, touchesRange } from './occurrences'

function item(changes: Partial<LayoutItem>): LayoutItem {
  return {
    id: 1,
    startDate: '2026-11-04T08:00:00',
    endDate: '2026-11-04T08:00:00',
    isAllDay: false,
    rrule: null,
    recurrenceEndDate: null,
    ...changes,
  }
}

const neverRequested = (): never => {
  throw new Error('No rule should be expanded here.')
}

const november = [dayNumberOf('2026-11-01'), dayNumberOf('2026-12-06')] as const

describe('the day after the last day an item touches', () => {
  it.each([
    [
      'an all-day item includes its stored end',
      '2026-11-04T08:00:00',
      '2026-11-06T08:00:00',
      true,
      '2026-11-07',
    ],
    [
      'an all-day item of one day',
      '2026-11-04T08:00:00',
      '2026-11-04T08:00:00',
      true,
      '2026-11-05',
    ],
    [
      'a timed item of no length touches its day',
      '2026-11-04T08:00:00',
      '2026-11-04T08:00:00',
      false,
      '2026-11-05',
    ],
    [
      'a timed item into the next morning touches both days',
      '2026-11-04T20:00:00',
      '2026-11-05T02:00:00',
      false,
      '2026-11-06',
    ],
    [
      'a timed item that ends at midnight does not touch the new day',
      '2026-11-04T20:00:00',
      '2026-11-05T00:00:00',
      false,
      '2026-11-05',
    ],
    [
      'an all-day end at midnight is still its last day',
      '2026-11-04T00:00:00',
      '2026-11-05T00:00:00',
      true,
      '2026-11-06',
    ],
    [
      'an end before the start counts as no length',
      '2026-11-04T08:00:00',
      '2026-11-02T08:00:00',
      true,
      '2026-11-05',
    ],
    [
      'a day on which clocks go back is one day',
      '2026-11-01T00:00:00',
      '2026-11-01T23:59:00',
      false,
      '2026-11-02',
    ],
  ] as const)('%s', (_sentence, startDate, endDate, isAllDay, expected) => {
    expect(civilDateOf(endDayExclusiveOf({ startDate, endDate, isAllDay }))).toBe(expected)
  })
})

describe('what happens in a window of days', () => {
  it.each([
    ['an item inside', '2026-11-04', '2026-11-04', 1],
    ['an item that ends on the first day', '2026-10-20', '2026-11-01', 1],
    ['an item that begins on the last day', '2026-12-05', '2026-12-20', 1],
    ['an item around the window', '2026-01-01', '2026-12-31', 1],
    ['not an item that ends the day before', '2026-10-20', '2026-10-31', 0],
    ['not an item that begins the day after', '2026-12-06', '2026-12-06', 0],
  ])('%s', (_sentence, from, to, count) => {
    const items = [
      item({ startDate: `${from}T08:00:00`, endDate: `${to}T08:00:00`, isAllDay: true }),
    ]
    expect(occurrencesInWindow(items, ...november, neverRequested)).toHaveLength(count)
    const isTouching = touchesRange({ startDate: '2026-11-01', endDate: '2026-12-05' })
    expect(items.filter(isTouching)).toHaveLength(count)
    const [first = item({})] = items
    expect(isTouching({ ...first, isUnscheduled: true })).toBe(false)
    expect(isTouching({ ...first, startDate: null })).toBe(false)
  })

  it('leaves the parking lot out and keeps the positions of the rest', () => {
    const items = [item({ id: 7, isUnscheduled: true }), item({ id: 8 })]
    const match = occurrencesInWindow(items, ...november, neverRequested)
    expect([...match.items]).toEqual([1])
    expect([...match.ids]).toEqual([8])
  })

  it('asks a rule for one day more on each side, and for the length of one occurrence before', () => {
    const requested: RuleExpansion[] = []
    const expand = (request: RuleExpansion): number[] => {
      requested.push(request)
      return []
    }
    const short = item({ rrule: 'FREQ=DAILY' })
    const tenDays = item({ rrule: 'FREQ=MONTHLY', endDate: '2026-11-13T08:00:00', isAllDay: true })
    occurrencesInWindow([short, tenDays], ...november, expand)
    expect(requested.map(({ windowStart, windowEnd }) => [windowStart, windowEnd])).toEqual([
      [november[0] - 1, november[1] + 1],
      [november[0] - 10, november[1] + 1],
    ])
  })

  it('shows the last occurrence of a series that ended before the window and reaches into it', () => {
    const series = item({
      rrule: 'FREQ=WEEKLY',
      startDate: '2026-10-16T08:00:00',
      endDate: '2026-10-18T08:00:00',
      isAllDay: true,
      recurrenceEndDate: '2026-10-30T23:59:59',
    })
    const match = occurrencesInWindow([series], ...november)
    expect([...match.startDays].map(civilDateOf)).toEqual(['2026-10-30'])
  })

  it('gives each occurrence the length of its item, and drops those that miss the window', () => {
    // Three days from each answered day: the first reaches 1 November, the last begins too late.
    const series = item({ rrule: 'FREQ=WEEKLY', endDate: '2026-11-06T08:00:00', isAllDay: true })
    const days = ['2026-10-29', '2026-10-30', '2026-11-10', '2026-12-06'].map(dayNumberOf)
    const match = occurrencesInWindow([series], ...november, () => days)
    expect([...match.startDays].map(civilDateOf)).toEqual(['2026-10-30', '2026-11-10'])
    expect([...match.endDaysExclusive].map(civilDateOf)).toEqual(['2026-11-02', '2026-11-13'])
  })

  it.each([
    ['no rule at all', null],
    ['a text that is no rule', 'every other Tuesday'],
    ['the word custom', 'custom'],
  ])('an item with %s happens once', (_sentence, rrule) => {
    const match = occurrencesInWindow([item({ rrule })], ...november)
    expect([...match.startDays].map(civilDateOf)).toEqual(['2026-11-04'])
  })

  it('expands rules as the product reads them', () => {
    const series = item({
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
      startDate: '2020-01-07T08:00:00',
      endDate: '2020-01-07T08:00:00',
    })
    const match = occurrencesInWindow([series], ...november)
    expect([...match.startDays].map(civilDateOf)).toEqual([
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
      '2026-11-24',
      '2026-12-01',
    ])
  })

  it.each([
    [
      'a series that begins after the window',
      { startDate: '2027-01-04T08:00:00', endDate: '2027-01-04T08:00:00' },
    ],
    [
      'a series that is over',
      {
        startDate: '2026-01-04T08:00:00',
        endDate: '2026-01-04T08:00:00',
        recurrenceEndDate: '2026-10-31T23:59:59',
      },
    ],
  ])('does not even ask about %s', (_sentence, changes) => {
    const items = [item({ rrule: 'FREQ=DAILY', ...changes })]
    expect(occurrencesInWindow(items, ...november, neverRequested)).toHaveLength(0)
  })
})

describe('a list that is not all in order', () => {
  it('does not stumble over a bad date far from the window', () => {
    const broken = item({ startDate: '2027-99-99T08:00:00', endDate: '2027-99-99T08:00:00' })
    expect(occurrencesInWindow([broken, item({})], ...november)).toHaveLength(1)
  })

  it('names a bad date that falls into the window', () => {
    const broken = item({ startDate: '2026-11-31T08:00:00', endDate: '2026-11-31T08:00:00' })
    expect(() => occurrencesInWindow([broken], ...november)).toThrow(/2026-11-31/u)
  })
})
