import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { AccountFacts, Caller, ItemFacts, Membership, PlanAbilities, PlanFacts } from './index'
import {
  DEFAULT_PRODUCT_TEAM_USER_IDS,
  DEFAULT_SUPER_USER_IDS,
  ROLES,
  ROLE_IDS,
  abilitiesOn,
  abilitiesOnAccount,
  accessOn,
  accountLevel,
  callerFrom,
  canEditMember,
  canEditTactic,
  canMoveTactic,
  canRemoveFromAccount,
  canResizeTactic,
  effectiveLevel,
  isHiddenByTags,
  levelOfRole,
  roleGuideOf,
  roleOf,
  roleTitle,
} from './index'

const OWNER = 1001
const PERSON = 1002
const configuration = {
  superUserIds: DEFAULT_SUPER_USER_IDS,
  superOwnerPairs: [{ accountId: 20, userId: 4 }],
  productTeamUserIds: DEFAULT_PRODUCT_TEAM_USER_IDS,
}
const account: AccountFacts = { id: 10, ownerId: OWNER, isActive: true }
const plan: PlanFacts = {
  id: 12,
  account,
  useBudgets: true,
  useDashboards: true,
  freeze: false,
  isLead: false,
  isNested: false,
}

function role(roleId: number, rest: Partial<Membership> = {}): Membership {
  return {
    roleId,
    accountId: account.id,
    planId: plan.id,
    canViewBudget: false,
    canEditAllChannels: false,
    channelIds: [],
    ...rest,
  }
}

function person(userId: number, ...memberships: Membership[]): Caller {
  return callerFrom({ userId, memberships, configuration })
}

const owner = person(OWNER, role(ROLE_IDS.admin))
const admin = person(PERSON, role(ROLE_IDS.admin))
const contributor = person(PERSON, role(ROLE_IDS.contributor, { channelIds: [7] }))
const viewer = person(PERSON, role(ROLE_IDS.viewer))
const outsider = person(PERSON, role(ROLE_IDS.admin, { planId: 99 }))

describe('effective level on a plan', () => {
  const onAccount = { planId: null }
  it.each<[string, number | null, Caller, PlanFacts]>([
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
      canSeeInternalIds: false,
    })
  })
})

type Ability = keyof PlanAbilities
const ALL_ABILITIES: readonly Ability[] = [
  'canList',
  'canView',
  'canAddTactics',
  'canDeleteTactics',
  'canSeePlanSettings',
  'canSeeInitiativeSettings',
  'canSeeDocumentSettings',
  'canSeeTeamSettings',
  'canSeeChannelSettings',
  'canSeeCalendarSettings',
  'canSeeTagSettings',
  'canSeeBudgetSettings',
  'canSeePerformanceSettings',
  'canManagePlan',
  'canChangeWeekStart',
  'canDeletePlan',
  'canFreeze',
  'canSeeBudget',
  'canEditBudget',
  'canExport',
  'canEditTags',
  'canReorderTags',
  'canAttachDocuments',
  'canManageTeam',
  'canSeePerformance',
  'canReadPerformance',
  'canEditPerformance',
]

const ADMIN_CAN: readonly Ability[] = ALL_ABILITIES.filter((one) => one !== 'canDeletePlan')
const VIEWER_CAN: readonly Ability[] = [
  'canList',
  'canView',
  'canSeePerformance',
  'canReadPerformance',
]
const CONTRIBUTOR_CAN: readonly Ability[] = [
  ...VIEWER_CAN,
  'canAddTactics',
  'canDeleteTactics',
  'canSeePlanSettings',
  'canSeeInitiativeSettings',
  'canSeeDocumentSettings',
  'canSeeTeamSettings',
  'canExport',
  'canEditTags',
  'canAttachDocuments',
]
const WRITES: readonly Ability[] = [
  'canAddTactics',
  'canDeleteTactics',
  'canEditTags',
  'canAttachDocuments',
]

function without(abilities: readonly Ability[], ...left: Ability[]): readonly Ability[] {
  return abilities.filter((ability) => !left.includes(ability))
}

