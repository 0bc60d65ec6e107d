import { countText, formatCount, TEAM_MESSAGES } from '@throughline/domain/messages'
import { isLimitReached, type Seats, type SeatType } from '@throughline/domain/seats'

/** Texts about the seats of one type. */
export interface SeatTile {
  readonly type: SeatType
  readonly title: string
  /** Number of used seats, such as `8 of 10 seats`. */
  readonly used: string
  /** Number of free seats. */
  readonly left: string
  /** Text if the account has bought seats and none is free; null otherwise. */
  readonly limit: string | null
}

const titles: Readonly<Record<SeatType, string>> = {
  universal: 'Seats',
  admin: 'Admins and Contributors',
  viewer: 'Viewers',
}

/** Returns the seats of an account: one pool for all members, or one for each type. */
export function seatTilesOf(seats: Seats): readonly SeatTile[] {
  const types: readonly SeatType[] = seats.universal.total > 0 ? ['universal'] : ['admin', 'viewer']
  return types.map((type) => {
    const { current, total } = seats[type]
    const left = seats[`${type}Remaining`]
    const isBought = total > 0 || seats.isDevMode
    return {
      type,
      title: titles[type],
      used: isBought ? `${formatCount(current)} of ${seatCount(total)}` : 'No seats',
      left: isBought
        ? `${formatCount(left)} left${seats.isDevMode ? ' in development mode' : ''}`
        : 'Not part of your subscription',
      limit: isLimitReached(seats[type], seats.isDevMode) ? TEAM_MESSAGES.seatLimitReached : null,
    }
  })
}

function seatCount(count: number): string {
  return countText(count, 'seat')
}
