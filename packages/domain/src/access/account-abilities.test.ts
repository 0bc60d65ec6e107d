import { describe, expect, it } from 'vitest'
import {
  ROLES,
  abilitiesOnAccount,
  accessOn,
  canEditMember,
  canRemoveFromAccount,
  isHiddenByTags,
  roleGuideOf,
  roleOf,
  roleTitle,
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
} from './fixtures/callers'

describe('abilities on an account', () => {
  const billed = { ...account, isBillingShown: true }
  const everythingOfAnOwner = {
    canList: true,
    canSeeAccountSettings: true,
    canSeeSubscriptions: true,
    canManageBilling: true,
    canSeeProfile: true,
    canRenamePlans: true,
    canEditAccount: true,
    canManagePeople: true,
    canCreatePlans: false,
    canRestorePlans: true,
    canSeeInternalIds: false,
  }
  it.each([
    ['the owner reaches settings and billing', owner, billed, everythingOfAnOwner],
    [
      'without billing there is no Subscriptions entry',
      owner,
      { ...billed, isBillingShown: false },
      { ...everythingOfAnOwner, canSeeSubscriptions: false },
    ],
    [
      'the owner of an inactive account can only renew it',
      owner,
      { ...billed, isActive: false },
      {
        ...everythingOfAnOwner,
        canSeeAccountSettings: false,
        canSeeProfile: false,
        canRenamePlans: false,
        canEditAccount: false,
        canManagePeople: false,
        canRestorePlans: false,
      },
    ],
    [
      'the super admin reaches settings and billing and creates plans',
      person(3),
      billed,
      {
        ...everythingOfAnOwner,
        canCreatePlans: true,
        canRestorePlans: false,
        canSeeInternalIds: true,
      },
    ],
    [
      'a super user who counts as the owner reaches settings and billing',
      person(4),
      { ...billed, id: 20 },
      { ...everythingOfAnOwner, canCreatePlans: true, canSeeInternalIds: true },
    ],
    [
      'another super user does not reach the settings',
      person(300),
      billed,
      {
        ...everythingOfAnOwner,
        canSeeAccountSettings: false,
        canSeeSubscriptions: false,
        canManageBilling: false,
        canRenamePlans: false,
        canEditAccount: false,
        canRestorePlans: false,
        canSeeInternalIds: true,
      },
    ],
    [
      'a plan admin sees their profile',
      admin,
      billed,
      {
        ...everythingOfAnOwner,
        canSeeAccountSettings: false,
        canSeeSubscriptions: false,
        canManageBilling: false,
        canRenamePlans: false,
        canEditAccount: false,
        canRestorePlans: false,
      },
    ],
    [
      'a contributor does so too, and invites nobody',
      contributor,
      billed,
      {
        ...everythingOfAnOwner,
        canSeeAccountSettings: false,
        canSeeSubscriptions: false,
        canManageBilling: false,
        canRenamePlans: false,
        canEditAccount: false,
        canManagePeople: false,
        canRestorePlans: false,
      },
    ],
    [
      'an outsider sees nothing',
      person(PERSON, role(4, { accountId: 99 })),
      billed,
      {
        canList: false,
        canSeeAccountSettings: false,
        canSeeSubscriptions: false,
        canManageBilling: false,
        canSeeProfile: false,
        canRenamePlans: false,
        canEditAccount: false,
        canManagePeople: false,
        canCreatePlans: false,
        canRestorePlans: false,
        canSeeInternalIds: false,
      },
    ],
  ])('%s', (_sentence, caller, onAccount, expected) => {
    expect(abilitiesOnAccount(onAccount, caller)).toEqual(expected)
  })
})

describe('the team', () => {
  const somebody = { userId: 1500, isAccountOwner: false }
  it.each([
    ['an admin edits a member', admin, somebody, 'yes'],
    ['a contributor does not', contributor, somebody, 'not-plan-admin'],
    ['nobody edits the owner', admin, { userId: OWNER, isAccountOwner: true }, 'account-owner'],
    ['not even the owner', owner, { userId: OWNER, isAccountOwner: true }, 'account-owner'],
    ['an admin cannot edit themself', admin, { userId: PERSON, isAccountOwner: false }, 'self'],
    [
      'at owner level one can',
      person(4, role(6, { accountId: 20 })),
      { userId: 4, isAccountOwner: false },
      'yes',
    ],
    ['an outsider finds nobody', outsider, somebody, 'not-found'],
    ['an admin does not reach up', admin, { ...somebody, level: 200 as const }, 'stronger'],
    ['but does reach their equals', admin, { ...somebody, level: 250 as const }, 'yes'],
  ])('%s', (_sentence, caller, member, expected) => {
    const onPlan = caller.userId === 4 ? { ...plan, account: { ...account, id: 20 } } : plan
    const decision = canEditMember(accessOn(onPlan, caller), caller, member)
    expect(decision.allowed ? 'yes' : decision.code).toBe(expected)
  })

  const otherPlan = { ...plan, id: 13 }
  it.each([
    ['the owner removes anybody', owner, somebody, [plan, otherPlan], 'yes'],
    ['an admin of all their plans does', admin, somebody, [plan], 'yes'],
    ['an admin of some does not', admin, somebody, [plan, otherPlan], 'not-plan-admin'],
    ['an admin cannot remove someone without plans', admin, somebody, [], 'not-plan-admin'],
    ['nobody removes the owner', admin, { userId: OWNER }, [plan], 'account-owner'],
    ['nobody removes themself', admin, { userId: PERSON }, [plan], 'self'],
    ['a contributor removes nobody', contributor, somebody, [plan], 'not-plan-admin'],
    [
      'an admin does not remove an account admin',
      admin,
      { userId: 1500, level: 150 as const },
      [plan],
      'stronger',
    ],
    ['the owner does', owner, { userId: 1500, level: 150 as const }, [plan], 'yes'],
  ])('removing from the account: %s', (_sentence, caller, member, memberPlans, expected) => {
    const decision = canRemoveFromAccount(account, caller, member, memberPlans)
    expect(decision.allowed ? 'yes' : decision.code).toBe(expected)
  })
})

describe('blocked tags', () => {
  it.each([
    ['an untagged item stays', [], [1], false],
    ['one with another tag stays', [2], [1], false],
    ['any blocked tag hides', [2, 1], [1], true],
    ['nothing blocked hides nothing', [1, 2], [], false],
  ])('%s', (_sentence, tagIds, blocked, isHidden) => {
    expect(isHiddenByTags(tagIds, new Set(blocked))).toBe(isHidden)
  })
})

describe('roles', () => {
  it('have one level each, strongest first', () => {
    expect(ROLES.map(({ id, level }) => [id, level])).toEqual([
      [1, 100],
      [2, 150],
      [3, 200],
      [4, 250],
      [5, 300],
      [6, 350],
    ])
  })

  it("'Plan Admin' is read as 'Admin' and other titles as they are", () => {
    expect(ROLES.map(({ title }) => roleTitle(title))).toEqual([
      'Account Owner',
      'Account Admin',
      'Master Plan Admin',
      'Admin',
      'Contributor',
      'Viewer',
    ])
    expect(roleOf(7)).toBeNull()
  })

  it('have a guide by level', () => {
    expect(ROLES.map(({ level }) => roleGuideOf(level))).toEqual([
      'account-owner',
      'admin',
      'admin',
      'admin',
      'contributor',
      'viewer',
    ])
  })
})
