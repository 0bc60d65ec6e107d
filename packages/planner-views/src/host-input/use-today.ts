import { civilDateOf, dayNumberOfParts, isDay } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { useSyncExternalStore } from 'react'

/** Replaces an unknown today: no plan shows this day. */
export const NO_DAY: CivilDate = '1900-01-01'

/** A longer timer may be late by hours, on a computer that sleeps. */
const LONGEST_WAIT_MS = 60_000

/**
 * Returns today: the host's, or the day of the device's clock and time zone. The hook reads the
 * clock in browsers only. On a server, and while a page hydrates, today is unknown unless the host
 * provides it.
 *
 * @param provided `YYYY-MM-DD`; with it the hook reads no clock
 * @returns null while today is unknown
 */
export function useToday(provided: CivilDate | undefined): CivilDate | null {
  const isProvided = isDay(provided)
  const own = useSyncExternalStore(isProvided ? neverChanges : watchDays, deviceDay, dayOfServer)
  return isProvided ? provided : own
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
