import type { SessionFacts } from '@throughline/api-client'
import type { Caller } from '@throughline/domain/access'

/** Who is signed in, as the rules of access need it. */
export function callerOf({
  user,
  roles,
  isProductTeam,
  superOwnerOfAccountIds,
}: SessionFacts): Caller {
  return {
    userId: user.id,
    isSuperUser: user.isSuperUser,
    superOwnerOfAccountIds,
    isProductTeam,
    memberships: roles,
  }
}
