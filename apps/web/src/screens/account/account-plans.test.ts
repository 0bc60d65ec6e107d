import { buildPlanListEntry } from '@throughline/test-support/builders'
import { expect, it } from 'vitest'
import { accountPlanRows } from './account-plans'

const plans = [
  buildPlanListEntry({ id: 14, name: 'West', type: 'Sub', parentId: 12 }),
  buildPlanListEntry({ id: 16, name: 'store launch' }),
  buildPlanListEntry({ id: 12, name: 'National', type: 'Master' }),
  buildPlanListEntry({ id: 13, name: 'East', type: 'Sub', parentId: 12 }),
  buildPlanListEntry({ id: 17, name: 'Far away', type: 'Sub', parentId: 99, roleId: null }),
]

it('puts nested plans below their lead, by name, and those without one by themselves', () => {
  const rows = accountPlanRows(plans).map(({ plan, isIndented }) => [plan.name, isIndented])
  expect(rows).toEqual([
    ['Far away', false],
    ['National', false],
    ['East', true],
    ['West', true],
    ['store launch', false],
  ])
})

it('lets a nested plan hold none, also when its lead is not there', () => {
  const holding = accountPlanRows(plans).filter(({ canHoldNested }) => canHoldNested)
  expect(holding.map(({ plan }) => plan.id)).toEqual([12, 16])
})

it('renames no plan on which the person has no role', () => {
  const fixed = accountPlanRows(plans).filter(({ canRename }) => !canRename)
  expect(fixed.map(({ plan }) => plan.id)).toEqual([17])
})
