import { describe, expect, it } from 'vitest'

import {
  abbreviatePlanName,
  canHoldNestedPlans,
  comparePlanNames,
  inFamilyOrder,
  isVisibleInPlan,
  planTypeOf,
  showsOwnItemsOnly,
} from './index'

const related = (id: number, roleId: number | null = 4) => ({
  id,
  name: `Plan ${id}`,
  abbreviatedName: 'P',
  roleId,
})
const lead = { id: 10, parentId: 0, parent: null, plans: [related(11), related(12, null)] }
const nested = { id: 11, parentId: 10, parent: related(10), plans: [] }
const nestedWithoutLeadRole = { ...nested, parent: related(10, null) }
const alone = { id: 20, parentId: 0, parent: null, plans: [] }
const everything = { isLeadVisible: true, hiddenNestedPlanIds: new Set<number>() }

describe('the kind of a plan follows from its family', () => {
  it.each([
    ['alone it is individual', alone, 'Individual', 'Individual'],
    ['with nested plans it is a lead, although made as individual', lead, 'Individual', 'Master'],
    ['with a lead it is nested', nested, 'Master', 'Sub'],
    ['a lead plan may wait for its first nested plan', alone, 'Master', 'Master'],
    ['a nested plan that lost its lead stands alone', alone, 'Sub', 'Individual'],
  ] as const)('%s', (_sentence, family, type, expected) => {
    expect(planTypeOf({ ...family, type })).toBe(expected)
  })

  it('and a nested plan holds no further ones', () => {
    expect([lead, nested, alone].map(canHoldNestedPlans)).toEqual([true, false, true])
  })
})

describe('whose items a plan shows', () => {
  const hidden = { isLeadVisible: false, hiddenNestedPlanIds: new Set([11]) }
  it.each([
    ['its own', lead, 10, false, everything, true],
    ['its own, whatever is switched off', nested, 11, true, hidden, true],
    ['a nested plan’s on the lead plan', lead, 11, false, everything, true],
    ['unless that nested plan is switched off', lead, 11, false, hidden, false],
    ['unless one has no role there', lead, 12, false, everything, false],
    ['the lead’s on a nested plan', nested, 10, false, everything, true],
    ['unless the lead is switched off', nested, 10, false, hidden, false],
    ['unless the type hides them there', nested, 10, true, everything, false],
    ['unless one has no role there', nestedWithoutLeadRole, 10, false, everything, false],
    ['that type hides nothing from the lead plan', lead, 11, true, everything, true],
    ['a sibling’s never', nested, 12, false, everything, false],
    ['never a tactic of an unrelated plan', alone, 10, false, everything, false],
  ])(
    '%s',
    (_sentence, plan, itemPlanId, shouldHideTacticsFromNestedPlans, visibility, expected) => {
      expect(
        isVisibleInPlan({ plan, itemPlanId, shouldHideTacticsFromNestedPlans, visibility }),
      ).toBe(expected)
    },
  )

  it.each([
    ['a plan without family always shows its own only', alone, everything, true],
    ['a lead plan with nested ones on does not', lead, everything, false],
    ['nor with one of two off', lead, hidden, false],
    [
      'with all nested plans off it does',
      lead,
      { isLeadVisible: true, hiddenNestedPlanIds: new Set([11, 12]) },
      true,
    ],
    ['a nested plan with its lead on does not', nested, everything, false],
    ['with the lead off it does', nested, hidden, true],
  ])('%s', (_sentence, plan, visibility, expected) => {
    expect(showsOwnItemsOnly(plan, visibility)).toBe(expected)
  })
})

describe('the abbreviation of a plan', () => {
  it.each([
    ['two words give their first letters', 'Spring Campaign', 'SC'],
    ['later words do not count', 'North East Region', 'NE'],
    ['one word gives its first two letters', 'Spring', 'SP'],
    ['one letter is all there is', 'x', 'X'],
    ['blanks around and between do not count', '  north   east ', 'NE'],
    ['a letter with two capitals gives one', 'ßtraße', 'ST'],
    ['a blank name gives nothing', '   ', ''],
    ['letters outside the basic plane stay whole', '𝒜pple 𝒷erry', '𝒜𝒷'],
  ])('%s', (_sentence, name, expected) => {
    expect(abbreviatePlanName(name)).toBe(expected)
  })
})

describe('the order of a list of plans', () => {
  const listed = (id: number, parentId = 0) => ({ id, parentId })
  it.each([
    [
      'plans alone stand as they came',
      [listed(2), listed(1)],
      [
        [2, null],
        [1, null],
      ],
    ],
    [
      'nested plans stand under their lead, as they came',
      [listed(3, 1), listed(1), listed(4), listed(2, 1)],
      [
        [1, null],
        [3, 1],
        [2, 1],
        [4, null],
      ],
    ],
    [
      'a nested plan whose lead is not listed stands by itself',
      [listed(2, 1), listed(4)],
      [
        [2, null],
        [4, null],
      ],
    ],
  ])('%s', (_sentence, plans, expected) => {
    const order = inFamilyOrder(plans).map(({ plan, lead }) => [plan.id, lead?.id ?? null])
    expect(order).toEqual(expected)
  })

  it('by name takes no notice of capitals, reads numbers, and puts older plans first', () => {
    const named = (id: number, name: string) => ({ id, name })
    const plans = [named(4, 'Plan 10'), named(3, 'plan 2'), named(2, 'West'), named(1, 'west')]
    expect(plans.toSorted(comparePlanNames).map(({ id }) => id)).toEqual([3, 4, 1, 2])
  })
})
