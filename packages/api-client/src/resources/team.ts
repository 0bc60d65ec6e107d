import type { RoleRights } from '@throughline/domain/access'
import type { User, UserRole } from '@throughline/domain/users'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import { userFromWire, userRoleFromWire } from '../mapping'
import { readAllPages } from '../pages'

/** The roles on a plan, and their users. */
export interface PlanTeam {
  readonly roles: readonly UserRole[]
  /** Without super users, whom the server leaves out. */
  readonly users: readonly User[]
}

/** A role on a plan with its rights. */
export interface PlanRoleDraft {
  readonly planId: number
  readonly accountId: number
  readonly roleId: number
  readonly rights: RoleRights
}

/** Names of a new person. */
export interface PersonDraft {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

/**
 * Lists who has a role on a plan.
 *
 * @throws ApiError of kind `forbidden` below contributor
 */
export async function listPlanTeam(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<PlanTeam> {
  const withSignal = signal === undefined ? {} : { signal }
  const [roles, users] = await Promise.all([
    readAllPages(async (page) => {
      const query = { 'plan.id': planId, ...page }
      return unwrap(client.http.GET('/user_roles', { params: { query }, ...withSignal }))
    }),
    readAllPages(async (page) => {
      const query = { plan: planId, ...page }
      return unwrap(client.http.GET('/users', { params: { query }, ...withSignal }))
    }),
  ])
  return { roles: roles.map(userRoleFromWire), users: users.map(userFromWire) }
}

/**
 * Adds a person to an account and to a plan, and invites them. They are pending until they
 * have set a password.
 *
 * @throws ApiError of kind `conflict` with the code `already_on_plan`, `email_taken` or
 *   `seat_limit_reached`
 */
export async function createMember(
  client: ApiClient,
  person: PersonDraft,
  { planId, accountId, roleId, rights }: PlanRoleDraft,
): Promise<User> {
  const body = {
    ...person,
    account: iriOf('accounts', accountId),
    plan: iriOf('plans', planId),
    userRole: { role: iriOf('roles', roleId), ...wireRights(rights) },
  }
  return userFromWire(await unwrap(client.http.POST('/users', { body })))
}

/**
 * Gives a person of the account a role on a plan.
 *
 * @throws ApiError of kind `conflict` with the code `already_on_plan` or `seat_limit_reached`
 */
export async function createPlanRole(
  client: ApiClient,
  userId: number,
  { planId, accountId, roleId, rights }: PlanRoleDraft,
): Promise<UserRole> {
  const body = {
    role: iriOf('roles', roleId),
    user: iriOf('users', userId),
    plan: iriOf('plans', planId),
    account: iriOf('accounts', accountId),
    ...wireRights(rights),
  }
  return userRoleFromWire(await unwrap(client.http.POST('/user_roles', { body })))
}

/**
 * Changes a role on a plan.
 *
 * @throws ApiError of kind `conflict` with the code `seat_limit_reached`, or `not-found`
 *   when it was revoked meanwhile
 */
export async function updatePlanRole(
  client: ApiClient,
  { id, userId, planId, accountId }: Pick<UserRole, 'id' | 'userId' | 'planId' | 'accountId'>,
  { roleId, rights }: Pick<PlanRoleDraft, 'roleId' | 'rights'>,
): Promise<UserRole> {
  const body = { id, userId, planId, accountId, roleId, ...wireRights(rights) }
  const params = { path: { id } }
  return userRoleFromWire(await unwrap(client.http.PUT('/user_roles/{id}', { params, body })))
}

/** Deletes roles on a plan. Their users no longer see it. */
export async function deletePlanRoles(client: ApiClient, ids: readonly number[]): Promise<void> {
  const params = { path: { id: ids.join(',') } }
  await settle(client.http.DELETE('/user_roles/{id}', { params }))
}

/**
 * Sends a pending person their invitation again.
 *
 * @throws ApiError of kind `conflict` once they have accepted, `rate-limited` within an hour
 */
export async function resendInvitation(client: ApiClient, userId: number): Promise<void> {
  await settle(
    client.http.GET('/users/{id}/resend-invitation', { params: { path: { id: userId } } }),
  )
}

/**
 * Sends a person an email with a link for a new password.
 *
 * @throws ApiError of kind `conflict` before they have accepted, `rate-limited` within an hour
 */
export async function sendPasswordReset(client: ApiClient, userId: number): Promise<void> {
  await settle(client.http.POST('/users/{id}/password-reset', { params: { path: { id: userId } } }))
}

/**
 * Hides tags of a plan from a user, with all items that have them, or shows them again. Tags in
 * neither list stay as they are.
 *
 * @throws ApiError of kind `forbidden` for the account owner, for users with a stronger role, and
 *   below the owner for the caller's own tags
 */
export async function updateBlockedTags(
  client: ApiClient,
  userId: number,
  { hidden, visible }: { readonly hidden: readonly number[]; readonly visible: readonly number[] },
): Promise<User> {
  const params = { path: { id: userId } }
  // The server expects the whole list, of which another plan's admin may have changed a part.
  const { blockedTags } = await unwrap(client.http.GET('/users/{id}', { params }))
  const others = blockedTags.filter((id) => !visible.includes(id) && !hidden.includes(id))
  const body = { blockedTags: [...others, ...hidden] }
  return userFromWire(await unwrap(client.http.PUT('/users/{id}', { params, body })))
}

function wireRights({ canViewBudget, canEditAllChannels, channelIds }: RoleRights) {
  return { canViewBudget, canEditAllChannels, channels: [...channelIds] }
}
