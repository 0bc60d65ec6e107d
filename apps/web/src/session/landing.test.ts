import { buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { landingPath } from './landing'

function facts(mostRecentPlanId: number | null, rolePlanId: number | null, isActive = true) {
  return buildSession({
    user: buildPerson({ mostRecentPlanId }),
    roles: [buildRole({ planId: rolePlanId, accountId: 7 })],
    accounts: [
      {
        id: 7,
        name: 'Northfield',
        ownerId: 1001,
        isActive,
        isBillingShown: false,
        hasTacticTypeCF: false,
      },
    ],
  })
}

test.each([
  ['to the plan worked in last', facts(12, 12), '/account/7/plan/12/calendar'],
  ['to the plans list when there was none', facts(null, 12), '/'],
  ['to the plans list when the role on it is gone', facts(12, 13), '/'],
  ['a role on the account is no role on a plan', facts(null, null), '/'],
  ['to the plans list when the account is inactive', facts(12, 12, false), '/'],
])('after signing in a person goes %s', (_sentence, session, expected) => {
  expect(landingPath(session)).toBe(expected)
})
