import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  activeFilterCount,
  clearedFilters,
  defaultFilters,
  filtersFromTexts,
  filtersToTexts,
  existingFilters,
  toggleTypes,
  typesState,
  withChosen,
  withFilterChanges,
  withLeadVisible,
  withNestedPlanVisible,
} from './index'
import type { FilterKey, PlanFilters } from './index'

const relative = (id: number) => ({ id, name: '', abbreviatedName: '', roleId: 4 })
const alone = { parentId: 0, plans: [] }
const lead = { parentId: 0, plans: [relative(11), relative(12)] }
const nested = { parentId: 10, plans: [] }

const idSet = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
  .map((ids): ReadonlySet<number> => new Set(ids))
const anyFilters: fc.Arbitrary<PlanFilters> = fc.record({
  isLeadVisible: fc.boolean(),
  hiddenNestedPlanIds: idSet,
  tacticTypeIds: idSet,
  initiativeIds: idSet,
  tagIds: idSet,
  subscriptionIds: idSet,
})
const typeIds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })

describe('the number of filters in use', () => {
  const none = defaultFilters()
  const four = { ...none, tacticTypeIds: new Set([1, 2]), tagIds: new Set([3]) }
  it.each([
    ['is 0 at first', none, lead, 0],
    ['counts each choice', { ...four, subscriptionIds: new Set([4]) }, alone, 4],
    ['counts each initiative', { ...none, initiativeIds: new Set([1, 2]) }, alone, 2],
    ['counts a hidden lead plan once', withLeadVisible(none, false), nested, 1],
    ['counts no lead plan where there is none', withLeadVisible(none, false), lead, 0],
    ['counts each hidden nested plan', withNestedPlanVisible(none, 11, false), lead, 1],
    ['counts no nested plan that is not there', withNestedPlanVisible(none, 77, false), lead, 0],
    ['counts plans and choices together', withNestedPlanVisible(four, 12, false), lead, 4],
  ])('%s', (_sentence, filters, family, expected) => {
    expect(activeFilterCount(filters, family, [])).toBe(expected)
  })

  it('grows and shrinks by one with each choice', () => {
    fc.assert(
      fc.property(anyFilters, fc.integer({ min: 41, max: 50 }), (filters, id) => {
        const more = withChosen(filters, 'tagIds', id, true)
        expect(activeFilterCount(more, lead, [])).toBe(activeFilterCount(filters, lead, []) + 1)
        expect(withChosen(more, 'tagIds', id, false)).toEqual(filters)
      }),
    )
  })

  it('is 0 once they are cleared, and everybody is visible', () => {
    const cleared = clearedFilters()
    expect([activeFilterCount(cleared, lead, []), activeFilterCount(cleared, nested, [])]).toEqual([
      0, 0,
    ])
    expect(cleared).toMatchObject({ isLeadVisible: true, hiddenNestedPlanIds: new Set() })
  })
})

describe('a channel stands for all of its types', () => {
  it.each([
    ['none of its types', [1, 2], [], 'none'],
    ['types of other channels only', [1, 2], [3], 'none'],
    ['one of them', [1, 2], [2], 'some'],
    ['all of them', [1, 2], [1, 2, 3], 'all'],
    ['no types to choose', [], [1], 'none'],
  ])('with %s', (_sentence, channelTypeIds, chosenIds, expected) => {
    const filters = { ...defaultFilters(), tacticTypeIds: new Set(chosenIds) }
    expect(typesState(filters, channelTypeIds)).toBe(expected)
  })

  it('from none and from some a toggle chooses all, from all it chooses none', () => {
    fc.assert(
      fc.property(anyFilters, typeIds, (filters, channel) => {
        const wasAll = typesState(filters, channel) === 'all'
        const once = toggleTypes(filters, channel)
        expect(typesState(once, channel)).toBe(wasAll ? 'none' : 'all')
        expect(typesState(toggleTypes(once, channel), channel)).toBe(wasAll ? 'all' : 'none')
        const others = [...filters.tacticTypeIds].filter((id) => !channel.includes(id))
        expect(others.every((id) => once.tacticTypeIds.has(id))).toBe(true)
      }),
    )
  })
})

describe('what is kept of filters', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const texts = filtersToTexts(filters)
        expect(filtersFromTexts((key) => texts[key])).toEqual(filters)
      }),
    )
  })

  it('without anything kept the defaults hold', () => {
    expect(filtersFromTexts(() => null)).toBe(defaultFilters())
  })

  it('any text at all can be read', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 6, maxLength: 6 }), (texts) => {
        let at = 0
        const filters = filtersFromTexts(() => texts[at++] ?? null)
        expect([...filters.tagIds].every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })

  it.each([
    ['nothing of a text that is no list', 'tg', '{"a":1}', []],
    ['nothing of a text cut off', 'tg', '[1,2', []],
    ['what is a number of an entity', 'tg', '[1,"2",null,0,-4,2.5,3]', [1, 3]],
    ['each number once', 'tg', '[7,7]', [7]],
  ] as const)('keeps %s', (_sentence, key, text, expected) => {
    const filters = filtersFromTexts((requested: FilterKey) => (requested === key ? text : null))
    expect([...filters.tagIds]).toEqual(expected)
  })

  it('one malformed text takes no other with it', () => {
    const filters = filtersFromTexts((key) => (key === 'tp' ? '[5]' : 'nonsense'))
    expect(filters).toEqual({ ...defaultFilters(), tacticTypeIds: new Set([5]) })
  })
})

describe('what no longer exists', () => {
  const filters: PlanFilters = {
    isLeadVisible: false,
    hiddenNestedPlanIds: new Set([11, 12]),
    tacticTypeIds: new Set([1, 2]),
    initiativeIds: new Set([3]),
    tagIds: new Set([4]),
    subscriptionIds: new Set([5]),
  }

  it('is dropped from lists that are known, and kept where nothing is known yet', () => {
    const existing = existingFilters(filters, {
      nestedPlanIds: [11],
      tacticTypeIds: [2, 9],
      tagIds: [],
    })
    expect(existing).toEqual({
      ...filters,
      hiddenNestedPlanIds: new Set([11]),
      tacticTypeIds: new Set([2]),
      tagIds: new Set(),
    })
  })

  it('is dropped of a lead plan that there is not', () => {
    expect(existingFilters(filters, { hasLeadPlan: false }).isLeadVisible).toBe(true)
    expect(existingFilters(filters, { hasLeadPlan: true })).toBe(filters)
  })

  it('changes nothing when it is not there', () => {
    expect(existingFilters(filters, { nestedPlanIds: [12, 11, 10], tagIds: [4] })).toBe(filters)
    expect(existingFilters(filters, {})).toBe(filters)
  })
})

describe('two changes of controls that rendered the same filters', () => {
  const before = withChosen(withChosen(defaultFilters(), 'tagIds', 1, true), 'tagIds', 2, true)

  it('both hold', () => {
    const first = withLeadVisible(withChosen(before, 'tagIds', 1, false), false)
    const second = withChosen(before, 'tagIds', 3, true)
    const both = withFilterChanges(first, { before, after: second })
    expect([...both.tagIds]).toEqual([2, 3])
    expect(both.isLeadVisible).toBe(false)
  })

  it('leave nothing when the second clears the filters', () => {
    const first = withChosen(before, 'tagIds', 3, true)
    const cleared = clearedFilters()
    expect(withFilterChanges(first, { before, after: cleared })).toBe(cleared)
  })
})
