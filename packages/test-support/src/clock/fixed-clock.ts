import type { CivilDate } from '@throughline/domain/calendar-dates'

/** The day on which stories and tests take place: a Wednesday. Builders use it as well. */
export const FIXED_DAY: CivilDate = '2026-11-18'

/**
 * The time at which stories and tests take place, 10:20 in the zone of the process, in
 * milliseconds since the epoch.
 */
export function fixedNow(): number {
  return new Date(`${FIXED_DAY}T10:20:00`).getTime()
}

/**
 * Makes `Date.now()` return {@link fixedNow}. Timers keep running, and
 * `new Date()` without arguments still returns the real time.
 *
 * @returns restores the real clock; a story's `beforeEach` can return it as it is
 */
export function freezeNow(): () => void {
  const real = Date.now
  const fixed = fixedNow()
  Date.now = () => fixed
  return () => {
    Date.now = real
  }
}
