import type { PlanListEntry } from '@throughline/api-client'
import { buildPlanListEntry } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { planOptions, recentPlanIds } from './plan-options'

const plan = (id: number, name: string, fields: Partial<PlanListEntry> = {}) =>
  buildPlanListEntry({ id, name, roleTitle: 'Plan Admin', ...fields })

const plans = [
  plan(1, 'East region', { type: 'Sub', parentId: 3, roleTitle: 'Viewer' }),
  plan(2, 'Denver'),
  plan(3, 'National plan', { type: 'Master' }),
  plan(4, 'Alone', { type: 'Sub', parentId: 99 }),
  plan(5, 'West region', { type: 'Sub', parentId: 3 }),
]

describe('the plans of the switcher', () => {
  test('stand under their leads', () => {
    expect(planOptions(plans, null).map(({ id, isNested }) => [id, isNested])).toEqual([
      ['2', false],
      ['3', false],
      ['1', true],
      ['5', true],
      ['4', false],
    ])
  })

  test('say their kind, the role, and which one is open', () => {
    const texts = planOptions(plans, 3).map(({ label, description }) => `${label}: ${description}`)
    expect(texts).toEqual([
      'Denver: Individual plan, Admin',
      'National plan: Lead plan, Admin, open now',
      'East region: Nested plan, Viewer',
      'West region: Nested plan, Admin',
      'Alone: Nested plan, Admin',
    ])
  })

  test('are found by the name of their lead', () => {
    expect(planOptions(plans, null).find(({ id }) => id === '1')?.keywords).toEqual([
      'National plan',
    ])
  })
})

test('recent plans are five at most, without the current one', () => {
  expect(recentPlanIds(['3', '1', '2', '4', '5', '6', '7'], 3)).toEqual(['1', '2', '4', '5', '6'])
  expect(recentPlanIds(['1'], null)).toEqual(['1'])
})
