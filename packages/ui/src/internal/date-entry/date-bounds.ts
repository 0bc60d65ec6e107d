/** The days that a field accepts, both included, as `YYYY-MM-DD`. */
export interface DateBounds {
  readonly minDate: string
  readonly maxDate: string
}

/**
 * The days within ten years of today, in whole years: from the first of January
 * ten years before to the last of December ten years after.
 *
 * @param today `YYYY-MM-DD`
 */
export function boundsAround(today: string): DateBounds {
  const year = Number(today.slice(0, 4))
  return { minDate: `${year - 10}-01-01`, maxDate: `${year + 10}-12-31` }
}
