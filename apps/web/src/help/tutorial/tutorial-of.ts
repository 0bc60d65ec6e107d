import type { SessionFacts } from '@throughline/api-client'
import {
  ROLE_LEVELS,
  roleGuideOf,
  strongestRoleId,
  type RoleGuide,
  type RoleLevel,
} from '@throughline/domain/access'
import type { RoleTutorial } from '../../data/tutorials'

/** The tutorial that a person has not closed yet, and the guide that goes on from it. */
export interface OpenTutorial extends RoleTutorial {
  readonly guide: RoleGuide
}

/**
 * The tutorial for the role of a person on a plan; null for owners and super users, who get
 * none, and once it was closed on this plan.
 *
 * @param level of the person on the plan
 */
export function tutorialOf(
  { user, roles }: Pick<SessionFacts, 'user' | 'roles'>,
  planId: number,
  level: RoleLevel,
): OpenTutorial | null {
  if (user.isSuperUser || level <= ROLE_LEVELS.accountOwner) return null
  const roleId = strongestRoleId(
    roles.flatMap((role) => (role.planId === planId ? [role.roleId] : [])),
  )
  if (roleId === null) return null
  const isClosed = user.rolesObserved.some(
    (seen) => seen.planId === planId && seen.roleId === roleId,
  )
  return isClosed ? null : { planId, roleId, guide: roleGuideOf(level) }
}
