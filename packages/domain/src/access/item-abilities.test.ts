import { describe, expect, it } from 'vitest'
import type { Caller, ItemDetails, PlanDetails, RoleName } from './index'
import { accessOn, canEditTactic, canMoveTactic, canResizeTactic, ROLE_LEVELS } from './index'
import {
  PERSON,
  account,
  admin,
  contributor,
  outsider,
  owner,
  person,
  plan,
  role,
  viewer,
} from './fixtures/callers'

describe('editing, moving and resizing an item', () => {
  it.each<RoleName>(['accountOwner', 'admin', 'contributor', 'viewer'])(
    'the name %s of a role means its level',
    (level) => {
      const access = accessOn(plan, contributor)
      if (access === null) throw new Error('A contributor has access.')
      expect(canEditTactic({ ...access, level }, tactic)).toEqual(
        canEditTactic({ ...access, level: ROLE_LEVELS[level] }, tactic),
      )
      expect(canEditTactic({ ...access, level }, tactic).allowed).toBe(level !== 'viewer')
    },
  )

  const tactic: ItemDetails = {
    planId: plan.id,
    channelId: 7,
    isInitiative: false,
    isRepeating: false,
    isMonthly: false,
  }
  const frozen = { ...plan, freeze: true }
  const inactive = { ...plan, account: { ...account, isActive: false } }

  it.each<[string, Caller, Partial<ItemDetails>, PlanDetails, string, string, string]>([
    ['one in an assigned channel', contributor, {}, plan, 'yes', 'yes', 'yes'],
    [
      'one in another channel',
      contributor,
      { channelId: 8 },
      plan,
      'channel-not-assigned',
      'channel-not-assigned',
      'channel-not-assigned',
    ],
    [
      'with rights on all channels',
      person(PERSON, role(5, { canEditAllChannels: true })),
      { channelId: 8 },
      plan,
      'yes',
      'yes',
      'yes',
    ],
    ['an admin needs no channel right', admin, { channelId: 8 }, plan, 'yes', 'yes', 'yes'],
    [
      'an initiative needs no channel right',
      contributor,
      { channelId: 8, isInitiative: true },
      plan,
      'yes',
      'yes',
      'yes',
    ],
    ['a viewer changes nothing', viewer, {}, plan, 'viewer', 'viewer', 'viewer'],
    [
      'an item of the lead or a nested plan',
      admin,
      { planId: 13 },
      plan,
      'other-plan',
      'other-plan',
      'other-plan',
    ],
    ['one that repeats', admin, { isRepeating: true }, plan, 'yes', 'repeating', 'repeating'],
    ['one that lasts whole months', admin, { isMonthly: true }, plan, 'yes', 'yes', 'monthly'],
    [
      'a viewer learns that they are one before that it repeats',
      viewer,
      { isRepeating: true },
      plan,
      'viewer',
      'viewer',
      'viewer',
    ],
    ['on a frozen plan', contributor, {}, frozen, 'plan-frozen', 'plan-frozen', 'plan-frozen'],
    ['an admin may on a frozen plan', admin, {}, frozen, 'yes', 'yes', 'yes'],
    [
      'in an inactive account',
      owner,
      {},
      inactive,
      'account-inactive',
      'account-inactive',
      'account-inactive',
    ],
    ['without a role', outsider, {}, plan, 'not-found', 'not-found', 'not-found'],
  ])('%s', (_sentence, caller, change, onPlan, edit, move, resize) => {
    const access = accessOn(onPlan, caller)
    const item = { ...tactic, ...change }
    const said = (decision: { allowed: boolean; code?: string }) =>
      decision.allowed ? 'yes' : decision.code
    expect(said(canEditTactic(access, item))).toBe(edit)
    expect(said(canMoveTactic(access, item))).toBe(move)
    expect(said(canResizeTactic(access, item))).toBe(resize)
  })
})
