import { expect, it } from 'vitest'
import { callerFrom, canSendPasswordReset } from './index'
import type { AccountDetails, Caller, Person, PlanDetails } from './index'

const OWNER = 1001
const SOMEBODY = 1500
const configuration = { superUserIds: [300], superOwnerPairs: [], productTeamUserIds: [] }
const account: AccountDetails = { id: 10, ownerId: OWNER, isActive: true }
const otherAccount: AccountDetails = { id: 20, ownerId: 2001, isActive: true }

function planOf(id: number, of = account): PlanDetails {
  return {
    id,
    account: of,
    useBudgets: true,
    useDashboards: true,
    freeze: false,
    isLead: false,
    isNested: false,
  }
}
const spring = planOf(12)
const autumn = planOf(13)
const foreign = planOf(22, otherAccount)

function caller(userId: number, roleId?: number, plan?: PlanDetails): Caller {
  const role = {
    accountId: plan?.account.id ?? account.id,
    planId: plan?.id ?? null,
    canViewBudget: true,
    canEditAllChannels: false,
    channelIds: [],
  }
  const memberships = roleId === undefined ? [] : [{ ...role, roleId }]
  return callerFrom({ userId, memberships, configuration })
}
const owner = caller(OWNER, 1)
const accountAdmin = caller(1002, 2)
const admin = caller(1003, 4, spring)
const contributor = caller(1005, 5, spring)
const viewer = caller(1006, 6, spring)
const outsider = caller(2002, 4, foreign)

function person(...plans: PlanDetails[]): Person {
  return { userId: SOMEBODY, isSuperUser: false, accounts: [{ account, level: 350, plans }] }
}
const onSpring = person(spring)
const elsewhereToo: Person = {
  ...onSpring,
  accounts: [...onSpring.accounts, { account: otherAccount, level: 350, plans: [foreign] }],
}
const theOwner: Person = {
  ...onSpring,
  userId: OWNER,
  accounts: [{ account, level: 100, plans: [spring] }],
}
const lapsed: Person = {
  ...onSpring,
  accounts: [{ account: { ...account, isActive: false }, level: 350, plans: [] }],
}

/** The contributor knows them from a plan, and owns a lapsed account that they belong to. */
const lapsedElsewhere: Person = {
  ...onSpring,
  accounts: [
    ...onSpring.accounts,
    { account: { id: 30, ownerId: 1005, isActive: false }, level: 350, plans: [] },
  ],
}

it.each([
  ['oneself may, whoever one is', caller(SOMEBODY), onSpring, 'yes'],
  ['the owner may', owner, onSpring, 'yes'],
  ['the owner may for somebody without a plan', owner, person(), 'yes'],
  ['an account admin may', accountAdmin, onSpring, 'yes'],
  ['a plan admin may for the team of their plan', admin, onSpring, 'yes'],
  ['a plan admin may when they are on other plans as well', admin, person(spring, autumn), 'yes'],
  ['a plan admin may not for the team of another plan', admin, person(autumn), 'not-plan-admin'],
  ['a plan admin may when they are in another account as well', admin, elsewhereToo, 'yes'],
  ['a contributor may not', contributor, onSpring, 'not-plan-admin'],
  ['a viewer does not know them', viewer, onSpring, 'not-found'],
  ['nobody else knows them', outsider, onSpring, 'not-found'],
  ['the owner asks for it themself', admin, theOwner, 'account-owner'],
  ['and so does a super user', owner, { ...onSpring, isSuperUser: true }, 'stronger'],
  ['an account that has lapsed gives no right', contributor, lapsedElsewhere, 'not-plan-admin'],
  ['nobody may in an account that has lapsed', owner, lapsed, 'not-found'],
])('a mail for a new password: %s', (_sentence, requester, of, expected) => {
  const decision = canSendPasswordReset(requester, of)
  expect(decision.allowed ? 'yes' : decision.code).toBe(expected)
})
