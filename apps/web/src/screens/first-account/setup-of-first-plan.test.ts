import { ROLE_IDS } from '@throughline/domain/access'
import { buildRole } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { setupOfFirstPlan } from './setup-of-first-plan'

const ofAccount = buildRole({ roleId: ROLE_IDS.accountOwner, accountId: 3, planId: null })
const ofPlan = buildRole({ roleId: ROLE_IDS.admin, accountId: 3, planId: 7 })

test.each([
  ['the owner of the first account sets up its plan', [ofAccount, ofPlan], '/setup/full/3/7/'],
  ['without a plan there is the list of plans', [ofAccount], '/'],
])('%s', (_sentence, roles, expected) => {
  expect(setupOfFirstPlan(roles)).toBe(expected)
})
