import { expect, test } from 'vitest'
import { hiddenViewsOf } from './hidden-views'

test.each([
  [true, true, true, []],
  [true, false, true, ['budget']],
  [false, true, true, ['budget']],
  [true, true, false, ['performance']],
  [false, false, false, ['budget', 'performance']],
])(
  'budgets in use %s and visible %s, dashboards in use %s: hidden are %j',
  (useBudgets, canViewBudget, useDashboards, expected) => {
    const access = {
      level: 300,
      canAddTactics: true,
      canViewBudget,
      canEditAllChannels: true,
      editableChannelIds: [],
    } as const
    expect(hiddenViewsOf({ useBudgets, useDashboards, access })).toEqual(expected)
  },
)
