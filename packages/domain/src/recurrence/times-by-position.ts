import type { DayNumber } from '../calendar-dates'
import { daysOfPeriods } from './occurrence-days-by-period'
import type { TimedRule } from './recurrence-rule'
import { listedTimes } from './times-of-day'
import type { DayWithTimes, TimesOfDay } from './times-of-day'

/**
 * The days and times of a weekly, monthly or yearly rule that names several times
 * a day and takes some of them by position: `BYHOUR=9,15;BYSETPOS=-1` is the last
 * of all times of the period, not the last of each day. Whole periods from the one
 * that holds `from`, ascending.
 */
export function* timesByPosition(
  rule: TimedRule,
  times: TimesOfDay,
  startDay: DayNumber,
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): Generator<DayWithTimes> {
  for (const days of daysOfPeriods(rule.days, startDay, { from, to, isClipped: false })) {
    const size = days.length * times.size
    const places = rule.bySetPosition
      .map((place) => (place > 0 ? place - 1 : size + place))
      .filter((place) => place >= 0 && place < size)
    const ofDays = new Map<DayNumber, number[]>()
    for (const place of [...new Set(places)].sort((one, other) => one - other)) {
      const day = days[Math.floor(place / times.size)]
      if (day === undefined || day < startDay) continue
      const second = times.at(place % times.size)
      const others = ofDays.get(day)
      if (others === undefined) ofDays.set(day, [second])
      else others.push(second)
    }
    for (const [day, seconds] of ofDays) yield { day, times: listedTimes(seconds) }
  }
}
