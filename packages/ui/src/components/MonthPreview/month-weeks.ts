import { addDays, addMonths, startOfMonth, toUtcDate } from '../../internal/date-entry/civil-date'

/**
 * The weeks of a month, each with seven days as `YYYY-MM-DD`; null for the days of
 * neighbouring months.
 *
 * @param date any day of the month, `YYYY-MM-DD`
 */
export function weeksOfMonth(
  date: string,
  weekStartDay: 'sunday' | 'monday',
): readonly (readonly (string | null)[])[] {
  const first = startOfMonth(date)
  const next = addMonths(first, 1)
  const offset = (toUtcDate(first).getUTCDay() + (weekStartDay === 'monday' ? 6 : 0)) % 7
  const weeks: (readonly (string | null)[])[] = []
  for (let start = addDays(first, -offset); start < next; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index))
    weeks.push(days.map((day) => (day >= first && day < next ? day : null)))
  }
  return weeks
}
