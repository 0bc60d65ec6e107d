import type { AccountSummary, PlanDetail, PlanTeam } from '@throughline/api-client'
import {
  canEditMember,
  canSendPasswordReset,
  levelOfRole,
  ROLE_IDS,
  type Caller,
  type PlanAccess,
  type PlanDetails,
} from '@throughline/domain/access'
import { displayNameOf, initialsOf, type User, type UserRole } from '@throughline/domain/users'
import type { TeamMember } from '@throughline/planner-views/team-table'
import { memberRefusals } from '../../shell/member-refusals'
import { roleNameOf } from '../../shell/role-name'

/** Member of the team, with the stored role and user. */
export interface StoredMember extends TeamMember {
  readonly role: UserRole
  readonly user: User
}

/** The viewer of a team and its plan; they decide which members the viewer may change. */
export interface TeamViewer {
  readonly caller: Caller
  readonly access: PlanAccess
  readonly plan: PlanDetail
  /** The account of the plan; null if the viewer does not belong to it. */
  readonly account: Pick<AccountSummary, 'id' | 'ownerId' | 'isActive'> | null
}

/**
 * Returns the members of a team for the table. It omits the account owner, regardless of their role
 * on the plan. It also omits users without data from the server, such as super users.
 */
export function membersOf(team: PlanTeam, viewer: TeamViewer): readonly StoredMember[] {
  const users = new Map(team.users.map((user) => [user.id, user]))
  return team.roles.flatMap((role) => {
    const user = users.get(role.userId)
    const isOwner = role.roleId === ROLE_IDS.accountOwner || viewer.account?.ownerId === role.userId
    if (user === undefined || isOwner) return []
    return [memberOf(role, user, viewer)]
  })
}

function memberOf(role: UserRole, user: User, viewer: TeamViewer): StoredMember {
  const { canViewBudget, canEditAllChannels, channelIds } = role
  return {
    id: role.id,
    name: displayNameOf(user),
    initials: initialsOf(user),
    imageUrl: user.profileImage?.fileLocation ?? null,
    emailAddress: user.emailAddress,
    roleId: role.roleId,
    roleName: roleNameOf(role.roleId),
    rights: { canViewBudget, canEditAllChannels, channelIds },
    isPending: user.status === 'pending',
    refusal: refusalOf(role, viewer),
    canReset: canReset(user, viewer),
    role,
    user,
  }
}

function refusalOf(
  { userId, roleId }: UserRole,
  { access, caller, account }: TeamViewer,
): string | null {
  const isAccountOwner = account?.ownerId === userId
  const member = { userId, isAccountOwner, level: levelOfRole(roleId) }
  const decision = canEditMember(access, caller, member)
  return decision.allowed ? null : memberRefusals[decision.code]
}

function canReset(user: User, { caller, account, plan }: TeamViewer): boolean {
  if (account === null || user.status === 'pending') return false
  const details: PlanDetails = {
    id: plan.id,
    account,
    useBudgets: plan.useBudgets,
    useDashboards: plan.useDashboards,
    freeze: plan.freeze,
    isLead: plan.isLead,
    isNested: plan.isNested,
  }
  const { id: userId, isSuperUser } = user
  const level = levelOfRole(ROLE_IDS.viewer)
  const accounts = [{ account, level, plans: [details] }]
  return canSendPasswordReset(caller, { userId, isSuperUser, accounts }).allowed
}