describe('abilities on a plan', () => {
  const seesBudget = { canViewBudget: true }
  it.each<[string, Caller, Partial<PlanFacts>, readonly Ability[]]>([
    ['the owner can do everything', owner, {}, ALL_ABILITIES],
    ['an admin can do everything on the plan but delete it', admin, {}, ADMIN_CAN],
    ['a contributor adds and edits, and sets nothing up', contributor, {}, CONTRIBUTOR_CAN],
    [
      'a contributor who may view the budget also enters costs',
      person(PERSON, role(5, seesBudget)),
      {},
      [...CONTRIBUTOR_CAN, 'canSeeBudget', 'canEditBudget'],
    ],
    ['a viewer looks', viewer, {}, VIEWER_CAN],
    [
      'a viewer who may view the budget looks at that too',
      person(PERSON, role(6, seesBudget)),
      {},
      [...VIEWER_CAN, 'canSeeBudget'],
    ],
    ['someone without a role on the plan cannot even list it', outsider, {}, []],
    [
      'a plan without budgets shows no budget to anybody, but an admin can switch it on',
      admin,
      { useBudgets: false },
      without(ADMIN_CAN, 'canSeeBudget', 'canEditBudget'),
    ],
    [
      'a plan without dashboards shows no performance view, but an admin can switch it on',
      admin,
      { useDashboards: false },
      without(ADMIN_CAN, 'canSeePerformance'),
    ],
    [
      'a plan without dashboards sends none to those who cannot prepare them',
      viewer,
      { useDashboards: false },
      without(VIEWER_CAN, 'canSeePerformance', 'canReadPerformance'),
    ],
    ['an admin of a frozen plan can do what they always can', admin, { freeze: true }, ADMIN_CAN],
    [
      'a contributor on a frozen plan reads and exports',
      contributor,
      { freeze: true },
      without(CONTRIBUTOR_CAN, ...WRITES),
    ],
    ['a viewer notices no freeze', viewer, { freeze: true }, VIEWER_CAN],
    [
      'tags of a nested plan are not reordered there',
      admin,
      { isNested: true },
      without(ADMIN_CAN, 'canReorderTags'),
    ],
    ['those of a lead plan are', admin, { isLead: true }, ADMIN_CAN],
    [
      'an inactive account opens no plan, not even to its owner',
      owner,
      { account: { ...account, isActive: false } },
      ['canList'],
    ],
  ])('%s', (_sentence, caller, change, expected) => {
    const abilities = abilitiesOn({ ...plan, ...change }, caller)
    expect(Object.keys(abilities).sort()).toEqual([...ALL_ABILITIES].sort())
    expect(ALL_ABILITIES.filter((ability) => abilities[ability])).toEqual(
      ALL_ABILITIES.filter((ability) => expected.includes(ability)),
    )
  })

  it('a stronger role never lacks what a weaker one has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.record({
          useBudgets: fc.boolean(),
          useDashboards: fc.boolean(),
          freeze: fc.boolean(),
          isLead: fc.boolean(),
          isNested: fc.boolean(),
        }),
        fc.boolean(),
        (roleId, change, canViewBudget) => {
          const somePlan = { ...plan, ...change }
          const stronger = abilitiesOn(somePlan, person(PERSON, role(roleId, { canViewBudget })))
          const weaker = abilitiesOn(somePlan, person(PERSON, role(roleId + 1, { canViewBudget })))
          const lost = ALL_ABILITIES.filter((ability) => weaker[ability] && !stronger[ability])
          expect(lost).toEqual([])
        },
      ),
    )
  })
})

describe('editing, moving and resizing an item', () => {
  const tactic: ItemFacts = {
    planId: plan.id,
    channelId: 7,
    isInitiative: false,
    isRepeating: false,
    isMonthly: false,
  }
  const frozen = { ...plan, freeze: true }
  const inactive = { ...plan, account: { ...account, isActive: false } }

  it.each<[string, Caller, Partial<ItemFacts>, PlanFacts, string, string, string]>([
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
      },
    ],
    [
      'the super admin reaches settings and billing and creates plans',
      person(3),
      billed,
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
