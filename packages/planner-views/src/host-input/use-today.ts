import { civilDateOf, dayNumberOfParts } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { useSyncExternalStore } from 'react'

import { isDay } from './civil-input'

/** Stands for a today that is not known: no plan shows this day. */
export const NO_DAY: CivilDate = '1900-01-01'

/** A timer that is set for longer may be late by hours, on a computer that sleeps. */
const LONGEST_WAIT_MS = 60_000

/**
 * The day that counts as today: the host's, or that of the clock and the zone of the
 * device. The device is asked in browsers only: on a server, and while a page takes over
 * what the server has drawn, a day that the host does not name is not known.
 *
 * @param given `YYYY-MM-DD`; with it no clock is asked
 * @returns null while it is not known
 */
export function useToday(given: CivilDate | undefined): CivilDate | null {
  const isGiven = isDay(given)
  const own = useSyncExternalStore(isGiven ? neverChanges : watchDays, deviceDay, dayOfServer)
  return isGiven ? given : own
}

function deviceDay(): CivilDate {
  const now = new Date()
  return civilDateOf(dayNumberOfParts(now.getFullYear(), now.getMonth() + 1, now.getDate()))
}

function dayOfServer(): null {
  return null
}

function neverChanges(): () => void {
  return () => undefined
}

function watchDays(onChange: () => void): () => void {
  const timer = setInterval(onChange, LONGEST_WAIT_MS)
  return () => {
    clearInterval(timer)
  }
}
