import type { Seats } from '@throughline/domain/seats'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { PlanListEntry } from '../entities'
import type { components } from '../generated/schema'
import { planListEntryFromWire, userFromWire, userRoleFromWire } from '../mapping'
import type { User, UserRole } from '@throughline/domain/users'

/** An account with its seats and, for admins of one of its plans, its people. */
export interface AccountDetail {
  readonly id: number
  readonly name: string
  readonly ownerId: number
  /** False once the subscription has expired. */
  readonly isActive: boolean
  /** Tactic types may have custom fields. */
  readonly hasTacticTypeCF: boolean
  readonly seats: Seats
  /** The people of the account; below admin only the caller. */
  readonly users: readonly User[]
  /** Their roles on plans and on the account; below admin only the caller's. */
  readonly roles: readonly UserRole[]
  /** Plans of the account: those of the caller, all of them for the owner. */
  readonly plans: readonly PlanListEntry[]
}

/**
 * Reads an account.
 *
 * @throws ApiError of kind `not-found` when the caller does not belong to it
 */
export async function readAccount(
  client: ApiClient,
  accountId: number,
  signal?: AbortSignal,
): Promise<AccountDetail> {
  const wire = await unwrap(
    client.http.GET('/accounts/{id}', {
      params: { path: { id: accountId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return accountFromWire(wire)
}

/**
 * Changes the name of an account.
 *
 * @returns the account with its new name
 * @throws ApiError of kind `forbidden` for all but the owner, `invalid` for a blank or long name
 */
export async function renameAccount(
  client: ApiClient,
  accountId: number,
  name: string,
): Promise<AccountDetail> {
  const wire = await unwrap(
    client.http.PUT('/accounts/{id}', {
      params: { path: { id: accountId } },
      body: { contactCompanyName: name },
    }),
  )
  return accountFromWire(wire)
}

function accountFromWire(wire: components['schemas']['Account']): AccountDetail {
  return {
    id: wire.id,
    name: wire.contactCompanyName,
    ownerId: wire.ownerId,
    isActive: wire.isActive,
    hasTacticTypeCF: wire.hasTacticTypeCF,
    seats: {
      universal: wire.seats.universal,
      admin: wire.seats.admin,
      viewer: wire.seats.viewer,
      isDevMode: wire.seats.isDevMode,
      universalRemaining: wire.seats.universalRemaining,
      adminRemaining: wire.seats.adminRemaining,
      viewerRemaining: wire.seats.viewerRemaining,
      isUniversalAccount: wire.seats.isUniversalAccount,
      isAdminOnlyAccount: wire.seats.isAdminOnlyAccount,
      isAnyLimitReached: wire.seats.isAnyLimitReached,
      isAllLimitsReached: wire.seats.isAllLimitsReached,
    },
    users: wire.users.map(userFromWire),
    roles: wire.userRoles.map(userRoleFromWire),
    plans: wire.plans.map(planListEntryFromWire),
  }
}
