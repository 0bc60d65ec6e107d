import { ROLE_LEVELS, levelOfRole, strongestRoleId } from '@throughline/domain/access'
import type { Membership } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import { iri, nullableIri } from '../../http/references'
import type { UserRoleRow } from '../user-roles/queries'
import type { UserRow } from './queries'

type User = components['schemas']['User']
type UserRole = components['schemas']['UserRole']

/** What a person looks like to somebody else, or to themself. */
export function presentUser(
  user: UserRow,
  {
    memberships,
    visibleAccountIds,
    superUserIds,
  }: {
    readonly memberships: readonly Membership[]
    /** Accounts that the asker may know of; null for all. */
    readonly visibleAccountIds: ReadonlySet<number> | null
    readonly superUserIds: readonly number[]
  },
): User {
  const accountIds = user.accountIds.filter((id) => visibleAccountIds?.has(id) ?? true)
  return {
    id: user.id,
    emailAddress: user.emailAddress,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImage: null,
    customViews: [...user.customViewIds],
    mostRecentView: user.mostRecentView,
    mostRecentPlanId: user.mostRecentPlanId,
    status: user.status,
    rolesObserved: user.rolesObserved.map(({ planId, roleId }) => ({
      plan: iri('plans', planId),
      planId,
      role: iri('roles', roleId),
      roleId,
    })),
    accounts: accountIds.map((id) => iri('accounts', id)),
    accountIds,
    oldEmail: null,
    blockedTags: [...user.blockedTagIds],
    highestRoleId: strongestRoleId(memberships.map(({ roleId }) => roleId)),
    isSuperUser: superUserIds.includes(user.id),
  }
}

/** A role as the contract shows it: rights that its level gives are shown as given. */
export function presentUserRole(role: UserRoleRow): UserRole {
  const isAdmin = levelOfRole(role.roleId) <= ROLE_LEVELS.admin
  const canEditAllChannels = isAdmin || role.canEditAllChannels
  return {
    id: role.id,
    role: iri('roles', role.roleId),
    roleId: role.roleId,
    user: iri('users', role.userId),
    userId: role.userId,
    plan: nullableIri('plans', role.planId),
    planId: role.planId,
    account: iri('accounts', role.accountId),
    accountId: role.accountId,
    canViewBudget: isAdmin || role.canViewBudget,
    channels: [...role.channelIds],
    allChannelAccess: canEditAllChannels,
    canEditAllChannels,
  }
}
