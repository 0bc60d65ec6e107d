import { ROLE_LEVELS, levelOfRole, strongestRoleId } from '@throughline/domain/access'
import type { Membership } from '@throughline/domain/access'
import type { components } from '@throughline/api-client/schema'
import type { SignedUrls } from '../../files/signed-urls'
import { iri, nullableIri } from '../../http/references'
import type { UserRoleRow } from '../user-roles/queries'
import { invitationSeen, knownAccountIds, nameSeen } from './invited-person'
import type { UserRow } from './queries'
import type { UserSight } from './user-sight'

type User = components['schemas']['User']
type UserRole = components['schemas']['UserRole']

/** Who looks at a person, and when: signed URLs of photos are made for them. */
export interface UserViewer {
  readonly viewerId: number
  /** What they may know of others; of themself they know everything. */
  readonly sight: UserSight | null
  readonly superUserIds: readonly number[]
  readonly signedUrls: SignedUrls
  readonly now: Date
}

/**
 * What a person looks like to themself, or to somebody else: others see the
 * accounts, plans and tags that both know of. Who has not taken up an invitation
 * looks as the invitation has them, whether or not they were known before.
 *
 * @param memberships their roles, as far as the one who looks may know of them
 */
export function presentUser(
  user: UserRow,
  memberships: readonly Membership[],
  viewer: UserViewer,
): User {
  const { viewerId, sight, superUserIds, signedUrls, now } = viewer
  const others = user.id === viewerId ? null : sight
  const accountIds = knownAccountIds(user, viewer)
  const invitation = others === null ? null : invitationSeen(user, viewer)
  const knownPlanIds = others?.planIds ?? null
  const isKnown = (planId: number): boolean => knownPlanIds?.has(planId) ?? true
  const rolesObserved =
    invitation === null ? user.rolesObserved.filter(({ planId }) => isKnown(planId)) : []
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
      mostRecentPlanId !== null && invitation === null && isKnown(mostRecentPlanId)
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
