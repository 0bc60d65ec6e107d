import { ROLE_IDS, ROLE_LEVELS, levelOfRole, strongestRoleId } from '../access'

/** Seats of one type: in use and bought. */
export interface SeatCount {
  readonly current: number
  /** 0: this type was not bought. */
  readonly total: number
}

/** The seat counts of an account. */
export interface SeatCounts {
  /** Seats that fit every role. */
  readonly universal: SeatCount
  /** Seats for admins and contributors. */
  readonly admin: SeatCount
  readonly viewer: SeatCount
  /** Counts 100 seats of each type as free. */
  readonly isDevMode: boolean
}

/** The seat counts of an account with the values that follow from them. */
export interface Seats extends SeatCounts {
  /** Free seats, never below 0. */
  readonly universalRemaining: number
  readonly adminRemaining: number
  readonly viewerRemaining: number
  /** Only universal seats were bought. */
  readonly isUniversalAccount: boolean
  /** Only admin seats were bought. */
  readonly isAdminOnlyAccount: boolean
  /** Some type that was bought has no seat left. */
  readonly isAnyLimitReached: boolean
  /** Every type with bought seats has used them all; false without bought seats. */
  readonly isAllLimitsReached: boolean
}

/** The pool of a seat. */
export type SeatType = 'universal' | 'admin' | 'viewer'

/** The number of free seats of each type in dev mode. */
const DEV_MODE_FREE_SEATS = 100

function remaining(count: SeatCount, isDevMode: boolean): number {
  return isDevMode ? DEV_MODE_FREE_SEATS : Math.max(0, count.total - count.current)
}

/**
 * Whether to warn a user that the account has used all seats of a type: it has bought seats and
 * none is left. A type without bought seats has no limit.
 */
export function isLimitReached(count: SeatCount, isDevMode: boolean): boolean {
  return count.total > 0 && remaining(count, isDevMode) <= 0
}

/** Derives the values that follow from the seat counts of an account. */
export function deriveSeats(counts: SeatCounts): Seats {
  const { universal, admin, viewer, isDevMode } = counts
  const bought = [universal, admin, viewer].filter(({ total }) => total > 0)
  const reached = bought.filter((count) => isLimitReached(count, isDevMode))
  return {
    ...counts,
    universalRemaining: remaining(universal, isDevMode),
    adminRemaining: remaining(admin, isDevMode),
    viewerRemaining: remaining(viewer, isDevMode),
    isUniversalAccount: universal.total > 0 && admin.total === 0 && viewer.total === 0,
    isAdminOnlyAccount: admin.total > 0 && universal.total === 0 && viewer.total === 0,
    isAnyLimitReached: reached.length > 0,
    isAllLimitsReached: bought.length > 0 && reached.length === bought.length,
  }
}

/** The pool from which a role takes its seat: always `universal` when universal seats were bought. */
export function seatTypeOfRole(roleId: number, seats: SeatCounts): SeatType {
  if (seats.universal.total > 0) return 'universal'
  return levelOfRole(roleId) < ROLE_LEVELS.viewer ? 'admin' : 'viewer'
}

/** How many seats of each type were bought. */
export interface SeatTotals {
  readonly universal: number
  readonly admin: number
  readonly viewer: number
}

/**
 * Counts the seats in use: one for each person with a role in the account, from the pool of their
 * strongest role. Super users use no seat.
 *
 * @param roles every role in the account, on its plans and on the account itself
 */
export function countSeats({
  totals,
  isDevMode,
  roles,
  superUserIds,
}: {
  readonly totals: SeatTotals
  readonly isDevMode: boolean
  readonly roles: readonly { readonly userId: number; readonly roleId: number }[]
  readonly superUserIds: readonly number[]
}): SeatCounts {
  const empty: SeatCounts = {
    universal: { current: 0, total: totals.universal },
    admin: { current: 0, total: totals.admin },
    viewer: { current: 0, total: totals.viewer },
    isDevMode,
  }
  const strongest = new Map<number, number>()
  for (const { userId, roleId } of roles) {
    const best = strongest.get(userId)
    if (best === undefined || levelOfRole(roleId) < levelOfRole(best)) strongest.set(userId, roleId)
  }
  const used = { universal: 0, admin: 0, viewer: 0 }
  for (const [userId, roleId] of strongest) {
    if (!superUserIds.includes(userId)) used[seatTypeOfRole(roleId, empty)] += 1
  }
  return {
    universal: { ...empty.universal, current: used.universal },
    admin: { ...empty.admin, current: used.admin },
    viewer: { ...empty.viewer, current: used.viewer },
    isDevMode,
  }
}

/** Whether there is a seat for a new role of a person, and if not, why. */
export type SeatDecision =
  | { readonly code: 'free' }
  /**
   * The account has bought seats of the type and none is left. The server reports this to the
   * caller.
   */
  | { readonly code: 'limit-reached'; readonly type: SeatType }
  /** The type was never bought. */
  | { readonly code: 'not-bought'; readonly type: SeatType }

/**
 * Judges a change of the roles that one person holds in an account. A person
 * uses one seat, that of their strongest role. A change within the same pool needs no
 * seat; any other needs a free seat in the new pool.
 *
 * @param before the roles that the person holds, in the account as a whole
 * @param after the roles after the change; without any no seat is needed
 */
export function judgeSeat(
  seats: SeatCounts,
  before: readonly number[],
  after: readonly number[],
): SeatDecision {
  const poolOf = (roleIds: readonly number[]): SeatType | null => {
    const strongest = strongestRoleId(roleIds)
    return strongest === null ? null : seatTypeOfRole(strongest, seats)
  }
  const type = poolOf(after)
  if (type === null || type === poolOf(before)) return { code: 'free' }
  if (remaining(seats[type], seats.isDevMode) > 0) return { code: 'free' }
  return { code: seats[type].total > 0 ? 'limit-reached' : 'not-bought', type }
}

/**
 * Whether a person can have a role: they keep their seat, or the pool that they would change to has
 * a free one. A pool without bought seats has none, except in dev mode.
 *
 * @param currentRoleIds the roles that the person already holds in the account
 * @param replacedRoleId the held role that the new role replaces, or null
 */
export function isRoleAvailable(
  roleId: number,
  seats: SeatCounts,
  currentRoleIds: readonly number[],
  replacedRoleId: number | null = null,
): boolean {
  const place = replacedRoleId === null ? -1 : currentRoleIds.indexOf(replacedRoleId)
  const retained = currentRoleIds.filter((_held, index) => index !== place)
  return judgeSeat(seats, currentRoleIds, [...retained, roleId]).code === 'free'
}

/** The word for a person's seat in the team table. */
export function seatTypeLabel(
  highestRoleId: number | null,
  seats: Pick<Seats, 'isUniversalAccount'>,
): 'Universal' | 'Admin / Contributor' | 'Viewer' {
  if (seats.isUniversalAccount) return 'Universal'
  return levelOfRole(highestRoleId ?? ROLE_IDS.viewer) < ROLE_LEVELS.viewer
    ? 'Admin / Contributor'
    : 'Viewer'
}
