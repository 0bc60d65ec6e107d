import { occurrenceDays, parseRule } from '@throughline/domain/recurrence'
import type { Moment } from './calendar-clock'
import type { SingleReason } from './calendar-event'
import { clockOf } from './plain-rule'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000
/** More occurrences than this are not written out one by one. */
const MAX_WRITTEN_OUT = 1000
/** How far a rule is followed for that, in days: a century. */
const MAX_SPAN_DAYS = 36_525

/** How an event repeats, brought into the form that can be told: one rule, days added, days taken. */
export interface EventDays {
  /** Null when it does not repeat, or why it stands once is in `reason`. */
  readonly rule: string | null
  readonly reason: SingleReason | null
  /** The first day that the rule names; the day of the start unless a written-out rule has that. */
  readonly firstDay: number
  /** Whether that day begins an occurrence; not where a change to all later ones took it. */
  readonly hasStart: boolean
  /** Days that begin an occurrence besides, at the time of the start. */
  readonly addedDays: readonly number[]
  /** Days that begin none. */
  readonly takenDays: readonly number[]
}

/** Days of an event that stands once, for a reason or because it does not repeat. */
export function once(start: Moment, reason: SingleReason | null): EventDays {
  return {
    rule: null,
    reason,
    firstDay: dayOf(start),
    hasStart: true,
    addedDays: [],
    takenDays: [],
  }
}

/**
 * Brings the rules of an event into one. Of several rules, those that end are
 * written out; so are the days that an excluding rule takes, as far as it or the
 * other one goes. What has no end on both sides, or would be too long, is given up
 * with the reason, since half of it would be wrong without anybody seeing it.
 */
export function eventDays(part: EventPart): EventDays {
  const { rules, excludingRules, start } = part
  if (part.hasUnreadableRule) return once(start, 'unreadable_rule')
  const [first] = rules
  if (first === undefined) return once(start, null)
  if (rules.length === 1 && excludingRules.length === 0) {
    // A rule that is over before it begins leaves the start alone.
    const isOver = (parseRule(first)?.untilDay ?? Number.POSITIVE_INFINITY) < dayOf(start)
    if (isOver) return once(start, null)
    return { ...once(start, null), rule: first }
  }
  const startDay = dayOf(start)
  const written = rules.map((rule) => ({ rule, days: writtenOut(rule, startDay, null) }))
  const endless = written.filter(({ days }) => days === null)
  if (endless.length > 1) return once(start, 'several_rules')
  const rule = endless[0]?.rule ?? first
  const others = written.flatMap((one) => (one.rule === rule ? [] : (one.days ?? [])))
  const firstDay = firstDayOf(rule, startDay)
  if (firstDay === null) return once(start, 'unreadable_rule')
  const allDays = written.flatMap(({ days }) => days ?? [])
  const lastDay = endless.length > 0 ? null : Math.max(startDay, ...allDays)
  const taken = excludingRules.map((one) => writtenOut(one, startDay, lastDay))
  if (taken.includes(null)) return once(start, 'excluding_rule')
  const takenDays = taken.flatMap((some) => some ?? [])
  // The start takes place whatever the rules say (RFC 5545, 3.8.5.3).
  const besides = firstDay === startDay ? others : [startDay, ...others]
  const addedDays = [...new Set(besides)].filter((day) => !takenDays.includes(day))
  return { rule, reason: null, firstDay, hasStart: true, addedDays, takenDays }
}

/** How far the first day of a rule is looked for: leap days come within eight years. */
const FIRST_SPAN_DAYS = 3000

function firstDayOf(ruleText: string, startDay: number): number | null {
  const rule = parseRule(ruleText)
  if (rule === null) return null
  return occurrenceDays(rule, startDay, null, startDay, startDay + FIRST_SPAN_DAYS)[0] ?? null
}

/**
 * The days that begin an occurrence of a rule, all of them.
 *
 * @param lastDay where to stop when the rule does not end by itself
 * @returns null when it has no end, more than 1,000 days, or is no rule of days
 */
export function writtenOut(
  ruleText: string,
  startDay: number,
  lastDay: number | null,
): readonly number[] | null {
  const rule = parseRule(ruleText)
  if (rule === null) return null
  const until = rule.untilDay ?? lastDay ?? (rule.count === null ? null : startDay + MAX_SPAN_DAYS)
  if (until === null || until - startDay > MAX_SPAN_DAYS) return null
  const end = Math.min(until, lastDay ?? until) + 1
  const days = occurrenceDays(rule, startDay, null, startDay, end)
  if (days.length > MAX_WRITTEN_OUT) return null
  // A count that a century does not fill has its end beyond.
  if (rule.count !== null && lastDay === null && rule.untilDay === null) {
    return days.length < rule.count ? null : days
  }
  return days
}

/** Days since 1970-01-01 of a reading. */
function dayOf({ localMs }: Moment): number {
  return Math.floor(localMs / DAY_MS)
}

/** The moment on a day at the time of a start. */
export function momentOn(start: Moment, day: number): Moment {
  const localMs = day * DAY_MS + clockOf(start)
  return { ...start, localMs, instantMs: start.isDate ? localMs : start.zone.instantOf(localMs) }
}
