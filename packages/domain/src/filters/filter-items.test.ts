import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CHOSEN_GROUPS,
  defaultFilters,
  filterCounts,
  filterBySubscription,
  filterItems,
  isVisible,
} from './index'
import type { FilteredItem, PlanFilters } from './index'

const related = (id: number, roleId: number | null = 4) => ({
  id,
  name: `Plan ${id}`,
  abbreviatedName: 'P',
  roleId,
})
const HIDING_TYPE = 99
const hidesFromNestedPlans = (typeId: number) => typeId === HIDING_TYPE
const onLead = {
  plan: { id: 10, parentId: 0, parent: null, plans: [related(11), related(12), related(13, null)] },
  hidesFromNestedPlans,
}
const onNested = {
  plan: { id: 11, parentId: 10, parent: related(10), plans: [] },
  hidesFromNestedPlans,
}

function item(rest: Partial<FilteredItem> = {}): FilteredItem {
  return { id: 1, planId: 10, tacticTypeId: 5, tagIds: [], relatedInitiativeIds: [], ...rest }
}

function chosen(rest: {
  types?: number[]
  initiatives?: number[]
  tags?: number[]
  calendars?: number[]
}): PlanFilters {
  return {
    ...defaultFilters(),
    tacticTypeIds: new Set(rest.types),
    initiativeIds: new Set(rest.initiatives),
    tagIds: new Set(rest.tags),
    subscriptionIds: new Set(rest.calendars),
  }
}

describe('what is chosen decides what is on show', () => {
  const tagged = item({ tagIds: [21, 22] })
  const ofInitiative = item({ relatedInitiativeIds: [31] })
  const initiative = item({ id: 31, tacticTypeId: 7 })
  it.each([
    ['with nothing chosen everything is', item(), chosen({}), true],
    ['a chosen type is', item(), chosen({ types: [5] }), true],
    ['another type is not', item(), chosen({ types: [6] }), false],
    ['any of several types will do', item(), chosen({ types: [6, 5] }), true],
    ['one of its tags will do', tagged, chosen({ tags: [22, 29] }), true],
    ['without any of the tags it is not', tagged, chosen({ tags: [29] }), false],
    ['an untagged item has none of them', item(), chosen({ tags: [21] }), false],
    ['a tactic of a chosen initiative is', ofInitiative, chosen({ initiatives: [31] }), true],
    ['a tactic of another is not', ofInitiative, chosen({ initiatives: [32] }), false],
    ['a tactic of none is not', item(), chosen({ initiatives: [31] }), false],
    ['a chosen initiative stands for itself', initiative, chosen({ initiatives: [31] }), true],
    ['other initiatives are gone', initiative, chosen({ initiatives: [32] }), false],
    ['with types chosen initiatives are gone', initiative, chosen({ types: [5] }), false],
    ['unless chosen as well', initiative, chosen({ types: [5], initiatives: [31] }), true],
    [
      'but a tag holds for initiatives too',
      initiative,
      chosen({ tags: [21], initiatives: [31] }),
      false,
    ],
    ['type and tag both have to fit: they do', tagged, chosen({ types: [5], tags: [21] }), true],
    ['type and tag both have to fit: no tag', item(), chosen({ types: [5], tags: [21] }), false],
    [
      'type and tag both have to fit: other type',
      tagged,
      chosen({ types: [6], tags: [21] }),
      false,
    ],
    [
      'type and initiative both have to fit',
      ofInitiative,
      chosen({ types: [6], initiatives: [31] }),
      false,
    ],
    ['with calendars alone chosen no item is', item(), chosen({ calendars: [41] }), false],
    [
      'a chosen calendar holds no item back beside a chosen type',
      item(),
      chosen({ types: [5], calendars: [41] }),
      true,
    ],
  ])('%s', (_sentence, visible, filters, expected) => {
    expect(isVisible(visible, filters, onLead)).toBe(expected)
  })
})

