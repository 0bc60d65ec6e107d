import { describe, expect, it } from 'vitest'

import type { RightsIntent, RoleRights } from './index'
import {
  ASSIGNABLE_ROLES,
  canChooseBudgetView,
  canChooseChannels,
  decideRights,
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

describe('the rights that are stored with a role', () => {
  const plan = { useBudgets: true, channelIds: [7, 8], otherChannelIds: [9] }
  const everything: RoleRights = {
    canViewBudget: true,
    canEditAllChannels: true,
    channelIds: [7, 8],
  }
  const nothing: RoleRights = { canViewBudget: true, canEditAllChannels: false, channelIds: [] }
  const emailOnly: RoleRights = { canViewBudget: false, canEditAllChannels: false, channelIds: [7] }

  it.each<[string, number, RightsIntent, RoleRights | null, RoleRights]>([
    ['an admin has them all', 4, {}, null, everything],
    [
      'whatever is said',
      4,
      { canViewBudget: false, canEditAllChannels: false, channelIds: [7] },
      emailOnly,
      everything,
    ],
    ['a new contributor starts with all channels', 5, {}, null, everything],
    ['or with those that are named', 5, { channelIds: [7] }, null, { ...nothing, channelIds: [7] }],
    [
      'naming every channel is having all',
      5,
      { channelIds: [8, 7] },
      null,
      { ...everything, channelIds: [8, 7] },
    ],
    [
      'saying all is naming every channel',
      5,
      { canEditAllChannels: true, channelIds: [7] },
      null,
      everything,
    ],
    ['not all and none named is none', 5, { canEditAllChannels: false }, null, nothing],
    [
      'what everybody edits may be named',
      5,
      { channelIds: [9] },
      null,
      { ...nothing, channelIds: [9] },
    ],
    ['an unchanged contributor keeps theirs', 5, {}, emailOnly, emailOnly],
    [
      'and gets to see the budget',
      5,
      { canViewBudget: true },
      emailOnly,
      { ...emailOnly, canViewBudget: true },
    ],
    ['a viewer edits nothing', 6, {}, null, nothing],
    [
      'and may be kept from the budget',
      6,
      { canViewBudget: false },
      null,
      { ...nothing, canViewBudget: false },
    ],
    ['a demoted contributor loses the channels', 6, { channelIds: [] }, null, nothing],
  ])('%s', (_sentence, roleId, intent, current, rights) => {
    expect(decideRights(roleId, intent, plan, current)).toEqual({ allowed: true, rights })
  })

  it.each<[string, number, RightsIntent, string]>([
    ['a viewer who may edit all channels', 6, { canEditAllChannels: true }, 'channels-not-chosen'],
    ['a viewer with a channel', 6, { channelIds: [7] }, 'channels-not-chosen'],
    ['a channel of another plan', 5, { channelIds: [7, 77] }, 'foreign-channel'],
  ])('%s is refused', (_sentence, roleId, intent, code) => {
    expect(decideRights(roleId, intent, plan, null)).toEqual({ allowed: false, code })
  })

  it('without budgets there is no view of them to choose', () => {
    const bare = { ...plan, useBudgets: false }
    const code = 'budget-not-chosen'
    expect(decideRights(5, { canViewBudget: false }, bare, null)).toEqual({ allowed: false, code })
    expect(decideRights(5, { canViewBudget: true }, bare, null).allowed).toBe(true)
  })

  it('of a plan without channels nobody has all by naming none', () => {
    const empty = { ...plan, channelIds: [], otherChannelIds: [] }
    expect(decideRights(5, { channelIds: [] }, empty, null)).toEqual({
      allowed: true,
      rights: nothing,
    })
  })
})
