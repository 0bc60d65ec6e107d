import type { SessionDetails } from '@throughline/api-client'
import {
  ROLE_LEVELS,
  roleGuideOf,
  strongestRoleId,
  type RoleGuide,
  type RoleLevel,
} from '@throughline/domain/access'
import type { RoleTutorial } from '../../data/tutorials'

/** Tutorial that the user has not closed yet, with the role guide that it opens. */
export interface OpenTutorial extends RoleTutorial {
  readonly guide: RoleGuide
}

/**
 * Returns the tutorial for the user's role on a plan. Returns null for owners and super users, who
 * have no tutorial, and after the user has closed it on this plan.
 *
 * @param level level of the user on the plan
 */
export function tutorialOf(
  { user, roles }: Pick<SessionDetails, 'user' | 'roles'>,
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
