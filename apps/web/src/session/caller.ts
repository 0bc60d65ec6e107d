import type { SessionDetails } from '@throughline/api-client'
import type { Caller } from '@throughline/domain/access'

/** Returns the signed-in user in the form that the rules of access need. */
export function callerOf({
  user,
  roles,
  isProductTeam,
  superOwnerOfAccountIds,
}: SessionDetails): Caller {
  return {
    userId: user.id,
    isSuperUser: user.isSuperUser,
    superOwnerOfAccountIds,
    isProductTeam,
    memberships: roles,
  }
}
