import type { RuleLabels, RecurrenceRule } from '../recurrence'
import type { DayNumber } from '../calendar-dates'
import { LAST_YEAR, dayNumberOf, isCivilDate } from '../calendar-dates'
import {
  describeRule,
  lastStartDay,
  occurrenceDays,
  parseRule,
  skipsShortMonths,
} from '../recurrence'
import type { ItemFormValues } from './item-form'

/** When a series happens, for a form to show beside the choice. */
export interface RepeatPreview {
  /** The next days that begin an occurrence, ascending; empty when the series is over. */
  readonly nextDays: readonly DayNumber[]
  /** The number of occurrences after these; null for a series that ends in 400 years or never. */
  readonly moreCount: number | null
  /** The last day that begins an occurrence; null without an end, and for a series without any day. */
  readonly lastDay: DayNumber | null
  /** The rule in words. */
  readonly text: string
  /** Months or years without its day are left out. */
  readonly skipsShortMonths: boolean
}

/** The first window that is searched for occurrences, in days; it doubles until there are enough. */
const FIRST_WINDOW_DAYS = 366

/** The limit of searching and counting: 400 years, after which the calendar repeats itself. */
const MAX_DAYS = 146_097

const LAST_DAY = dayNumberOf(`${LAST_YEAR}-12-31`)

/**
 * When the series of a form happens next.
 *
 * @param count the most days that are named
 * @param today a series that began earlier is shown from today on
 * @param labels the words of another language
 * @returns null for an item that does not repeat, is in the parking lot or has no start yet
 */
export function repeatPreview(
  {
    rrule,
    recurrenceEndDay,
    startDate,
    isUnscheduled,
  }: Pick<ItemFormValues, 'rrule' | 'recurrenceEndDay' | 'startDate' | 'isUnscheduled'>,
  count: number,
  today: DayNumber,
  labels?: RuleLabels,
): RepeatPreview | null {
  const rule = parseRule(rrule)
  if (rule === null || startDate === null || isUnscheduled) return null
  const startDay = dayNumberOf(startDate)
  const untilDay =
    recurrenceEndDay !== null && isCivilDate(recurrenceEndDay)
      ? dayNumberOf(recurrenceEndDay)
      : null
  const from = Math.max(startDay, today)
  const untilOrNever = lastStartDay(rule, 0, untilDay)
  const isFarAway = untilOrNever !== null && untilOrNever > from + MAX_DAYS
  const lastPossibleDay = isFarAway ? null : untilOrNever
  const hasEnd = lastPossibleDay !== null || rule.count !== null
  const days = hasEnd
    ? allDays(rule, startDay, lastPossibleDay)
    : daysUntilEnough(rule, startDay, from, count)
  const coming = days.filter((day) => day >= from)
  return {
    nextDays: coming.slice(0, count),
    moreCount: hasEnd ? Math.max(coming.length - count, 0) : null,
    lastDay: hasEnd ? (days.at(-1) ?? null) : null,
    text: describeRule(rule, startDay, labels) ?? '',
    skipsShortMonths: skipsShortMonths(rule, startDay),
  }
}

/** Every day of a series that ends on a day or after a number of times. */
function allDays(
  rule: RecurrenceRule,
  startDay: DayNumber,
  lastDay: DayNumber | null,
): readonly DayNumber[] {
  return lastDay === null
    ? daysUntilEnough(rule, startDay, startDay, rule.count ?? 0)
    : occurrenceDays(rule, startDay, lastDay, startDay, lastDay + 1)
}

function daysUntilEnough(
  rule: RecurrenceRule,
  startDay: DayNumber,
  from: DayNumber,
  count: number,
): readonly DayNumber[] {
  const limit = Math.min(from + MAX_DAYS, LAST_DAY + 1)
  for (let length = FIRST_WINDOW_DAYS; ; length *= 2) {
    const to = Math.min(from + length, limit)
    const days = occurrenceDays(rule, startDay, null, from, to)
    if (days.length >= count || to === limit) return days
  }
}
