import type { PlanListEntry } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { planDates, planRows } from './plan-rows'

const plan = (id: number, parentId = 0, change: Partial<PlanListEntry> = {}): PlanListEntry => ({
  id,
  version: 1,
  name: `Plan ${id}`,
  abbreviatedName: 'PL',
  type: 'Individual',
  accountId: 1,
  parentId,
  freeze: false,
  useBudgets: true,
  useDashboards: false,
  roleId: 4,
  roleTitle: 'Admin',
  level: 250,
  startDate: null,
  endDate: null,
  tacticCount: null,
  ...change,
})

test.each([
  [
    'plans alone stand as they came',
    [plan(2), plan(1)],
    [
      [2, false],
      [1, false],
    ],
  ],
  [
    'nested plans stand under their lead',
    [plan(3, 1), plan(1), plan(4), plan(2, 1)],
    [
      [1, false],
      [3, true],
      [2, true],
      [4, false],
    ],
  ],
  [
    'a nested plan whose lead one has no role on stands by itself',
    [plan(2, 1), plan(4)],
    [
      [2, false],
      [4, false],
    ],
  ],
])('%s', (_sentence, plans, expected) => {
  expect(planRows(plans).map((row) => [row.plan.id, row.isUnderLead])).toEqual(expected)
})

test.each([
  ['both ends', '2026-01-01', '2026-12-31', '01/01/26 – 12/31/26'],
  ['no dates', null, null, ''],
])('the dates of a plan with %s', (_sentence, startDate, endDate, expected) => {
  expect(planDates(plan(1, 0, { startDate, endDate }))).toBe(expected)
})
