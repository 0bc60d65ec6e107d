import { describe, expect, it } from 'vitest'

import type { AccountDetails, Caller, Membership, Person, PlanDetails } from './index'
import {
  callerFrom,
  canDeletePerson,
  canEditAccountRole,
  canEditPerson,
  canGiveRoleOnAccount,
  canGiveRoleOnPlan,
  canReadPerson,
  canWithdrawInvitation,
  accessOn,
  managesPeopleOf,
} from './index'

const OWNER = 1001
const SOMEBODY = 1500
const configuration = { superUserIds: [3, 300], superOwnerPairs: [], productTeamUserIds: [3] }
const account: AccountDetails = { id: 10, ownerId: OWNER, isActive: true }
const otherAccount: AccountDetails = { id: 20, ownerId: 2001, isActive: true }
const planOf = (id: number, of = account): PlanDetails => ({
  id,
  account: of,
  useBudgets: true,
  useDashboards: false,
  freeze: false,
  isLead: false,
  isNested: false,
})
const spring = planOf(12)
const autumn = planOf(13)
const foreign = planOf(22, otherAccount)

function caller(
  userId: number,
  ...roles: readonly (readonly [roleId: number, plan: PlanDetails | null])[]
): Caller {
  const memberships = roles.map(([roleId, plan]): Membership => ({
    roleId,
    accountId: plan?.account.id ?? account.id,
    planId: plan?.id ?? null,
    canViewBudget: true,
    canEditAllChannels: false,
    channelIds: [],
  }))
  return callerFrom({ userId, memberships, configuration })
}

const owner = caller(OWNER, [1, null], [4, spring])
const accountAdmin = caller(1002, [2, null])
const admin = caller(1003, [4, spring])
const adminOfBoth = caller(1004, [4, spring], [4, autumn])
const contributor = caller(1005, [5, spring])
const viewer = caller(1006, [6, spring])
const outsider = caller(2002, [4, foreign])

function person(...plans: PlanDetails[]): Person {
  return {
    userId: SOMEBODY,
    isSuperUser: false,
    accounts: [{ account, level: 350, plans }],
  }
}
const onSpring = person(spring)
const onBoth = person(spring, autumn)
const elsewhereToo: Person = {
  ...onSpring,
  accounts: [...onSpring.accounts, { account: otherAccount, level: 350, plans: [foreign] }],
}
const said = (decision: { readonly allowed: boolean; readonly code?: string }) =>
  decision.allowed ? 'yes' : decision.code

describe('reading a person', () => {
  it.each([
    ['oneself, always', caller(SOMEBODY), onSpring, true],
    ['somebody of the account that one owns', owner, person(), true],
    ['somebody of the account that one administers a plan of', admin, person(autumn), true],
    ['a super user reads everybody', caller(300), onSpring, true],
    ['a contributor reads the people of their plan', contributor, onSpring, true],
    ['and of no other', contributor, person(autumn), false],
    ['a viewer reads nobody else', viewer, onSpring, false],
    ['an outsider neither', outsider, onSpring, false],
  ])('%s', (_sentence, requester, of, expected) => {
    expect(canReadPerson(requester, of)).toBe(expected)
  })

  it('ends with the subscription of the account', () => {
    const lapsed = { ...account, isActive: false }
    const existing: Person = { ...onSpring, accounts: [{ account: lapsed, level: 350, plans: [] }] }
    expect(canReadPerson(owner, existing)).toBe(false)
    expect(managesPeopleOf(lapsed, owner)).toBe(false)
  })
})

