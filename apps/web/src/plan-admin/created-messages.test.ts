import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { expect, test } from 'vitest'
import { createdMessages } from './created-messages'

const admin = (userId: number) => ({ userId, roleId: 4 })
const { created, superAdminAdded, superAdminFailed, ownerAdded, ownerFailed } = PLAN_MESSAGES

test.each([
  ['both were added', 7, [admin(1001), admin(3)], [created, superAdminAdded, ownerAdded]],
  ['only the owner was', 7, [admin(1001)], [created, superAdminFailed, ownerAdded]],
  ['only the super admin was', 7, [admin(3)], [created, superAdminAdded, ownerFailed]],
  [
    'a weaker role of the owner does not count',
    7,
    [{ userId: 1001, roleId: 6 }, admin(3)],
    [created, superAdminAdded, ownerFailed],
  ],
  ['the super admin does not join plans of account 1', 1, [admin(1001)], [created, ownerAdded]],
  ['nothing is said of roles that could not be read', 7, null, [created]],
])('%s', (_sentence, accountId, roles, expected) => {
  expect(createdMessages({ accountId, ownerId: 1001, roles }).map(({ text }) => text)).toEqual(
    expected,
  )
})
