import { expect, test } from 'vitest'
import { activeAccountOf } from './active-account'

const account = (id: number) => ({
  id,
  name: `Account ${id}`,
  ownerId: 1001,
  isActive: true,
  isBillingShown: false,
  hasTacticTypeCF: false,
})
const accounts = [account(1), account(2), account(3)]

test.each([
  ['the route’s account comes first', 3, 2, 3],
  ['then the one worked in last', null, 2, 2],
  ['then the first', null, null, 1],
  ['a route’s account that is not theirs is passed over', 9, 2, 2],
  ['so is a stored one', null, 9, 1],
])('%s', (_sentence, routeAccountId, storedAccountId, expected) => {
  expect(activeAccountOf({ accounts, routeAccountId, storedAccountId })?.id).toBe(expected)
})

test('without accounts there is none', () => {
  expect(activeAccountOf({ accounts: [], routeAccountId: 1, storedAccountId: 1 })).toBeNull()
})
