import { isLimitReached, type Seats, type SeatType } from '@throughline/domain/seats'

/** The seats of one type. */
export interface SeatRow {
  readonly type: SeatType
  readonly title: 'Universal' | 'Admin / Contributor' | 'Viewer'
  readonly using: number
  /** null if the account has not bought seats of this type. */
  readonly outOf: number | null
  /** null if the account has not bought seats of this type. */
  readonly remaining: number | null
  /** Whether the account has bought seats of this type, and none is free. */
  readonly isLimitReached: boolean
}

const titles: Readonly<Record<SeatType, SeatRow['title']>> = {
  universal: 'Universal',
  admin: 'Admin / Contributor',
  viewer: 'Viewer',
}

/**
 * Returns the seats of an account by type. If the account has universal seats, members use only
 * those, and other types appear only if the account has bought them as well.
 */
export function seatRowsOf(seats: Seats): readonly SeatRow[] {
  const others = (['admin', 'viewer'] as const).filter(
    (type) => seats.universal.total === 0 || seats[type].total > 0,
  )
  const types: readonly SeatType[] =
    seats.universal.total > 0 ? ['universal', ...others] : [...others]
  return types.map((type) => {
    const { current, total } = seats[type]
    const isBought = total > 0 || seats.isDevMode
    return {
      type,
      title: titles[type],
      using: current,
      outOf: isBought ? total : null,
      remaining: isBought ? seats[`${type}Remaining`] : null,
      isLimitReached: isLimitReached(seats[type], seats.isDevMode),
    }
  })
}
