/** The halves of a day with a time; each may be missing while somebody types. */
export interface DateTimeParts {
  /** `YYYY-MM-DD` */
  readonly date: string | null
  /** `HH:mm` */
  readonly time: string | null
}

/**
 * Takes a date-time apart.
 *
 * @param value `YYYY-MM-DDTHH:mm:ss`, or null for none
 */
export function partsOf(value: string | null): DateTimeParts {
  return value === null
    ? { date: null, time: null }
    : { date: value.slice(0, 10), time: value.slice(11, 16) }
}

/**
 * Puts it together again, with no seconds.
 *
 * @returns null while one half is missing
 */
export function dateTimeOf({ date, time }: DateTimeParts): string | null {
  return date === null || time === null ? null : `${date}T${time}:00`
}