describe('changing a person', () => {
  it.each([
    ['oneself', caller(SOMEBODY), onSpring, 'yes', 'self'],
    ['an admin of their only plan', admin, onSpring, 'yes', 'yes'],
    ['an admin of one plan out of two', admin, onBoth, 'not-plan-admin', 'not-plan-admin'],
    ['an admin of both', adminOfBoth, onBoth, 'yes', 'yes'],
    ['the owner', owner, onBoth, 'yes', 'yes'],
    [
      'an admin, when the person has another account',
      adminOfBoth,
      elsewhereToo,
      'not-plan-admin',
      'not-plan-admin',
    ],
    [
      'the owner, when the person has another account',
      owner,
      elsewhereToo,
      'not-plan-admin',
      'not-plan-admin',
    ],
    ['a contributor', contributor, onSpring, 'not-plan-admin', 'not-plan-admin'],
    ['a viewer, who finds nobody', viewer, onSpring, 'not-found', 'not-found'],
    ['an outsider, who finds nobody', outsider, onSpring, 'not-found', 'not-found'],
    [
      'an admin, when the person is in charge of the account',
      admin,
      { ...onSpring, accounts: [{ account, level: 150 as const, plans: [spring] }] },
      'stronger',
      'stronger',
    ],
    [
      'an admin, when the person owns the account',
      admin,
      {
        ...onSpring,
        userId: OWNER,
        accounts: [{ account, level: 100 as const, plans: [spring] }],
      },
      'account-owner',
      'account-owner',
    ],
    [
      'the owner, when the person is a super user',
      owner,
      { ...onSpring, isSuperUser: true },
      'stronger',
      'stronger',
    ],
  ])('%s', (_sentence, requester, of, edit, remove) => {
    expect(said(canEditPerson(requester, of))).toBe(edit)
    expect(said(canDeletePerson(requester, of))).toBe(remove)
  })

  it('an owner does not delete themself', () => {
    const self: Person = {
      userId: OWNER,
      isSuperUser: false,
      accounts: [{ account, level: 100, plans: [] }],
    }
    expect(said(canEditPerson(owner, self))).toBe('yes')
    expect(said(canDeletePerson(owner, self))).toBe('account-owner')
  })
})

describe('giving a role', () => {
  it.each([
    ['an admin gives Admin', admin, 4, 'yes'],
    ['and Contributor', admin, 5, 'yes'],
    ['and Viewer', admin, 6, 'yes'],
    ['never the owner', owner, 1, 'role-not-given'],
    ['nor an account admin', owner, 2, 'role-not-given'],
    ['nor a master plan admin', owner, 3, 'role-not-given'],
    ['nor a role that nobody knows', owner, 7, 'role-not-given'],
    ['a contributor gives none', contributor, 6, 'not-plan-admin'],
    ['an outsider finds no plan', outsider, 6, 'not-found'],
  ])('on a plan: %s', (_sentence, requester, roleId, expected) => {
    expect(said(canGiveRoleOnPlan(accessOn(spring, requester), roleId))).toBe(expected)
  })

  it.each([
    ['the owner makes an account admin', owner, 2, 'yes'],
    ['an account admin makes another', accountAdmin, 2, 'yes'],
    ['nobody makes an owner', owner, 1, 'role-not-given'],
    ['a master plan admin belongs to a plan', owner, 3, 'role-not-given'],
    ['a plan admin gives nothing here', admin, 6, 'not-plan-admin'],
    ['an outsider finds no account', outsider, 6, 'not-found'],
  ])('on the account: %s', (_sentence, requester, roleId, expected) => {
    expect(said(canGiveRoleOnAccount(account, requester, roleId))).toBe(expected)
  })

  it.each([
    ['the owner changes an account admin', owner, { userId: 1002, level: 150 as const }, 'yes'],
    ['a plan admin does not', admin, { userId: 1002, level: 150 as const }, 'not-plan-admin'],
    ['nobody their own', accountAdmin, { userId: 1002, level: 150 as const }, 'self'],
    ['an outsider finds nobody', outsider, { userId: 1002 }, 'not-found'],
  ])('on the account: %s', (_sentence, requester, member, expected) => {
    const decision = canEditAccountRole(account, requester, { ...member, isAccountOwner: false })
    expect(said(decision)).toBe(expected)
  })
})

describe('withdrawing an invitation', () => {
  const invited = { userId: SOMEBODY, level: 350 as const }
  it.each([
    ['an admin of what they were to get', admin, invited, [spring], 'yes'],
    ['an admin of half of it', admin, invited, [spring, autumn], 'not-plan-admin'],
    ['an admin, when they were to get nothing', admin, invited, [], 'yes'],
    [
      'an admin, when they were to be in charge',
      admin,
      { ...invited, level: 150 as const },
      [],
      'not-plan-admin',
    ],
    ['the owner', owner, { ...invited, level: 150 as const }, [spring], 'yes'],
    ['a contributor', contributor, invited, [], 'not-plan-admin'],
    ['an outsider', outsider, invited, [], 'not-found'],
    ['nobody their own', admin, { ...invited, userId: 1003 }, [], 'self'],
  ])('%s', (_sentence, requester, member, plans, expected) => {
    expect(said(canWithdrawInvitation(account, requester, member, plans))).toBe(expected)
  })
})
