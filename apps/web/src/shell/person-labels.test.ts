import { describe, expect, test } from 'vitest'
import { describePlan, roleOnPlan } from './person-labels'

const role = (roleId: number, planId: number | null) => ({
  id: roleId,
  roleId,
  userId: 1001,
  planId,
  accountId: 1,
  canViewBudget: true,
  canEditAllChannels: true,
  channelIds: [],
})
const related = (name: string) => ({ id: 1, name, abbreviatedName: 'XX', roleId: 4 })

describe('the role shown under the name', () => {
  test.each([
    ['an admin of the plan', [role(4, 12)], 'Admin'],
    ['the strongest of several', [role(6, 12), role(5, 12)], 'Contributor'],
    ['a role on another plan says nothing', [role(4, 13)], null],
    ['nor does one on the account', [role(1, null)], null],
  ])('%s', (_sentence, roles, expected) => {
    expect(roleOnPlan(roles, 12)).toBe(expected)
  })
})

describe('what kind of plan it is', () => {
  test.each([
    [
      'a lead',
      { plans: [related('A'), related('B')], parent: null, isNested: false },
      'Lead plan, 2 nested',
    ],
    [
      'a nested one',
      { plans: [], parent: related('National plan'), isNested: true },
      'In National plan',
    ],
    [
      'a nested one whose lead is hidden',
      { plans: [], parent: null, isNested: true },
      'Nested plan',
    ],
    ['one alone', { plans: [], parent: null, isNested: false }, 'Individual plan'],
  ])('%s', (_sentence, plan, expected) => {
    expect(describePlan(plan)).toBe(expected)
  })
})
