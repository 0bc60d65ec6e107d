import type { DayNumber } from '../calendar-dates'
import { weekdayOf } from '../calendar-dates'
import type { CompiledRule } from './compile-rule'

/** 31 days. */
const ALL_DAYS_OF_MONTH = 0x7f_ff_ff_ff

/** The days of a month that a rule names by number, as bits. */
export function monthDaysOf(compiled: CompiledRule, length: number): number {
  let bits = compiled.monthDayBits
  for (const fromEnd of compiled.daysFromEnd) {
    if (fromEnd <= length) bits |= 1 << (length - fromEnd)
  }
  return bits
}

/** Every day of a month that falls on one of the weekdays, as bits. */
function weekdaysInMonth(weekdayBits: number, firstWeekday: number): number {
  let bits = 0
  for (let weekday = 0; weekday < 7; weekday += 1) {
    if ((weekdayBits & (1 << weekday)) !== 0) {
      // The 1st, 8th, 15th, 22nd and 29th, moved to the weekday.
      bits |= 0x10_20_40_81 << ((weekday - firstWeekday + 7) % 7)
    }
  }
  return bits
}

/** The nth weekdays of a month, as bits; one that does not exist adds no bit. */
function nthWeekdaysInMonth(
  pairs: readonly number[],
  firstWeekday: number,
  length: number,
): number {
  let bits = 0
  for (let index = 0; index < pairs.length; index += 2) {
    const weekday = pairs[index] ?? 0
    const nth = pairs[index + 1] ?? 0
    const firstOffset = (weekday - firstWeekday + 7) % 7
    const lastOffset = firstOffset + 7 * Math.floor((length - 1 - firstOffset) / 7)
    const offset = nth > 0 ? firstOffset + 7 * (nth - 1) : lastOffset + 7 * (nth + 1)
    if (offset >= 0 && offset < length) bits |= 1 << offset
  }
  return bits
}

/** The days of one month that a monthly or yearly rule names, as bits. */
export function ruleDaysInMonth(
  compiled: CompiledRule,
  startDayOfMonth: number,
  first: DayNumber,
  length: number,
): number {
  const { weekdayBits, nthWeekdays, hasMonthDays } = compiled
  if (!hasMonthDays && weekdayBits === 0 && nthWeekdays.length === 0) {
    return startDayOfMonth <= length ? 1 << (startDayOfMonth - 1) : 0
  }
  let bits = ALL_DAYS_OF_MONTH >> (31 - length)
  if (hasMonthDays) bits &= monthDaysOf(compiled, length)
  if (weekdayBits !== 0) bits &= weekdaysInMonth(weekdayBits, weekdayOf(first))
  if (nthWeekdays.length > 0) bits &= nthWeekdaysInMonth(nthWeekdays, weekdayOf(first), length)
  return bits
}
