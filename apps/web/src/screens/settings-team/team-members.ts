import type { AccountSummary, PlanDetail, PlanTeam } from '@throughline/api-client'
import {
  canEditMember,
  canSendPasswordReset,
  levelOfRole,
  ROLE_IDS,
  type Caller,
  type PlanAccess,
  type PlanFacts,
} from '@throughline/domain/access'
import { displayNameOf, initialsOf, type User, type UserRole } from '@throughline/domain/users'
import type { TeamMember } from '@throughline/planner-views/team-table'
import { MEMBER_REFUSALS } from '../../shell/member-refusals'
import { roleNameOf } from '../../shell/role-name'

/** A member of the team, with what is stored of them. */
export interface StoredMember extends TeamMember {
  readonly role: UserRole
  readonly user: User
}

/** What decides who may be changed. */
export interface TeamViewer {
  readonly caller: Caller
  readonly access: PlanAccess
  readonly plan: PlanDetail
  /** The account of the plan; null when it is none of the person's. */
  readonly account: Pick<AccountSummary, 'id' | 'ownerId' | 'isActive'> | null
}

/**
 * The members of a team as the table shows them. The account owner is left out, whichever role
 * they hold on the plan, and so are people whom the server does not name, such as super users.
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
  return decision.allowed ? null : MEMBER_REFUSALS[decision.code]
}

function canReset(user: User, { caller, account, plan }: TeamViewer): boolean {
  if (account === null || user.status === 'pending') return false
  const facts: PlanFacts = {
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
  const accounts = [{ account, level, plans: [facts] }]
  return canSendPasswordReset(caller, { userId, isSuperUser, accounts }).allowed
}