describe('whose items are on show', () => {
  const hidden: PlanFilters = {
    ...defaultFilters(),
    isLeadVisible: false,
    hiddenNestedPlanIds: new Set([11]),
  }
  it.each([
    ['one’s own, always', item({ planId: 10 }), hidden, onLead, true],
    ['a nested plan’s', item({ planId: 12 }), hidden, onLead, true],
    ['a hidden nested plan’s not', item({ planId: 11 }), hidden, onLead, false],
    [
      'a nested plan’s without a role there not',
      item({ planId: 13 }),
      defaultFilters(),
      onLead,
      false,
    ],
    ['not an item of an unrelated plan', item({ planId: 77 }), defaultFilters(), onLead, false],
    ['the lead plan’s', item({ planId: 10 }), defaultFilters(), onNested, true],
    ['a hidden lead plan’s not', item({ planId: 10 }), hidden, onNested, false],
    [
      'the lead plan’s of a type that hides them not',
      item({ planId: 10, tacticTypeId: HIDING_TYPE }),
      defaultFilters(),
      onNested,
      false,
    ],
    [
      'one’s own of such a type',
      item({ planId: 11, tacticTypeId: HIDING_TYPE }),
      defaultFilters(),
      onNested,
      true,
    ],
    [
      'a nested plan’s of such a type',
      item({ planId: 11, tacticTypeId: HIDING_TYPE }),
      defaultFilters(),
      onLead,
      true,
    ],
  ])('%s', (_sentence, visible, filters, details, expected) => {
    expect(isVisible(visible, filters, details)).toBe(expected)
  })
})

describe('calendars of interest follow the other filters', () => {
  const events = [{ subscriptionId: 41 }, { subscriptionId: 42 }]
  it.each([
    ['with nothing chosen all are on show', chosen({}), [41, 42]],
    ['with a type chosen none is', chosen({ types: [5] }), []],
    ['with a tag chosen none is', chosen({ tags: [5] }), []],
    ['with one chosen only that one is', chosen({ calendars: [42] }), [42]],
    ['with a type and one chosen that one is', chosen({ types: [5], calendars: [41] }), [41]],
    [
      'hidden plans hold no calendar back',
      { ...chosen({}), hiddenNestedPlanIds: new Set([11]) },
      [41, 42],
    ],
  ])('%s', (_sentence, filters, expected) => {
    expect(
      filterBySubscription(events, filters).map(({ subscriptionId }) => subscriptionId),
    ).toEqual(expected)
  })
})

const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
const anyFilters = fc
  .record({ types: ids, initiatives: ids, tags: ids, calendars: ids })
  .map(chosen)
const anyItems = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    planId: fc.constantFrom(10, 11, 12, 13, 77),
    tacticTypeId: fc.integer({ min: 1, max: 6 }),
    tagIds: ids,
    relatedInitiativeIds: ids,
  }),
  { maxLength: 30 },
)

describe('whatever is filtered', () => {
  it('a list holds exactly the items that are on show, in their order', () => {
    fc.assert(
      fc.property(anyItems, anyFilters, (items, filters) => {
        const one = items.filter((each) => isVisible(each, filters, onLead))
        expect(filterItems(items, filters, onLead)).toEqual(one)
      }),
    )
  })

  it('one more entry of a group that is in use never takes an item away', () => {
    fc.assert(
      fc.property(
        anyItems,
        anyFilters,
        fc.constantFrom(...CHOSEN_GROUPS),
        fc.integer({ min: 1, max: 6 }),
        (items, filters, group, id) => {
          fc.pre(filters[group].size > 0)
          const wider = { ...filters, [group]: new Set([...filters[group], id]) }
          const before = filterItems(items, filters, onLead)
          const after = filterItems(items, wider, onLead)
          expect(before.every((each) => after.includes(each))).toBe(true)
        },
      ),
    )
  })

  it('the array is the same when nothing is filtered out', () => {
    fc.assert(
      fc.property(anyItems, anyFilters, (items, filters) => {
        const own = items.map((each) => ({ ...each, planId: 10 }))
        expect(filterItems(own, defaultFilters(), onLead)).toBe(own)
        const visible = filterItems(items, filters, onLead)
        expect(filterItems(visible, filters, onLead)).toBe(visible)
        const events = items.map(({ id }) => ({ subscriptionId: id }))
        expect(filterBySubscription(events, defaultFilters())).toBe(events)
      }),
    )
  })
})

it('counts say how many items have it, however they are filtered', () => {
  const counts = filterCounts([
    item({ tagIds: [21, 22] }),
    item({ planId: 11, tagIds: [21], relatedInitiativeIds: [31] }),
    item({ tacticTypeId: 6 }),
  ])
  expect(counts.plans).toEqual(
    new Map([
      [10, 2],
      [11, 1],
    ]),
  )
  expect([counts.tacticTypes.get(5), counts.tacticTypes.get(6)]).toEqual([2, 1])
  expect([counts.tags.get(21), counts.tags.get(22), counts.tags.get(23)]).toEqual([2, 1, undefined])
  expect(counts.initiatives).toEqual(new Map([[31, 1]]))
})
