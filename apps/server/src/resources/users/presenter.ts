import { ROLE_LEVELS, levelOfRole, strongestRoleId } from '@throughline/domain/access'
import type { Membership } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import type { SignedUrls } from '../../files/signed-urls'
import { iri, nullableIri } from '../../http/references'
import type { UserRoleRow } from '../user-roles/queries'
import { invitationSeen, existingAccountIds, nameSeen } from './invited-person'
import type { UserRow } from './queries'
import type { UserVisibility } from './user-visibility'

type User = components['schemas']['User']
type UserRole = components['schemas']['UserRole']

/** The viewer of a person, and the time. Signed URLs of photos are made for this viewer. */
export interface UserViewer {
  readonly viewerId: number
  /**
   * The data that the viewer may see of other users; null for all. Users see all of their own data.
   */
  readonly visibility: UserVisibility | null
  readonly superUserIds: readonly number[]
  readonly signedUrls: SignedUrls
  readonly now: Date
}

/**
 * Presents a person to themself or to another user. Another user sees only the accounts, plans and
 * tags that both share. If the person has not accepted an invitation yet, the viewer sees only the
 * data of the invitation. This hides whether the person already had a user.
 *
 * @param memberships their roles, as far as the viewer may see them
 */
export function presentUser(
  user: UserRow,
  memberships: readonly Membership[],
  viewer: UserViewer,
): User {
  const { viewerId, visibility, superUserIds, signedUrls, now } = viewer
  const others = user.id === viewerId ? null : visibility
  const accountIds = existingAccountIds(user, viewer)
  const invitation = others === null ? null : invitationSeen(user, viewer)
  const existingPlanIds = others?.planIds ?? null
  const isSupported = (planId: number): boolean => existingPlanIds?.has(planId) ?? true
  const rolesObserved =
    invitation === null ? user.rolesObserved.filter(({ planId }) => isSupported(planId)) : []
  const { mostRecentPlanId, photo } = user
  return {
    id: user.id,
    ...nameSeen(user, viewer),
    profileImage:
      photo === null || invitation !== null
        ? null
        : { id: photo.id, fileLocation: signedUrls.ofAsset(photo, viewerId, now) },
    customViews: others === null ? [...user.customViewIds] : [],
    mostRecentView: invitation === null ? user.mostRecentView : 'dashboard',
    mostRecentPlanId:
      mostRecentPlanId !== null && invitation === null && isSupported(mostRecentPlanId)
        ? mostRecentPlanId
        : null,
    status: invitation === null ? user.status : 'pending',
    rolesObserved: rolesObserved.map(({ planId, roleId }) => ({
      plan: iri('plans', planId),
      planId,
      role: iri('roles', roleId),
      roleId,
    })),
    accounts: accountIds.map((id) => iri('accounts', id)),
    accountIds,
    oldEmail: others === null ? user.oldEmailAddress : null,
    blockedTags: user.blockedTags
      .filter(({ planId }) => others?.managedPlanIds.has(planId) ?? true)
      .map(({ id }) => id),
    highestRoleId: strongestRoleId(memberships.map(({ roleId }) => roleId)),
    isSuperUser: invitation === null && superUserIds.includes(user.id),
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
