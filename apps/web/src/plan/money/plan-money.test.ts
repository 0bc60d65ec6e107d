import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { defaultFilters } from '@throughline/domain/filters'
import type { TacticListItem } from '@throughline/domain/tactics'
import { buildPlan, buildTactic } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import {
  actualOf,
  budgetDaysOf,
  isWithin,
  moneyVisibilityOf,
  withoutOtherPlans,
} from './plan-money'

const lead = buildPlan()
const alone = buildPlan({ plans: [], isLead: false })
const nested = buildPlan({ plans: [], parentId: 11, isNested: true })
const sees = { canViewBudget: true }
const visible = defaultFilters()

describe('whether a view shows money', () => {
  test.each([
    ['a plan without a family', alone, sees, visible, 'shown'],
    ['a lead plan with nested plans shown', lead, sees, visible, 'other-plans'],
    ['with all nested plans hidden', lead, sees, withoutOtherPlans(visible, lead), 'shown'],
    ['a nested plan with its lead shown', nested, sees, visible, 'other-plans'],
    ['with its lead hidden', nested, sees, { ...visible, isLeadVisible: false }, 'shown'],
    ['a plan without budgets', buildPlan({ useBudgets: false, plans: [] }), sees, visible, 'none'],
    ['a person who may not see it', alone, { canViewBudget: false }, visible, 'none'],
    ['nor learn that it is hidden', lead, { canViewBudget: false }, visible, 'none'],
    ['a plan that is not known', undefined, sees, visible, 'none'],
    ['rights that are not known', alone, null, visible, 'none'],
  ] as const)('%s: %#', (_sentence, plan, access, filters, expected) => {
    expect(moneyVisibilityOf(plan, access, filters)).toBe(expected)
  })

  test('hiding the other plans leaves the other filters', () => {
    const filters = { ...visible, tagIds: new Set([3]) }
    expect(withoutOtherPlans(filters, lead)).toEqual({
      ...filters,
      isLeadVisible: false,
      hiddenNestedPlanIds: new Set([13]),
    })
  })
})

describe('the days of a budget', () => {
  const today = dayNumberOf('2026-11-18')
  test.each([
    ['2026-07-01', '2027-06-30', '2026-07-01', '2027-06-30'],
    [null, '2027-06-30', '2016-01-01', '2027-06-30'],
    ['2026-07-01', null, '2026-07-01', '2036-12-31'],
  ])('from %s to %s', (startDate, endDate, start, end) => {
    expect(budgetDaysOf({ startDate, endDate }, today)).toEqual({ start, end })
  })

  test.each([
    ['2026-01-01', '2026-12-31', true],
    ['2026-01-01', '2027-01-01', false],
    ['2025-12-31', '2026-12-31', false],
  ])('%s to %s are on show in 2026: %s', (start, end, expected) => {
    expect(isWithin({ start, end }, { start: '2026-01-01', end: '2026-12-31' })).toBe(expected)
  })
})

describe('what a plan has spent', () => {
  const days = { start: '2026-03-01', end: '2026-11-20' }
  const isMonthly = ({ tacticTypeId }: TacticListItem) => tacticTypeId === 1032

  test.each([
    ['an item counts', {}, 500],
    ['by its first day only', { on: '2026-11-20', to: '2027-02-01' }, 500],
    ['not when it began before', { on: '2026-02-28', to: '2026-03-05' }, 0],
    ['nor when it begins after', { on: '2026-11-21' }, 0],
    ['a series counts once', { on: '2026-03-01', rrule: 'FREQ=DAILY' }, 500],
    ['another plan counts nothing', { planId: 13 }, 0],
    ['nor does an initiative', { isInitiative: true }, 0],
    ['nor an item of whole months', { tacticTypeId: 1032 }, 0],
    ['nor the parking lot', { isUnscheduled: true }, 0],
    ['nor an item without a cost', { actualCost: null }, 0],
  ])('%s', (_sentence, fields, expected) => {
    const item = buildTactic({ on: '2026-11-18', actualCost: 500, ...fields })
    expect(actualOf([item], 12, days, isMonthly)).toBe(expected)
  })

  test('is the same as a slow sum of two thousand items', () => {
    const items = Array.from({ length: 2_000 }, (_unused, at) =>
      buildTactic({
        id: at + 1,
        on: `20${24 + (at % 5)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
        planId: at % 7 === 0 ? 13 : 12,
        isInitiative: at % 11 === 0,
        tacticTypeId: at % 13 === 0 ? 1032 : 1030,
        actualCost: at % 3 === 0 ? null : at * 10,
      }),
    )
    let sum = 0
    for (const item of items) {
      const day = item.startDate.slice(0, 10)
      const isCounted = item.planId === 12 && !item.isInitiative && item.tacticTypeId !== 1032
      if (isCounted && day >= days.start && day <= days.end) sum += item.actualCost ?? 0
    }
    expect(sum).toBeGreaterThan(0)
    expect(actualOf(items, 12, days, isMonthly)).toBe(sum)
  })
})
