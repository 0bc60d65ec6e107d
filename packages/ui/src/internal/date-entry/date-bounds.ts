import { addMonths } from './civil-date'

/** The days that a field accepts, both included, as `YYYY-MM-DD`. */
export interface DateBounds {
  readonly minDate: string
  readonly maxDate: string
}

/**
 * The days within ten years of today, in whole years: from the first of January
 * ten years before to the last of December ten years after, within the years 1 to 9999.
 *
 * @param today `YYYY-MM-DD`
 */
export function boundsAround(today: string): DateBounds {
  const year = today.slice(0, 4)
  return {
    minDate: addMonths(`${year}-01-01`, -120),
    maxDate: addMonths(`${year}-12-31`, 120),
  }
}
