import { isCivilDate, isCivilDateTime } from './civil-date'
import type { CivilDate, CivilDateTime } from './civil-date'

const MIDNIGHT = 'T00:00:00'

/** Whether a value is a real day, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is CivilDate {
  return typeof value === 'string' && isCivilDate(value)
}

/** Whether a value is a day and a time, `YYYY-MM-DDTHH:mm:ss`. */
export function isMoment(value: unknown): value is CivilDateTime {
  return typeof value === 'string' && isCivilDateTime(value)
}

/**
 * Returns a day, or a day with a time, as a date-time, and null for everything else. Seconds may be
 * left out, as fields of the kind `datetime-local` do.
 */
export function momentOf(value: unknown): CivilDateTime | null {
  if (isMoment(value)) return value
  if (isDay(value)) return `${value}${MIDNIGHT}`
  const withSeconds = typeof value === 'string' ? `${value}:00` : null
  return isMoment(withSeconds) ? withSeconds : null
}
