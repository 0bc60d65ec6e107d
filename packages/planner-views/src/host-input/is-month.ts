import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { CivilMonth } from '@throughline/domain/layout'

/** Whether a value is a real month, `YYYY-MM`. */
export function isMonth(value: unknown): value is CivilMonth {
  return typeof value === 'string' && isCivilDate(`${value}-01`)
}
