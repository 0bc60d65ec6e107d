import type { Options } from 'rrule'

import { civilDateOf } from '../calendar-dates'
import type { DayNumber, Weekday } from '../calendar-dates'
import { WEEKDAY_CODES, rulePartTexts } from '../recurrence'
import type { Frequency, RuleWeekday } from '../recurrence'
import { RRule, Frequency as RRuleFrequency } from './rrule'

/** The parts of a rule that the product writes; absent parts are not written. */
export interface WritableRule {
  readonly frequency: Frequency
  /** Every so many days, weeks, months or years; 1 is not written. */
  readonly interval?: number
  readonly byWeekday?: readonly RuleWeekday[]
  /** 1..31 */
  readonly byMonthDay?: number
  readonly weekStart?: Weekday
}

function codeOf(weekday: Weekday): (typeof WEEKDAY_CODES)[number] {
  const code = WEEKDAY_CODES[weekday]
  if (code === undefined) {
    throw new RangeError(`${weekday} is no weekday, so no rule can name it. Pass 0 to 6.`)
  }
  return code
}

function textOf(options: Partial<Options>): string {
  // `rrule` writes `+3WE`; the plus sign is optional, and no text here has it.
  return RRule.optionsToString(options).replace('RRULE:', '').replaceAll('+', '')
}

/**
 * Writes a rule as text: `FREQ=MONTHLY;BYDAY=-1FR`.
 *
 * @throws RangeError on a weekday outside of 0..6
 */
export function writeRuleText(rule: WritableRule): string {
  const { frequency, interval = 1, byWeekday = [], byMonthDay, weekStart } = rule
  return textOf({
    freq: RRuleFrequency[frequency],
    ...(interval > 1 ? { interval } : null),
    byweekday: byWeekday.map(({ weekday, nth }) => {
      const day = RRule[codeOf(weekday)]
      return nth === 0 ? day : day.nth(nth)
    }),
    ...(byMonthDay === undefined ? null : { bymonthday: byMonthDay }),
    ...(weekStart === undefined ? null : { wkst: RRule[codeOf(weekStart)] }),
  })
}

/** Where a series ends: after a number of occurrences, or with a day or a second of it. */
export type RuleEnd =
  | { readonly count: number }
  /** `untilSecond` is 0..86399; null for all of the day. */
  | { readonly untilDay: DayNumber; readonly untilSecond: number | null }

/** A clock's `YYYYMMDD` or `YYYYMMDDTHHmmss`. `rrule` would write the time in UTC. */
function untilText(untilDay: DayNumber, untilSecond: number | null): string {
  const day = civilDateOf(untilDay).replaceAll('-', '')
  if (untilSecond === null) return day
  const clock = [untilSecond / 3600, (untilSecond / 60) % 60, untilSecond % 60]
  return `${day}T${clock.map((value) => String(Math.floor(value)).padStart(2, '0')).join('')}`
}

/**
 * The text of the same rule with another end, or without one.
 *
 * @param ruleText a rule that `parseTimedRule` accepts
 * @param end null for no end
 * @param weekdays replaces the weekdays that the rule names, where it names any
 * @throws Error when the text is no rule
 */
export function changeRuleText(
  ruleText: string,
  end: RuleEnd | null,
  weekdays?: readonly Weekday[],
): string {
  const { until: _until, count: _count, ...retained } = RRule.parseString(plainTextOf(ruleText))
  const hasWeekdays = weekdays !== undefined && retained.byweekday !== undefined
  const options: Partial<Options> = hasWeekdays
    ? { ...retained, byweekday: weekdays.map((weekday) => RRule[codeOf(weekday)]) }
    : retained
  if (end === null) return textOf(options)
  if ('count' in end) return textOf({ ...options, count: end.count })
  return `${textOf(options)};UNTIL=${untilText(end.untilDay, end.untilSecond)}`
}

function plainTextOf(ruleText: string): string {
  const texts = rulePartTexts(ruleText)
  if (texts === null) {
    throw new Error(
      `"${ruleText}" is no recurrence rule, so its end cannot be changed. Check it with parseTimedRule.`,
    )
  }
  return [...texts].map(([name, text]) => `${name}=${text}`).join(';')
}
