/** The day and the time of a date-time; each may be missing while typing. */
export interface DateTimeParts {
  /** `YYYY-MM-DD` */
  readonly date: string | null
  /** `HH:mm` */
  readonly time: string | null
}

/**
 * Splits a date-time.
 *
 * @param value `YYYY-MM-DDTHH:mm:ss`, or null for none
 */
export function partsOf(value: string | null): DateTimeParts {
  return value === null
    ? { date: null, time: null }
    : { date: value.slice(0, 10), time: value.slice(11, 16) }
}

/**
 * Joins a day and a time, with zero seconds.
 *
 * @returns null if one half is missing
 */
export function dateTimeOf({ date, time }: DateTimeParts): string | null {
  return date === null || time === null ? null : `${date}T${time}:00`
}
