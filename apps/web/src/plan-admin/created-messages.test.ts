import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { expect, test } from 'vitest'
import { createdMessages } from './created-messages'

const admin = (userId: number) => ({ userId, roleId: 4 })
const { created, superAdminAdded, superAdminFailed, ownerAdded, ownerFailed } = PLAN_MESSAGES

test.each([
  ['both were added', 7, 3, [admin(1001), admin(3)], [created, superAdminAdded, ownerAdded]],
  ['only the owner was', 7, 3, [admin(1001)], [created, superAdminFailed, ownerAdded]],
  ['only the super admin was', 7, 3, [admin(3)], [created, superAdminAdded, ownerFailed]],
  [
    'others do not see the role of the super admin, which is no failure',
    7,
    1001,
    [admin(1001)],
    [created, superAdminAdded, ownerAdded],
  ],
  [
    'a weaker role of the owner does not count',
    7,
    3,
    [{ userId: 1001, roleId: 6 }, admin(3)],
    [created, superAdminAdded, ownerFailed],
  ],
  ['the super admin does not join plans of account 1', 1, 3, [admin(1001)], [created, ownerAdded]],
  ['nothing is said of roles that could not be read', 7, 3, null, [created]],
])('%s', (_sentence, accountId, userId, roles, expected) => {
  const messages = createdMessages({ accountId, ownerId: 1001, userId, roles })
  expect(messages.map(({ text }) => text)).toEqual(expected)
})
