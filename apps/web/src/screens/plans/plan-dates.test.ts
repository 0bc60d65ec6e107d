import type { PlanListEntry } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { planDates } from './plan-dates'

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
  ['both ends', '2026-01-01', '2026-12-31', '01/01/26 – 12/31/26'],
  ['no dates', null, null, ''],
])('the dates of a plan with %s', (_sentence, startDate, endDate, expected) => {
  expect(planDates(plan(1, 0, { startDate, endDate }))).toBe(expected)
})
