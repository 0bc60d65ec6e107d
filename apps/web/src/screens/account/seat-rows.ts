import { isLimitReached, type Seats, type SeatType } from '@throughline/domain/seats'

/** The seats of one type. */
export interface SeatRow {
  readonly type: SeatType
  readonly title: 'Universal' | 'Admin / Contributor' | 'Viewer'
  readonly using: number
  /** null: the type was not bought. */
  readonly outOf: number | null
  /** null: the type was not bought. */
  readonly remaining: number | null
  /** It was bought, and none is left. */
  readonly isLimitReached: boolean
}

const TITLES: Readonly<Record<SeatType, SeatRow['title']>> = {
  universal: 'Universal',
  admin: 'Admin / Contributor',
  viewer: 'Viewer',
}

/**
 * The seats of an account by type. Where universal seats were bought, they are all that is
 * taken: other types are listed only if they were bought as well.
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
      title: TITLES[type],
      using: current,
      outOf: isBought ? total : null,
      remaining: isBought ? seats[`${type}Remaining`] : null,
      isLimitReached: isLimitReached(seats[type], seats.isDevMode),
    }
  })
}
