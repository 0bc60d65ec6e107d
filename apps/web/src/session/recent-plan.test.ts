import { buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import { expect, it } from 'vitest'
import { recentPlanOf } from './recent-plan'

const roles = [
  buildRole({ planId: null }),
  buildRole({ planId: 12 }),
  buildRole({ id: 502, planId: 13 }),
]

it('is the plan that was opened last', () => {
  const user = buildPerson({ mostRecentPlanId: 13 })
  expect(recentPlanOf(buildSession({ user, roles }))).toEqual({ accountId: 1, planId: 13 })
})

it('is the first plan where the last one is gone, and for who has opened none', () => {
  const user = buildPerson({ mostRecentPlanId: 99 })
  expect(recentPlanOf(buildSession({ user, roles }))).toEqual({ accountId: 1, planId: 12 })
  expect(recentPlanOf(buildSession({ roles }))).toEqual({ accountId: 1, planId: 12 })
})

it('is none without a role on a plan, or where the account is inactive', () => {
  expect(recentPlanOf(buildSession())).toBeNull()
  const [account] = buildSession().accounts
  if (account === undefined) throw new Error('The session of tests has an account.')
  const accounts = [{ ...account, isActive: false }]
  expect(recentPlanOf(buildSession({ roles, accounts }))).toBeNull()
})
