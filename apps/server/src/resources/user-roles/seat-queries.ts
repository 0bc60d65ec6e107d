import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { countSeats, judgeSeat } from '@throughline/domain/seats'
import type { SeatCounts } from '@throughline/domain/seats'
import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { accounts, userRoles } from '../../db/schema'
import { ApiError, notFound } from '../../errors/api-error'
import type { AppConfig } from '../../config/app-config'

/** Settings about seats. */
export type SeatSettings = Pick<AppConfig, 'hasDevModeSeats' | 'superUserIds'>

/** The seats of an account while it is locked. */
export interface LockedSeats {
  readonly counts: SeatCounts
  /** The counts with other roles. */
  readonly countWith: (roles: LockedSeats['roles']) => SeatCounts
  /** Every role in the account. */
  readonly roles: readonly {
    readonly id: number
    readonly userId: number
    readonly roleId: number
  }[]
}

/**
 * Locks the roles of an account until the transaction ends, and counts its seats. Lock the
 * account before its plans, to prevent deadlocks.
 *
 * @throws ApiError 404 when the account does not exist
 */
export async function lockSeats(
  tx: Orm,
  accountId: number,
  settings: SeatSettings,
): Promise<LockedSeats> {
  const [account] = await tx
    .select({
      universal: accounts.universalSeatsTotal,
      admin: accounts.adminSeatsTotal,
      viewer: accounts.viewerSeatsTotal,
      hasDevModeSeats: accounts.hasDevModeSeats,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  if (account === undefined) throw notFound('account')
  const { hasDevModeSeats, ...totals } = account
  // A separate statement, so that it sees the writes of other transactions during the wait.
  const roles = await tx
    .select({ id: userRoles.id, userId: userRoles.userId, roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.accountId, accountId))
    .orderBy(asc(userRoles.id))
  const countWith: LockedSeats['countWith'] = (counted) =>
    countSeats({
      totals,
      isDevMode: settings.hasDevModeSeats || hasDevModeSeats,
      roles: counted,
      superUserIds: settings.superUserIds,
    })
  return { counts: countWith(roles), countWith, roles }
}

/**
 * Checks that there are free seats for several new roles, one after the other.
 *
 * @throws ApiError 409 without a free seat for one of them
 */
export function requireSeats(
  seats: LockedSeats,
  settings: SeatSettings,
  added: LockedSeats['roles'],
): void {
  const { countWith } = seats
  for (const [index, { userId, roleId }] of added.entries()) {
    const roles = [...seats.roles, ...added.slice(0, index)]
    const used = { counts: countWith(roles), countWith, roles }
    requireSeat(used, settings, { userId, roleId, replacedId: null })
  }
}

/**
 * Checks that there is a free seat for a role. Super users need none.
 *
 * @param replacedId the id of the role that it replaces, or null
 * @throws ApiError 409 without a free seat
 */
export function requireSeat(
  { counts, roles }: LockedSeats,
  { superUserIds }: SeatSettings,
  change: { readonly userId: number; readonly roleId: number; readonly replacedId: number | null },
): void {
  if (superUserIds.includes(change.userId)) return
  const current = roles.filter(({ userId }) => userId === change.userId)
  const retained = current.filter(({ id }) => id !== change.replacedId)
  const decision = judgeSeat(
    counts,
    current.map(({ roleId }) => roleId),
    [...retained.map(({ roleId }) => roleId), change.roleId],
  )
  if (decision.code === 'free') return
  throw new ApiError({
    status: 409,
    code: 'seat_limit_reached',
    detail:
      decision.code === 'limit-reached'
        ? TEAM_MESSAGES.seatLimitReached
        : TEAM_MESSAGES.seatNotBought,
  })
}
