import { HOME_ACCOUNT_ID, ROLE_IDS, SUPER_ADMIN_USER_ID } from '@throughline/domain/access'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import type { UserRole } from '@throughline/domain/users'

/** One sentence about the making of a plan. */
export interface CreatedMessage {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/**
 * What is said of a new plan, in the order in which it happened: that it was created, and
 * whether the super admin and the account owner were added to it. The server adds both together
 * with the plan, but shows the role of the super admin to nobody else: they take its word for it.
 *
 * @param userId who has created it
 * @param roles the roles on the plan; null when they could not be read: then nothing is said of them
 */
export function createdMessages({
  accountId,
  ownerId,
  userId: creatorId,
  roles,
}: {
  readonly accountId: number
  readonly ownerId: number
  readonly userId: number
  readonly roles: readonly Pick<UserRole, 'userId' | 'roleId'>[] | null
}): readonly CreatedMessage[] {
  const created: CreatedMessage = { tone: 'success', text: PLAN_MESSAGES.created }
  if (roles === null) return [created]
  const isAdmin = (id: number) =>
    roles.some(({ userId, roleId }) => userId === id && roleId === ROLE_IDS.admin)
  const isHidden = (id: number) => id === SUPER_ADMIN_USER_ID && creatorId !== id
  const added = (id: number, done: string, failed: string): CreatedMessage =>
    isHidden(id) || isAdmin(id) ? { tone: 'success', text: done } : { tone: 'error', text: failed }
  return [
    created,
    ...(accountId === HOME_ACCOUNT_ID
      ? []
      : [
          added(SUPER_ADMIN_USER_ID, PLAN_MESSAGES.superAdminAdded, PLAN_MESSAGES.superAdminFailed),
        ]),
    added(ownerId, PLAN_MESSAGES.ownerAdded, PLAN_MESSAGES.ownerFailed),
  ]
}
