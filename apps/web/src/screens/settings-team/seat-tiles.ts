import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { isLimitReached, type Seats, type SeatType } from '@throughline/domain/seats'

/** The seats of one type, in words. */
export interface SeatTile {
  readonly type: SeatType
  readonly title: string
  /** How many are used, such as `8 of 10 seats`. */
  readonly used: string
  /** How many are left. */
  readonly left: string
  /** Said when none is left of those that were bought; null otherwise. */
  readonly limit: string | null
}

const TITLES: Readonly<Record<SeatType, string>> = {
  universal: 'Seats',
  admin: 'Admins and Contributors',
  viewer: 'Viewers',
}

const numbers = new Intl.NumberFormat('en-US')

/** The seats of an account: one pool for everybody, or one for each type. */
export function seatTilesOf(seats: Seats): readonly SeatTile[] {
  const types: readonly SeatType[] = seats.universal.total > 0 ? ['universal'] : ['admin', 'viewer']
  return types.map((type) => {
    const { current, total } = seats[type]
    const left = seats[`${type}Remaining`]
    const isBought = total > 0 || seats.isDevMode
    return {
      type,
      title: TITLES[type],
      used: isBought ? `${numbers.format(current)} of ${seatCount(total)}` : 'No seats',
      left: isBought
        ? `${numbers.format(left)} left${seats.isDevMode ? ' in development mode' : ''}`
        : 'Not part of your subscription',
      limit: isLimitReached(seats[type], seats.isDevMode) ? TEAM_MESSAGES.seatLimitReached : null,
    }
  })
}

function seatCount(count: number): string {
  return count === 1 ? '1 seat' : `${numbers.format(count)} seats`
}
