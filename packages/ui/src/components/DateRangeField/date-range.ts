/** Two days, both included, as `YYYY-MM-DD`. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

/** Which end of a range was changed. */
export type RangeEnd = 'start' | 'end'

/** A rule that corrects a range after one end has passed the other. */
export type CorrectRange = (range: DateRange, changed: RangeEnd) => DateRange

/** The default rule: the other end moves along. */
export const takeAlong: CorrectRange = ({ start, end }, changed) => {
  if (start <= end) return { start, end }
  return changed === 'start' ? { start, end: start } : { start: end, end }
}

/** Returns the range between two picked days, in either order. */
export function rangeBetween(one: string, other: string): DateRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one }
}
