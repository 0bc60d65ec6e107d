import type { AccountDetail } from '@throughline/api-client'
import {
  accessOn,
  accountLevel,
  canEditMember,
  canEditPerson,
  canRemoveFromAccount,
  canSendPasswordReset,
  levelOfRole,
  managesPeopleOf,
  ROLE_IDS,
  ROLE_LEVELS,
  strongestRoleId,
  type AccountDetails,
  type Caller,
  type MemberDecision,
  type PersonAccount,
  type PlanDetails,
} from '@throughline/domain/access'
import { seatTypeLabel } from '@throughline/domain/seats'
import { displayNameOf, type User, type UserRole } from '@throughline/domain/users'
import type { EditableRole } from '../../people/use-role-edit'
import { memberRefusals } from '../../shell/member-refusals'
import { roleNameOf } from '../../shell/role-name'

/**
 * The viewer of a profile and their account; they decide which data the viewer sees and may change.
 */
export interface ProfileViewer {
  readonly caller: Caller
  readonly account: AccountDetail
}

/** Role of the person on a plan, for a row of the table. */
export interface PlanRoleRow extends EditableRole {
  readonly planId: number
  readonly planName: string
  /** Why the viewer cannot change or remove the role; null if they can. */
  readonly refusal: string | null
}

/** Person of an account, with the actions that the viewer may take. */
export interface Profile {
  readonly user: User
  readonly name: string
  readonly isSelf: boolean
  readonly isOwner: boolean
  /** Name of the strongest role in the account. */
  readonly roleName: string
  /** Id of that role; null without one. */
  readonly roleId: number | null
  readonly seatType: string
  readonly planRoles: readonly PlanRoleRow[]
  /** Every role in the account; they determine the seat. */
  readonly currentRoleIds: readonly number[]
  /** Why the viewer cannot change name and address; null if they can. */
  readonly detailsRefusal: string | null
  /** Why the viewer cannot remove the person from the account; null if they can. */
  readonly removalRefusal: string | null
  readonly canResendInvite: boolean
  readonly canSendReset: boolean
}

/** Returns a person of an account for a viewer; null if the account has no such user. */
export function profileOf(userId: number, viewer: ProfileViewer): Profile | null {
  const { account, caller } = viewer
  const user = account.users.find(({ id }) => id === userId)
  if (user === undefined) return null
  const roles = account.roles.filter((role) => role.userId === userId)
  const isOwner = account.ownerId === userId
  const currentRoleIds = roles.map(({ roleId }) => roleId)
  const strongest = isOwner ? ROLE_IDS.accountOwner : strongestRoleId(currentRoleIds)
  const membership = personAccount(user, roles, account)
  const person = { userId, isSuperUser: user.isSuperUser, accounts: [membership] }
  const member = { userId, level: membership.level }
  const isPending = user.status === 'pending'
  return {
    user,
    name: displayNameOf(user),
    isSelf: userId === caller.userId,
    isOwner,
    roleName: strongest === null ? 'None' : roleNameOf(strongest),
    roleId: strongest,
    seatType: seatTypeLabel(strongest, account.seats),
    planRoles: rowsOf(user, roles, viewer),
    currentRoleIds,
    detailsRefusal: sentenceOf(canEditPerson(caller, person)),
    removalRefusal: sentenceOf(
      canRemoveFromAccount(membership.account, caller, member, membership.plans),
    ),
    canResendInvite: isPending && managesPeopleOf(membership.account, caller),
    canSendReset: !isPending && canSendPasswordReset(caller, person).allowed,
  }
}

/** Returns the plans on which the viewer may assign roles, by name. */
export function managedPlans({ account, caller }: ProfileViewer): AccountDetail['plans'] {
  const details = accountDetailsOf(account)
  return account.plans
    .filter(({ id }) => {
      const access = accessOn(planDetails(id, details), caller)
      return access !== null && access.isAccountActive && access.level <= ROLE_LEVELS.admin
    })
    .toSorted(byName)
}

/** Returns the fields of an account that the rules need. */
export function accountDetailsOf({ id, ownerId, isActive }: AccountDetails): AccountDetails {
  return { id, ownerId, isActive }
}

function rowsOf(
  user: User,
  roles: readonly UserRole[],
  { account, caller }: ProfileViewer,
): readonly PlanRoleRow[] {
  const details = accountDetailsOf(account)
  const names = new Map(account.plans.map(({ id, name }) => [id, name]))
  const isAccountOwner = account.ownerId === user.id
  return roles
    .flatMap((role): PlanRoleRow[] => {
      const { id, planId, roleId, canViewBudget, canEditAllChannels, channelIds } = role
      if (planId === null) return []
      const access = accessOn(planDetails(planId, details), caller)
      const member = { userId: user.id, isAccountOwner, level: levelOfRole(roleId) }
      return [
        {
          id,
          planId,
          planName: names.get(planId) ?? 'Another plan',
          name: displayNameOf(user),
          roleId,
          roleName: roleNameOf(isAccountOwner ? ROLE_IDS.accountOwner : roleId),
          rights: { canViewBudget, canEditAllChannels, channelIds },
          refusal: sentenceOf(canEditMember(access, caller, member)),
          role,
        },
      ]
    })
    .toSorted((one, other) => one.planName.localeCompare(other.planName, 'en-US'))
}

function personAccount(
  user: User,
  roles: readonly UserRole[],
  account: AccountDetail,
): PersonAccount {
  const details = accountDetailsOf(account)
  const asCaller: Caller = {
    userId: user.id,
    isSuperUser: user.isSuperUser,
    superOwnerOfAccountIds: [],
    isProductTeam: false,
    memberships: roles,
  }
  return {
    account: details,
    level: accountLevel(asCaller, details) ?? ROLE_LEVELS.viewer,
    plans: roles.flatMap(({ planId }) => (planId === null ? [] : [planDetails(planId, details)])),
  }
}

/**
 * Returns data of a plan for the rules. Rights on users depend on roles and the account, not on the
 * settings of the plan.
 */
function planDetails(id: number, account: AccountDetails): PlanDetails {
  const isPlain = { useBudgets: true, useDashboards: false, freeze: false }
  return { id, account, ...isPlain, isLead: false, isNested: false }
}

function sentenceOf(decision: MemberDecision): string | null {
  return decision.allowed ? null : memberRefusals[decision.code]
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, 'en-US')
}
