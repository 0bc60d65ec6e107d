import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  MAX_QUERY_CHARACTERS,
  defaultFilters,
  filtersFromQuery,
  filtersToQuery,
  withChosen,
  withLeadVisible,
} from './index'
import type { FilterQuery, PlanFilters } from './index'

const anyIds = fc
  .uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 20 })
  .map((ids): ReadonlySet<number> => new Set(ids))
const anyFilters: fc.Arbitrary<PlanFilters> = fc.record({
  isLeadVisible: fc.boolean(),
  hiddenNestedPlanIds: anyIds,
  tacticTypeIds: anyIds,
  initiativeIds: anyIds,
  tagIds: anyIds,
  subscriptionIds: anyIds,
})
const read = (query: FilterQuery | null) => filtersFromQuery((key) => query?.[key] ?? null)

describe('filters in a URL', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(filtersToQuery(filters))).toEqual(filters)
      }),
    )
  })

  it('have the documented keys, ascending ids and nothing that is as at first', () => {
    const filters = {
      ...defaultFilters(),
      isLeadVisible: false,
      hiddenNestedPlanIds: new Set([14, 13]),
      tacticTypeIds: new Set([102, 11]),
      tagIds: new Set([21]),
    }
    expect(filtersToQuery(filters)).toEqual({ lpl: 'false', npl: '13,14', tp: '11,102', tg: '21' })
  })

  it('say so when nothing is filtered, which is not the same as no filters in the URL', () => {
    expect(filtersToQuery(defaultFilters())).toEqual({ lpl: 'true' })
    expect(read({ lpl: 'true' })).toBe(defaultFilters())
    expect(read({})).toBeNull()
  })

  it('are refused when they would make the URL too long', () => {
    const many = (count: number) => ({
      ...defaultFilters(),
      tacticTypeIds: new Set(Array.from({ length: count }, (_, at) => 1000 + at)),
    })
    expect(filtersToQuery(many(1600))?.tp).toHaveLength(MAX_QUERY_CHARACTERS - 1)
    expect(filtersToQuery(withChosen(many(1600), 'tagIds', 7, true))).not.toBeNull()
    expect(filtersToQuery(many(1601))).toBeNull()
    expect(filtersToQuery(withChosen(many(1600), 'tagIds', 77, true))).toBeNull()
  })
})

describe('a URL that somebody else wrote', () => {
  it('can hold any text at all', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 6, maxLength: 6 }), (texts) => {
        let at = 0
        const filters = filtersFromQuery(() => texts[at++] ?? null)
        const ids = [...(filters?.tagIds ?? []), ...(filters?.tacticTypeIds ?? [])]
        expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })

  it.each([
    ['nothing that is no id', 'a,-1,0,1.5,1e3,0x1f,٣, 4,5 ,NaN,Infinity,,7', [7]],
    ['no number that is not exact', '9007199254740993,8', [8]],
    ['each id once', '7,7,7', [7]],
    ['nothing of a value without any', ',,,', null],
    ['nothing of an empty value', '', null],
    ['nothing of a value that is too long', '1,'.repeat(MAX_QUERY_CHARACTERS), null],
  ])('gives %s', (_sentence, tg, expected) => {
    const filters = read({ tg })
    expect(filters === null ? null : [...filters.tagIds]).toEqual(expected)
  })

  it.each([
    ['yes', null],
    ['', null],
    ['TRUE', null],
    ['false', withLeadVisible(defaultFilters(), false)],
  ])('with lpl=%s is read as it stands', (lpl, expected) => {
    expect(read({ lpl })).toEqual(expected)
  })

  it('is read as far as it goes', () => {
    expect(read({ lpl: '%', npl: '{}', tp: '5' })).toEqual({
      ...defaultFilters(),
      tacticTypeIds: new Set([5]),
    })
  })
})
