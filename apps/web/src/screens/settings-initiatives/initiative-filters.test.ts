import { describe, expect, it } from 'vitest'
import { filtersFromQuery, sortOfTable, withDay, withFilters } from './initiative-filters'

const TODAY = '2026-11-25'
const read = (query: string) => filtersFromQuery(new URLSearchParams(query), TODAY)
const defaults = read('')

describe('the filters of a URL', () => {
  it('show a year from today of every category at first', () => {
    expect(defaults).toEqual({
      startDate: '2026-11-25',
      endDate: '2027-11-25',
      categoryId: null,
      sort: null,
    })
  })

  it.each([
    ['an unknown date', 'start=2026-02-30&end=soon'],
    ['a category that is no number', 'category=abc'],
    ['a column that does not sort', 'sort=notes'],
  ])('pass over %s', (_sentence, query) => {
    expect(read(query)).toEqual(defaults)
  })

  it('never end before they start', () => {
    expect(read('start=2027-01-10&end=2027-01-01')).toMatchObject({
      startDate: '2027-01-10',
      endDate: '2027-02-09',
    })
  })

  it.each(['', 'start=2026-01-01&end=2026-12-31', 'category=1011', 'sort=-end', 'sort=topic'])(
    'are written as they are read: %j',
    (query) => {
      expect(withFilters(new URLSearchParams(), read(query), TODAY).toString()).toBe(query)
    },
  )

  it('leave the rest of the query alone', () => {
    expect(withFilters(new URLSearchParams('a=1&category=7'), defaults, TODAY).toString()).toBe(
      'a=1',
    )
  })
})

describe('another day', () => {
  it.each([
    ['a start after the end moves the end', 'start', '2028-01-01', '2028-01-01', '2028-01-31'],
    ['an end before the start moves the start', 'end', '2026-11-20', '2026-10-21', '2026-11-20'],
    ['a start before the end moves nothing', 'start', '2027-01-01', '2027-01-01', '2027-11-25'],
  ] as const)('%s', (_sentence, changed, date, startDate, endDate) => {
    expect(withDay(defaults, changed, date)).toMatchObject({ startDate, endDate })
  })
})

describe('the order', () => {
  it.each([
    ['is by category at first', '', 'category'],
    ['is by start once a category is chosen', 'category=1011', 'start'],
    ['is the chosen one', 'category=1011&sort=topic', 'topic'],
  ])('%s', (_sentence, query, columnId) => {
    expect(sortOfTable(read(query))).toEqual({ columnId, direction: 'ascending' })
  })
})
