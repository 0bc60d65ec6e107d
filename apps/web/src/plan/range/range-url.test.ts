import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, test } from 'vitest'
import { chosenRangeOf } from '../date-url'
import { defaultRangeOf, rangeFromQuery, rangeOfToday, rangeToQuery } from './range-url'

const today = dayNumberOf('2026-11-18')
const year = { start: '2026-01-01', end: '2026-12-31' }
const budgetDays = { start: '2026-06-01', end: '2027-05-31' }
const plan = { startDate: budgetDays.start, endDate: budgetDays.end }

describe('the days of a budget whose URL names none', () => {
  test.each([
    ['those of the budget of the plan', plan, budgetDays],
    ['also when it has ended', { startDate: '2024-01-01', endDate: '2024-12-31' }, '2024'],
    ['a budget of three years', { startDate: '2026-01-01', endDate: '2028-12-31' }, '2026–2028'],
    ['the year for a longer one', { startDate: '2026-01-01', endDate: '2029-01-01' }, year],
    ['the year for one without a start', { ...plan, startDate: null }, year],
    ['the year for one without an end', { ...plan, endDate: null }, year],
    ['the year for a plan without a budget', { startDate: null, endDate: null }, year],
    ['the year while the plan is not known', undefined, year],
  ] as const)('%s', (_sentence, dates, expected) => {
    const range =
      typeof expected === 'string' ? { start: dates?.startDate, end: dates?.endDate } : expected
    expect(defaultRangeOf('budget', today, dates)).toEqual(range)
  })

  test('do not concern a table', () => {
    expect(defaultRangeOf('table', today, plan)).toEqual({ start: '2026-10-01', end: '2026-12-31' })
  })

  test('today is theirs where they hold it, else it is in its year', () => {
    expect(rangeOfToday('budget', today, plan)).toEqual(budgetDays)
    const ended = { startDate: '2025-06-01', endDate: '2026-05-31' }
    expect(rangeOfToday('budget', today, ended)).toEqual(year)
  })
})

describe('the days in a URL', () => {
  test('win over those of the budget', () => {
    const query = new URLSearchParams('from=2026-03-01&to=2026-04-15&period=quarter')
    expect(rangeFromQuery(query, 'budget', today, plan)).toEqual({
      range: { start: '2026-03-01', end: '2026-04-15' },
      grouping: null,
      period: 'quarter',
    })
    expect(chosenRangeOf(query)).toEqual({ start: '2026-03-01', end: '2026-04-15' })
  })

  test.each([
    ['of another view, in the quarter of the table', 'table', 'date=2027-02', '2027-01-01'],
    ['and the year of a budget', 'budget', 'date=2027-02-14', '2027-01-01'],
    [
      'beside a range without it',
      'table',
      'date=2027-02&from=2026-03-01&to=2026-04-15',
      '2027-01-01',
    ],
    ['beside a range with it', 'table', 'date=2026-04&from=2026-03-01&to=2026-04-15', '2026-03-01'],
  ] as const)('follow the date %s', (_sentence, view, query, start) => {
    expect(rangeFromQuery(new URLSearchParams(query), view, today).range.start).toBe(start)
  })

  test.each([
    ['the usual ones are left out', year, year, null],
    ['others are named', year, budgetDays, '2026-01-01'],
    ['all are named where none are usual', year, null, '2026-01-01'],
    ['one day more is not usual', { ...year, end: '2027-01-01' }, year, '2026-01-01'],
  ])('%s', (_sentence, range, usual, from) => {
    expect(rangeToQuery({ range, grouping: null, period: null }, usual)['from']).toBe(from)
  })

  test.each([
    '',
    'from=2026-03-01',
    'from=2026-03-01&to=2026-02-01',
    'from=2026-02-30&to=2026-04-01',
  ])('%j names none', (query) => {
    expect(chosenRangeOf(new URLSearchParams(query))).toBeNull()
  })
})
