import { formatCount } from '@throughline/domain/messages'
import type { AccountDetail, PlanTeam } from '@throughline/api-client'
import { ROLE_LEVELS, levelOfRole, strongestRoleId, ROLE_IDS } from '@throughline/domain/access'
import { displayNameOf, type User, type UserRole } from '@throughline/domain/users'
import { roleNameOf } from '../../shell/role-name'

/** User of the account who is not on the plan. */
export interface AccountPerson {
  readonly user: User
  readonly name: string
  /** Text about the user's roles on other plans. */
  readonly elsewhere: string
  readonly currentRoleIds: readonly number[]
  /** Suggested role: the user's strongest role elsewhere, if plans can assign it. */
  readonly proposedRoleId: number
}

/** Maximum number of roles that a line names. */
const NAMED_ROLES = 3

/** Returns the users of an account who have no role on a plan, by name. */
export function peopleElsewhere(account: AccountDetail, team: PlanTeam): readonly AccountPerson[] {
  const here = new Set(team.roles.map(({ userId }) => userId))
  const planNames = new Map(account.plans.map(({ id, name }) => [id, name]))
  const rolesOf = groupedByUser(account.roles)
  return account.users
    .filter(({ id, isSuperUser }) => !here.has(id) && !isSuperUser)
    .map((user): AccountPerson => {
      const roles = rolesOf.get(user.id) ?? []
      const currentRoleIds = roles.map(({ roleId }) => roleId)
      return {
        user,
        name: displayNameOf(user),
        elsewhere: elsewhereText(roles, planNames),
        currentRoleIds,
        proposedRoleId: assignable(strongestRoleId(currentRoleIds) ?? ROLE_IDS.viewer),
      }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'))
}

/** Returns the roles of an account by user. */
export function groupedByUser(
  roles: readonly UserRole[],
): ReadonlyMap<number, readonly UserRole[]> {
  const byUser = new Map<number, UserRole[]>()
  for (const role of roles) {
    const own = byUser.get(role.userId)
    if (own === undefined) byUser.set(role.userId, [role])
    else own.push(role)
  }
  return byUser
}

function assignable(roleId: number): number {
  return levelOfRole(roleId) < ROLE_LEVELS.admin ? ROLE_IDS.admin : roleId
}

function elsewhereText(roles: readonly UserRole[], names: ReadonlyMap<number, string>): string {
  if (roles.length === 0) return 'No role yet'
  const texts = roles.slice(0, NAMED_ROLES).map(({ roleId, planId }) => {
    if (planId === null) return `${roleNameOf(roleId)} of the account`
    return `${roleNameOf(roleId)} on ${names.get(planId) ?? 'another plan'}`
  })
  const more = roles.length - texts.length
  return more > 0 ? `${texts.join(', ')} and ${formatCount(more)} more` : texts.join(', ')
}
