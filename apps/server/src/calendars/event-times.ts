import type { SingleReason } from '@throughline/domain/calendar-events'
import { occurrenceTimes } from '@throughline/domain/recurrence'
import type { TimedRule } from '@throughline/domain/recurrence'
import { readTimedRuleText } from '@throughline/domain/rule-texts'
import type { Moment } from './calendar-clock'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000
/** More occurrences than this are not written out one by one. */
export const MAX_WRITTEN_OUT = 1000
/** How far a rule is followed for that: a century. */
const MAX_SPAN_MS = 36_525 * DAY_MS

/**
 * How an event repeats, brought into the form that can be told: one rule, starts added,
 * starts taken. Starts are readings of the clock of the event's zone, as if it were UTC.
 */
export interface EventTimes {
  /** Null when it does not repeat, or why it stands once is in `reason`. */
  readonly rule: string | null
  readonly reason: SingleReason | null
  /** The first start that the rule names; that of the event unless a written-out rule has that. */
  readonly firstMs: number
  /** Whether the first start takes place; not where a change to all later ones took it. */
  readonly hasStart: boolean
  /** Further starts. */
  readonly addedMs: readonly number[]
  /** Starts that do not take place. */
  readonly takenMs: readonly number[]
}

/** The times of an event that stands once, for a reason or because it does not repeat. */
export function once(start: Moment, reason: SingleReason | null): EventTimes {
  return {
    rule: null,
    reason,
    firstMs: start.localMs,
    hasStart: true,
    addedMs: [],
    takenMs: [],
  }
}

/**
 * Brings the rules of an event into one. Of several rules, those that end are
 * written out; so are the starts that an excluding rule takes, as far as it or the
 * other one goes. What has no end on both sides, or would be too long, is given up
 * with the reason, since half of it would be wrong without anybody seeing it.
 */
export function eventTimes(part: EventPart): EventTimes {
  const { rules, excludingRules, start } = part
  if (part.hasUnreadableRule) return once(start, 'unreadable_rule')
  const startMs = start.localMs
  const [first] = rules
  if (first === undefined) {
    if (excludingRules.length === 0) return once(start, null)
    // Added starts may be read on other clocks, which are at most 26 hours apart.
    const lastMs = Math.max(startMs, ...part.added.map((one) => one.start.localMs + 2 * DAY_MS))
    const takenMs = takenOf(part, lastMs)
    return takenMs === null ? once(start, 'excluding_rule') : { ...once(start, null), takenMs }
  }
  // A rule that is over before the event begins has no occurrence, not even the start.
  const lasting = rules.filter((rule) => !isOver(rule, part))
  if (lasting.length === 0) return { ...once(start, null), hasStart: false }
  if (rules.length === 1 && excludingRules.length === 0) {
    return { ...once(start, null), rule: first }
  }
  const written = lasting.map((rule) => ({ rule, all: writtenOut(rule, part, startMs, null) }))
  const endless = written.filter(({ all }) => all === null)
  if (endless.length > 1) return once(start, 'several_rules')
  const rule = endless[0]?.rule ?? lasting[0] ?? first
  const others = written.flatMap((one) => (one.rule === rule ? [] : (one.all ?? [])))
  const firstMs = firstOf(rule, part)
  if (firstMs === null) return once(start, 'unreadable_rule')
  const lastMs =
    endless.length > 0 ? null : Math.max(startMs, ...written.flatMap(({ all }) => all ?? []))
  const takenMs = takenOf(part, lastMs)
  if (takenMs === null) return once(start, 'excluding_rule')
  // The start takes place whatever the rules say (RFC 5545, 3.8.5.3).
  const besides = firstMs === startMs ? others : [startMs, ...others]
  const taken = new Set(takenMs)
  const addedMs = [...new Set(besides)].filter((ms) => !taken.has(ms))
  return { rule, reason: null, firstMs, hasStart: true, addedMs, takenMs }
}

/** The starts that the excluding rules take, up to the last; null when they cannot be written out. */
function takenOf(part: EventPart, lastMs: number | null): readonly number[] | null {
  const taken = part.excludingRules.map((rule) =>
    writtenOut(rule, part, part.start.localMs, lastMs),
  )
  return taken.includes(null) ? null : taken.flatMap((some) => some ?? [])
}

/** A rule of an event; null when it is none. */
export function ruleOf(text: string, { isAllDay }: Pick<EventPart, 'isAllDay'>): TimedRule | null {
  return readTimedRuleText(text, isAllDay)
}

/** The last reading that may begin an occurrence by the words of a rule; null for no such end. */
function untilMsOf({ days }: TimedRule): number | null {
  if (days.untilDay === null) return null
  return days.untilDay * DAY_MS + (days.untilSecond ?? DAY_MS / 1000 - 1) * 1000
}

function isOver(text: string, part: EventPart): boolean {
  const rule = ruleOf(text, part)
  const untilMs = rule === null ? null : untilMsOf(rule)
  return untilMs !== null && untilMs < part.start.localMs
}

/** How far the first start of a rule is looked for: leap days come within eight years. */
const FIRST_SPAN_MS = 3000 * DAY_MS

function firstOf(text: string, part: EventPart): number | null {
  const rule = ruleOf(text, part)
  if (rule === null) return null
  const fromMs = part.start.localMs
  return firstStarts(rule, fromMs, { fromMs, toMs: fromMs + FIRST_SPAN_MS }, 1)[0] ?? null
}

/** The first starts in a window, `most` at most; searched in growing steps, since many come soon. */
function firstStarts(
  rule: TimedRule,
  startMs: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  most: number,
): readonly number[] {
  for (let spanMs = 2 * DAY_MS; ; spanMs *= 4) {
    const end = Math.min(toMs, fromMs + spanMs)
    const found = occurrenceTimes(rule, startMs, { fromMs, toMs: end }, Number.POSITIVE_INFINITY)
    if (found !== null && (found.length > 0 || end === toMs)) return found.slice(0, most)
  }
}

/**
 * The starts of a rule, all of them.
 *
 * @param firstMs where its series starts
 * @param lastMs where to stop when the rule does not end by itself
 * @returns null when it has no end, more than 1,000 starts, or is no rule
 */
export function writtenOut(
  text: string,
  part: Pick<EventPart, 'isAllDay'>,
  firstMs: number,
  lastMs: number | null,
): readonly number[] | null {
  const rule = ruleOf(text, part)
  if (rule === null) return null
  const untilMs = untilMsOf(rule)
  const endMs = untilMs ?? lastMs ?? (rule.count === null ? null : firstMs + MAX_SPAN_MS)
  if (endMs === null || endMs - firstMs > MAX_SPAN_MS) return null
  const window = { fromMs: firstMs, toMs: Math.min(endMs, lastMs ?? endMs) + 1 }
  const starts = occurrenceTimes(rule, firstMs, window, MAX_WRITTEN_OUT)
  // A count that a century does not fill has its end beyond.
  const isEndKnown = rule.count === null || lastMs !== null || untilMs !== null
  return isEndKnown || starts?.length === rule.count ? starts : null
}

/** The moment at a reading of the clock of a start. */
export function momentAt(start: Moment, localMs: number): Moment {
  return { ...start, localMs, instantMs: start.isDate ? localMs : start.zone.instantOf(localMs) }
}
