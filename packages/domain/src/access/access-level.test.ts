import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Caller, PlanDetails } from './index'
import {
  ROLE_IDS,
  abilitiesOn,
  abilitiesOnAccount,
  accountLevel,
  effectiveLevel,
  levelOfRole,
} from './index'
import {
  OWNER,
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

describe('effective level on a plan', () => {
  const onAccount = { planId: null }
  it.each<[string, number | null, Caller, PlanDetails]>([
    ['the owner is an owner, although listed as admin', 100, owner, plan],
    ['an account owner without a role on the plan does not see it', null, person(OWNER), plan],
    ['a super user with a viewer role is an account admin', 150, person(300, role(6)), plan],
    ['a super user without a role on the plan does not see it', null, person(3), plan],
    [
      'a super user is the owner of the account that the configuration pairs them with',
      100,
      person(4, role(6)),
      { ...plan, account: { ...account, id: 20 } },
    ],
    ['but of no other account', 150, person(4, role(6)), plan],
    ['an admin is an admin', 250, admin, plan],
    ['a contributor is a contributor', 300, contributor, plan],
    ['a viewer is a viewer', 350, viewer, plan],
    ['a role on another plan is no role here', null, outsider, plan],
    [
      'a role on the account alone does not open a plan',
      null,
      person(PERSON, role(2, onAccount)),
      plan,
    ],
    [
      'the role on the plan takes the place of the one on the account',
      350,
      person(PERSON, role(2, onAccount), role(6)),
      plan,
    ],
    [
      'of several roles on a plan the strongest counts',
      250,
      person(PERSON, role(6), role(4)),
      plan,
    ],
    ['a role that nobody knows is a viewer', 350, person(PERSON, role(77)), plan],
  ])('%s', (_sentence, level, caller, onPlan) => {
    expect(effectiveLevel(caller, onPlan)).toBe(level)
  })

  it('is the lowest of what a person holds, for every mix of roles', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
        fc.boolean(),
        (roleIds, isOwner) => {
          const caller = person(isOwner ? OWNER : PERSON, ...roleIds.map((roleId) => role(roleId)))
          const lowest = Math.min(...roleIds.map(levelOfRole), isOwner ? 100 : 350)
          expect(effectiveLevel(caller, plan)).toBe(lowest)
        },
      ),
    )
  })
})

describe('level on the account', () => {
  it.each<[string, number | null, Caller]>([
    ['the owner is its owner', 100, owner],
    ['an account admin is its admin', 150, person(PERSON, role(2, { planId: null }))],
    ['an admin of a plan is a viewer of the account', 350, admin],
    ['a super user is its admin, without any role', 150, person(3)],
    [
      'of an outsider it knows nothing',
      null,
      person(PERSON, role(2, { accountId: 99, planId: null })),
    ],
  ])('%s', (_sentence, level, caller) => {
    expect(accountLevel(caller, account)).toBe(level)
  })
})

describe('a contributor never counts as account admin', () => {
  it.each([
    ['by role id', () => levelOfRole(ROLE_IDS.contributor)],
    ['on a plan', () => effectiveLevel(contributor, plan)],
    ['on the account', () => accountLevel(person(PERSON, role(5, { planId: null })), account)],
  ])('%s', (_sentence, level) => {
    expect(level()).toBe(300)
  })

  it('nor with every right that the role can carry', () => {
    const everything = person(
      PERSON,
      role(5, { canEditAllChannels: true, canViewBudget: true, channelIds: [7, 8] }),
    )
    const abilities = abilitiesOn(plan, everything)
    expect(abilities.canManagePlan).toBe(false)
    expect(abilities.canManageTeam).toBe(false)
    expect(abilitiesOnAccount({ ...account, isBillingShown: true }, everything)).toEqual({
      canList: true,
      canSeeAccountSettings: false,
      canSeeSubscriptions: false,
      canManageBilling: false,
      canSeeProfile: true,
      canRenamePlans: false,
      canEditAccount: false,
      canManagePeople: false,
      canCreatePlans: false,
      canRestorePlans: false,
      canSeeInternalIds: false,
    })
  })
})
