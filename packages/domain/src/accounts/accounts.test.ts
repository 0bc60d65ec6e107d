import { expect, it } from 'vitest'

import { chooseActiveAccount } from './index'

const accounts = [{ id: 1 }, { id: 2 }, { id: 3 }]

it.each([
  ['the account of the address comes first', 2, 3, 2],
  ['then the stored one', null, 3, 3],
  ['then the first', null, null, 1],
  ['an address that names a strange account is passed over', 99, 3, 3],
  ['a stored one that is gone too', null, 99, 1],
])('%s', (_sentence, routeAccountId, storedAccountId, expected) => {
  expect(chooseActiveAccount(accounts, { routeAccountId, storedAccountId })).toEqual({
    id: expected,
  })
})

it('without accounts there is none to choose', () => {
  expect(chooseActiveAccount([], { routeAccountId: 1, storedAccountId: 1 })).toBeNull()
})
