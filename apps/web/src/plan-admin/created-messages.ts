import { HOME_ACCOUNT_ID, ROLE_IDS, SUPER_ADMIN_USER_ID } from '@throughline/domain/access'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import type { UserRole } from '@throughline/domain/users'

/** One sentence about the creation of a plan. */
export interface CreatedMessage {
  readonly tone: 'success' | 'error'
  readonly text: string
}

/**
 * Returns the messages about a new plan, in the order of events. They report its creation, and
 * whether the server added the super admin and the account owner.
 *
 * The server adds both together with the plan. It hides the role of the super admin from all other
 * users, so for them the message assumes success.
 *
 * @param userId the creator
 * @param roles the roles on the plan; null if they could not be read, which omits the last two
 * messages
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
