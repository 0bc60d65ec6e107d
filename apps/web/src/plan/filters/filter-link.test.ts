import { defaultFilters, filtersFromQuery } from '@throughline/domain/filters'
import { describe, expect, test } from 'vitest'
import { filterPartOf, searchWithFilters } from './filter-link'

const some = { ...defaultFilters(), tacticTypeIds: new Set([11, 12]), tagIds: new Set([21]) }
const tooMany = {
  ...defaultFilters(),
  tagIds: new Set(Array.from({ length: 9000 }, (_, at) => at + 1)),
}

describe('a query with filters', () => {
  test.each([
    ['?date=2026-11', some, '?date=2026-11&tp=11,12&tg=21'],
    ['?sb=4&date=2026-11&lpl=false', some, '?date=2026-11&tp=11,12&tg=21'],
    ['?date=2026-11&tp=11%2C12', null, '?date=2026-11'],
    ['?tp=11', null, ''],
    ['', defaultFilters(), '?lpl=true'],
    ['?q=a%2Cb%26c', some, '?q=a,b%26c&tp=11,12&tg=21'],
    ['?date=2026-11', tooMany, null],
  ])('%s', (search, filters, expected) => {
    expect(searchWithFilters(search, filters)).toBe(expected)
  })

  test('gives them back, whatever else stands in it', () => {
    const query = new URLSearchParams(`${searchWithFilters('?date=2026-11&q=x', some)}`)
    const part = filterPartOf(query)
    expect(part).toBe('tp=11%2C12&tg=21')
    const read = new URLSearchParams(part)
    expect(filtersFromQuery((key) => read.get(key))).toEqual(some)
  })
})
