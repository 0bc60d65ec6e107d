import type { AccountDetail } from '@throughline/api-client'
import {
  canEditPerson,
  levelOfRole,
  ROLE_LEVELS,
  strongestRoleId,
  type AccountDetails,
  type Caller,
  type PlanDetails,
} from '@throughline/domain/access'
import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { seatTypeLabel } from '@throughline/domain/seats'
import { displayNameOf, type User, type UserRole } from '@throughline/domain/users'
import type {
  AccountTeamMember,
  AccountTeamRole,
} from '@throughline/planner-views/account-team-table'
import { memberRefusals } from '../../shell/member-refusals'
import { roleNameOf } from '../../shell/role-name'

const owner: AccountTeamRole = {
  name: ACCOUNT_MESSAGES.ownerOnPlans,
  level: ROLE_LEVELS.accountOwner,
}
const noRoles: readonly UserRole[] = []

/** Returns the users of an account for its team table. The server omits super users. */
export function accountTeamOf(
  account: AccountDetail,
  caller: Caller,
): readonly AccountTeamMember[] {
  const rolesOf = rolesByUser(account.roles)
  const plans = new Map(account.plans.map((plan) => [plan.id, planDetailsOf(plan, account)]))
  return account.users.map((user) => {
    const roles = rolesOf.get(user.id) ?? noRoles
    const isOwner = user.id === account.ownerId
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      name: displayNameOf(user),
      emailAddress: user.emailAddress,
      seatType: seatTypeLabel(strongestRoleId(roles.map(({ roleId }) => roleId)), account.seats),
      roles: isOwner ? new Map(account.plans.map(({ id }) => [id, owner])) : rolesOnPlans(roles),
      hasHiddenTags: user.blockedTagIds.length > 0,
      isPending: user.status === 'pending',
      refusal: refusalOf(user, roles, { account, plans, caller }),
    }
  })
}

function rolesByUser(roles: readonly UserRole[]): ReadonlyMap<number, readonly UserRole[]> {
  const byUser = new Map<number, UserRole[]>()
  for (const role of roles) {
    const own = byUser.get(role.userId)
    if (own === undefined) byUser.set(role.userId, [role])
    else own.push(role)
  }
  return byUser
}

/** Returns the strongest role on each plan. */
function rolesOnPlans(roles: readonly UserRole[]): ReadonlyMap<number, AccountTeamRole> {
  const onPlans = new Map<number, AccountTeamRole>()
  for (const { planId, roleId } of roles) {
    if (planId === null) continue
    const level = levelOfRole(roleId)
    const existing = onPlans.get(planId)
    if (existing === undefined || level < existing.level) {
      onPlans.set(planId, { name: roleNameOf(roleId), level })
    }
  }
  return onPlans
}

function planDetailsOf(plan: AccountDetail['plans'][number], account: AccountDetails): PlanDetails {
  const { id, useBudgets, useDashboards, freeze, type, parentId } = plan
  return {
    id,
    account,
    useBudgets,
    useDashboards,
    freeze,
    isLead: type === 'Master',
    isNested: parentId !== 0,
  }
}

function refusalOf(
  { id: userId, isSuperUser }: User,
  roles: readonly UserRole[],
  {
    account,
    plans,
    caller,
  }: {
    readonly account: AccountDetails
    readonly plans: ReadonlyMap<number, PlanDetails>
    readonly caller: Caller
  },
): string | null {
  const onAccount = roles.flatMap(({ planId, roleId }) => (planId === null ? [roleId] : []))
  const strongest = strongestRoleId(onAccount)
  const level = strongest === null ? ROLE_LEVELS.viewer : levelOfRole(strongest)
  const current = roles.flatMap(({ planId }) => plans.get(planId ?? 0) ?? [])
  const person = { userId, isSuperUser, accounts: [{ account, level, plans: current }] }
  const decision = canEditPerson(caller, person)
  return decision.allowed ? null : memberRefusals[decision.code]
}
