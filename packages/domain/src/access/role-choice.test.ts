import { describe, expect, it } from 'vitest'

import {
  ASSIGNABLE_ROLES,
  canChooseBudgetView,
  canChooseChannels,
  mayEditAllChannels,
  rightsForChosenRole,
} from './index'

describe('choosing a role on a plan', () => {
  it('offers Admin, Contributor and Viewer', () => {
    expect(ASSIGNABLE_ROLES.map(({ id }) => id)).toEqual([4, 5, 6])
  })

  it.each([
    ['an admin gets every channel', 4, { channelIds: [7, 8], canEditAllChannels: true }],
    [
      'a contributor starts with every channel',
      5,
      { channelIds: [7, 8], canEditAllChannels: true },
    ],
    ['a viewer gets none', 6, { channelIds: [], canEditAllChannels: false }],
  ])('%s, and budgets to view', (_sentence, roleId, rights) => {
    expect(rightsForChosenRole(roleId, [7, 8])).toEqual({ ...rights, canViewBudget: true })
  })

  it.each([
    ['the owner always', 1, [], true],
    ['an account admin always', 2, [], true],
    ['a master plan admin always', 3, [], true],
    ['an admin always', 4, [], true],
    ['a contributor with every channel', 5, [8, 7], true],
    ['a contributor with some', 5, [7], false],
    ['a viewer never', 6, [7, 8], false],
    ['a role that nobody knows never', 9, [7, 8], false],
  ])('all channels are stored for %s', (_sentence, roleId, channelIds, expected) => {
    expect(mayEditAllChannels(roleId, channelIds, [7, 8])).toBe(expected)
  })

  it.each([
    [4, false, false],
    [5, true, true],
    [6, true, false],
  ])('role %i: budget view %s, channels %s', (roleId, budget, channels) => {
    expect(canChooseBudgetView(roleId, { useBudgets: true })).toBe(budget)
    expect(canChooseBudgetView(roleId, { useBudgets: false })).toBe(false)
    expect(canChooseChannels(roleId)).toBe(channels)
  })
})
