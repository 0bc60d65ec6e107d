import { ROLE_IDS, ROLE_LEVELS, levelOfRole } from '../access'

/** Seats of one type: in use and bought. */
export interface SeatCount {
  readonly current: number
  /** 0: this type was not bought. */
  readonly total: number
}

/** The seats of an account as they are counted. */
export interface SeatCounts {
  /** Seats that fit every role. */
  readonly universal: SeatCount
  /** Seats for admins and contributors. */
  readonly admin: SeatCount
  readonly viewer: SeatCount
  /** Counts 100 seats of each type as free. */
  readonly isDevMode: boolean
}

/** The seats of an account with everything that follows from the counts. */
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
  /** No type that was bought has a seat left; false when none was bought. */
  readonly isAllLimitsReached: boolean
}

/** The pool that a seat is taken from. */
export type SeatType = 'universal' | 'admin' | 'viewer'

/** How many seats of each type are free in dev mode. */
export const DEV_MODE_FREE_SEATS = 100

function remaining(count: SeatCount, isDevMode: boolean): number {
  return isDevMode ? DEV_MODE_FREE_SEATS : Math.max(0, count.total - count.current)
}

/**
 * Whether a person should be told that the limit of a type is reached: it was
 * bought and none is left. A type that was not bought has no limit to speak of.
 */
export function isLimitReached(count: SeatCount, isDevMode: boolean): boolean {
  return count.total > 0 && remaining(count, isDevMode) <= 0
}

/** Derives everything that follows from the counts of an account's seats. */
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

/** The pool from which a role takes its seat: one for all where universal seats were bought. */
export function seatTypeOfRole(roleId: number, seats: SeatCounts): SeatType {
  if (seats.universal.total > 0) return 'universal'
  return levelOfRole(roleId) < ROLE_LEVELS.viewer ? 'admin' : 'viewer'
}

/**
 * Whether a role can be given to someone: its pool has a free seat, or they
 * already hold a seat of that pool. A pool that was not bought has none, save in
 * dev mode.
 *
 * @param heldRoleIds the roles that the person already holds in the account
 */
export function isRoleAvailable(
  roleId: number,
  seats: SeatCounts,
  heldRoleIds: readonly number[],
): boolean {
  const pool = seatTypeOfRole(roleId, seats)
  if (remaining(seats[pool], seats.isDevMode) > 0) return true
  return heldRoleIds.some((heldRoleId) => seatTypeOfRole(heldRoleId, seats) === pool)
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
