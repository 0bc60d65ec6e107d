/**
 * The calendar works on `Date`. Ours stand at noon, local time, and are read by
 * their local parts: no zone's change of clocks reaches from noon to another day.
 *
 * @param date `YYYY-MM-DD`
 */
export function toLocalDate(date: string): Date {
  return new Date(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)),
    12,
  )
}

/** The way back, to `YYYY-MM-DD`. */
export function fromLocalDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
