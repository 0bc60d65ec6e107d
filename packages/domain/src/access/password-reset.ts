import type { Caller } from './caller'
import { canReadPerson } from './person-access'
import type { Person } from './person-access'
import { accountLevel, effectiveLevel } from './plan-access'
import { ROLE_LEVELS } from './role'
import type { MemberDecision } from './team-access'

/**
 * Whether a caller may send a person the email for choosing a new password. Callers may always send
 * it to themselves. An account admin may send it to others, and so may an admin of a plan on which
 * the person has a role. Neither may send it to the account owner or to a super user.
 */
export function canSendPasswordReset(caller: Caller, person: Person): MemberDecision {
  if (caller.userId === person.userId) return { allowed: true }
  if (!canReadPerson(caller, person)) return { allowed: false, code: 'not-found' }
  if (person.isSuperUser) return { allowed: false, code: 'stronger' }
  const manages = person.accounts.filter(({ account, plans }) => {
    const level = account.isActive ? accountLevel(caller, account) : null
    if (level === null) return false
    return (
      level <= ROLE_LEVELS.accountAdmin ||
      plans.some(
        (plan) => (effectiveLevel(caller, plan) ?? ROLE_LEVELS.viewer) <= ROLE_LEVELS.admin,
      )
    )
  })
  if (manages.length === 0) return { allowed: false, code: 'not-plan-admin' }
  const isOwner = manages.some(({ account }) => account.ownerId === person.userId)
  return isOwner ? { allowed: false, code: 'account-owner' } : { allowed: true }
}
