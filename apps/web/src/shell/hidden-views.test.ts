import { expect, test } from 'vitest'
import { hiddenViewsOf, offersSettings } from './hidden-views'

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

test.each([
  [100, true, true],
  [250, true, true],
  [300, true, true],
  [350, true, false],
  [250, false, false],
] as const)('settings at level %s, in an active account %s: %s', (level, isActive, expected) => {
  const access = {
    level,
    canAddTactics: true,
    canViewBudget: true,
    canEditAllChannels: true,
    editableChannelIds: [],
  } as const
  expect(offersSettings({ access }, isActive)).toBe(expected)
})
