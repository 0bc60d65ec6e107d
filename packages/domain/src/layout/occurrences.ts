import { dayNumberOf, minutesOfDay, nearestDateOf, secondsOfDay } from '../calendar-dates'
import type { CivilDate, CivilDateTime, DayNumber } from '../calendar-dates'
import { expandRuleText, repeats } from '../recurrence'
import type { RuleExpansion } from '../recurrence'
import { endDayExclusiveOf } from './layout-item'
import type { LayoutItem } from './layout-item'

/** The start of an all-day item in `startMinutes`: before every minute of the day. */
export const ALL_DAY_MINUTES = -1

/**
 * The occurrences in a window of days: items that happen once and the single occurrences of those
 * that repeat, as parallel arrays. The position in the arrays identifies an occurrence.
 */
export interface Occurrences {
  readonly length: number
  /** Position of the occurrence's item in the list of items. */
  readonly items: Uint32Array
  readonly ids: Float64Array
  readonly startDays: Int32Array
  /** Exclusive: the day after the last day that the occurrence touches. */
  readonly endDaysExclusive: Int32Array
  /** Minutes after midnight of the start, {@link ALL_DAY_MINUTES} for all-day items. */
  readonly startMinutes: Int16Array
}

/** Occurrences are looked for on each side of the window as well, so that its edges are never cut short. */
const MARGIN_DAYS = 1

/**
 * Returns the occurrences that touch the half-open window `[windowStart, windowEnd)`.
 *
 * A repeating item is expanded from one day before the window, or from one occurrence's length
 * before it, to one day after it. Occurrences that do not touch the window are dropped.
 *
 * Cost: comparing two texts per item, and reading the dates of candidates, once each. The later
 * steps of the layout use integers only.
 *
 * @param expandRule returns the days on which an occurrence begins
 * @throws RangeError if a candidate has a malformed date
 */
export function occurrencesInWindow(
  items: readonly LayoutItem[],
  windowStart: DayNumber,
  windowEnd: DayNumber,
  expandRule: (expansion: RuleExpansion) => readonly DayNumber[] = expandRuleText,
): Occurrences {
  const window = windowOf(windowStart, windowEnd)
  const matches: number[] = []
  const ids: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const minutes: number[] = []

  for (let position = 0; position < items.length; position += 1) {
    const item = items[position]
    if (item === undefined) continue
    const candidates = candidatesOf(item, window, expandRule)
    if (candidates === null) continue
    const { days, lengthDays } = candidates
    let startMinute: number | null = null
    for (const day of days) {
      if (!touches(day, lengthDays, window)) continue
      startMinute ??= item.isAllDay ? ALL_DAY_MINUTES : minutesOfDay(item.startDate)
      matches.push(position)
      ids.push(item.id)
      starts.push(day)
      ends.push(day + lengthDays)
      minutes.push(startMinute)
    }
  }

  return {
    length: matches.length,
    items: new Uint32Array(matches),
    ids: new Float64Array(ids),
    startDays: new Int32Array(starts),
    endDaysExclusive: new Int32Array(ends),
    startMinutes: new Int16Array(minutes),
  }
}

/** The dates of an item; null without dates. */
export type DatedItem = Omit<LayoutItem, 'id' | 'startDate' | 'endDate'> & {
  readonly startDate: CivilDateTime | null
  readonly endDate: CivilDateTime | null
}

/**
 * Returns the test whether an item, or an occurrence of its series, touches a day of a range, both
 * ends inclusive. Items without dates and those of the parking lot touch no day.
 *
 * @returns throws RangeError if an item that comes into question has a malformed date
 */
export function touchesRange(range: {
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}): (item: DatedItem) => boolean {
  const window = windowOf(dayNumberOf(range.startDate), dayNumberOf(range.endDate) + 1)
  return (item) => {
    const candidates = hasDates(item) ? candidatesOf(item, window, expandRuleText) : null
    return candidates?.days.some((day) => touches(day, candidates.lengthDays, window)) === true
  }
}

function hasDates(item: DatedItem): item is Omit<LayoutItem, 'id'> {
  return item.startDate !== null && item.endDate !== null
}

/** A half-open window of days. Dates of one form sort as their texts do, which rules most items out unread. */
interface Window {
  readonly windowStart: DayNumber
  readonly windowEnd: DayNumber
  readonly startText: CivilDate
  /** Sorts after every date and moment of the window. */
  readonly endText: string
}

function windowOf(windowStart: DayNumber, windowEnd: DayNumber): Window {
  const lastText = nearestDateOf(windowEnd - 1)
  // Sorts after every moment of the last day, also where no date follows it.
  const endText = `${lastText}U`
  return { windowStart, windowEnd, startText: nearestDateOf(windowStart), endText }
}

function touches(day: DayNumber, lengthDays: number, { windowStart, windowEnd }: Window): boolean {
  return day < windowEnd && day + lengthDays > windowStart
}

/**
 * Returns the start days of occurrences that may touch a window, and their length; null if there
 * are none.
 */
function candidatesOf(
  item: Omit<LayoutItem, 'id'>,
  window: Window,
  expandRule: (expansion: RuleExpansion) => readonly DayNumber[],
): { readonly days: readonly DayNumber[]; readonly lengthDays: number } | null {
  const { startDate, endDate, rrule, isUnscheduled } = item
  const { startText, endText } = window
  if (startDate >= endText || isUnscheduled === true) return null
  const isRepeating = repeats(rrule)
  if (!isRepeating && endDate < startText && startDate < startText) return null
  const startDay = dayNumberOf(startDate)
  const endDayExclusive = endDate === startDate ? startDay + 1 : endDayExclusiveOf(item)
  const lengthDays = endDayExclusive - startDay
  const days = isRepeating
    ? seriesDays(rrule, item, { ...window, startDay, lengthDays }, expandRule)
    : [startDay]
  return { days, lengthDays }
}

/** The days on which the occurrences of a series begin that may touch a window. */
function seriesDays(
  ruleText: string,
  { startDate, isAllDay, recurrenceEndDate }: Omit<LayoutItem, 'id'>,
  place: Window & { readonly startDay: DayNumber; readonly lengthDays: number },
  expandRule: (expansion: RuleExpansion) => readonly DayNumber[],
): readonly DayNumber[] {
  const { startDay, lengthDays, windowStart, windowEnd } = place
  const untilDay = recurrenceEndDate === null ? null : dayNumberOf(recurrenceEndDate)
  if (untilDay !== null && untilDay + lengthDays <= windowStart) return []
  return expandRule({
    ruleText,
    startDay,
    startSecond: isAllDay ? 0 : secondsOfDay(startDate),
    untilDay,
    windowStart: windowStart - Math.max(MARGIN_DAYS, lengthDays),
    windowEnd: windowEnd + MARGIN_DAYS,
  })
}
