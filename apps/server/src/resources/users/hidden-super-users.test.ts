import { expect, it } from 'vitest'
import { isHiddenMember } from './hidden-super-users'

const settings = { superUserIds: [2, 3, 4, 300] }

it.each([
  ['a super user, to others', 3, 101, 1001, true],
  ['another super user, to a super user', 4, 101, 3, true],
  ['a super user, to themself', 3, 101, 3, false],
  ['a super user in the product’s own account', 3, 1, 1001, false],
  ['an ordinary person', 1002, 101, 1001, false],
])('%s', (_sentence, userId, accountId, viewerId, isHidden) => {
  expect(isHiddenMember({ userId, accountId }, viewerId, settings)).toBe(isHidden)
})
