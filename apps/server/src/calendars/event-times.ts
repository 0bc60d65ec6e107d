import type { SingleReason } from '@throughline/domain/calendar-events'
import { occurrenceTimes, parseTimedRule } from '@throughline/domain/recurrence'
import type { TimedRule } from '@throughline/domain/recurrence'
import type { Moment } from './calendar-clock'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000
/** The most occurrences that are listed one by one. */
export const MAX_WRITTEN_OUT = 1000
/** How far a rule is expanded for such a list: a century. */
const MAX_SPAN_MS = 36_525 * DAY_MS

/**
 * How an event repeats, in the form that the API can express: one rule, added starts and
 * excluded starts. Starts are local times of the event's zone, in ms as if it were UTC.
 */
export interface EventTimes {
  /** Null if the event shows once. `reason` is then set if the calendar repeats it. */
  readonly rule: string | null
  readonly reason: SingleReason | null
  /** The first start of the rule: that of the event, unless the rule was listed one by one. */
  readonly firstMs: number
  /** False if a change to all later occurrences replaced the first start. */
  readonly hasStart: boolean
  /** Further starts. */
  readonly addedMs: readonly number[]
  /** Excluded starts. */
  readonly occurrenceMs: readonly number[]
}

/** Returns the times of an event that shows once. `reason` is set if the calendar repeats it. */
export function once(start: Moment, reason: SingleReason | null): EventTimes {
  return {
    rule: null,
    reason,
    firstMs: start.localMs,
    hasStart: true,
    addedMs: [],
    occurrenceMs: [],
  }
}

/**
 * Reduces the rules of an event to one. If there are several rules, it lists the starts of the
 * rules that end one by one. It also lists the starts that an exclusion rule removes, up to the end
 * of either rule. If neither ends, or the list is too long, the event shows once with the reason. A
 * partial series would be wrong without any sign of it.
 */
export function eventTimes(part: EventPart): EventTimes {
  const { rules, excludingRules, start } = part
  if (part.hasUnreadableRule) return once(start, 'unreadable_rule')
  const startMs = start.localMs
  const [first] = rules
  if (first === undefined) {
    if (excludingRules.length === 0) return once(start, null)
    // Added starts may be in other zones, which are at most 26 hours apart.
    const lastMs = Math.max(startMs, ...part.added.map((one) => one.start.localMs + 2 * DAY_MS))
    const occurrenceMs = occurrenceMsOf(part, lastMs)
    return occurrenceMs === null
      ? once(start, 'excluding_rule')
      : { ...once(start, null), occurrenceMs }
  }
  // A rule that ends before the event starts has no occurrence, not even the start.
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
  const occurrenceMs = occurrenceMsOf(part, lastMs)
  if (occurrenceMs === null) return once(start, 'excluding_rule')
  // The start always takes place, even if no rule produces it (RFC 5545, 3.8.5.3).
  const besides = firstMs === startMs ? others : [startMs, ...others]
  const used = new Set(occurrenceMs)
  const addedMs = [...new Set(besides)].filter((ms) => !used.has(ms))
  return { rule, reason: null, firstMs, hasStart: true, addedMs, occurrenceMs }
}

/** The starts that the exclusion rules remove, up to `lastMs`; null if they cannot be listed. */
function occurrenceMsOf(part: EventPart, lastMs: number | null): readonly number[] | null {
  const used = part.excludingRules.map((rule) => writtenOut(rule, part, part.start.localMs, lastMs))
  return used.includes(null) ? null : used.flatMap((some) => some ?? [])
}

/** Parses a rule of an event; null if it is not valid. */
export function ruleOf(text: string, { isAllDay }: Pick<EventPart, 'isAllDay'>): TimedRule | null {
  return parseTimedRule(text, isAllDay)
}

/** The last local time at which an occurrence may start by UNTIL; null without UNTIL. */
function untilMsOf({ days }: TimedRule): number | null {
  if (days.untilDay === null) return null
  return days.untilDay * DAY_MS + (days.untilSecond ?? DAY_MS / 1000 - 1) * 1000
}

function isOver(text: string, part: EventPart): boolean {
  const rule = ruleOf(text, part)
  const untilMs = rule === null ? null : untilMsOf(rule)
  return untilMs !== null && untilMs < part.start.localMs
}

/** How far to search for the first start of a rule: leap days come within eight years. */
const FIRST_SPAN_MS = 3000 * DAY_MS

function firstOf(text: string, part: EventPart): number | null {
  const rule = ruleOf(text, part)
  if (rule === null) return null
  const fromMs = part.start.localMs
  return firstStarts(rule, fromMs, { fromMs, toMs: fromMs + FIRST_SPAN_MS }, 1)[0] ?? null
}

/** The first starts in a window, at most `max`; searched in growing steps, because most rules have one soon. */
function firstStarts(
  rule: TimedRule,
  startMs: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  max: number,
): readonly number[] {
  for (let spanMs = 2 * DAY_MS; ; spanMs *= 4) {
    const end = Math.min(toMs, fromMs + spanMs)
    const match = occurrenceTimes(rule, startMs, { fromMs, toMs: end }, Number.POSITIVE_INFINITY)
    if (match !== null && (match.length > 0 || end === toMs)) return match.slice(0, max)
  }
}

/**
 * The starts of a rule, all of them.
 *
 * @param firstMs where its series starts
 * @param lastMs where to stop if the rule has no end
 * @returns null if it has no end, has more than 1,000 starts, or is not valid
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
  // A COUNT that is not reached within a century ends later.
  const isEndLoaded = rule.count === null || lastMs !== null || untilMs !== null
  return isEndLoaded || starts?.length === rule.count ? starts : null
}

/** The moment at a local time in the zone of a start. */
export function momentAt(start: Moment, localMs: number): Moment {
  return { ...start, localMs, instantMs: start.isDate ? localMs : start.zone.instantOf(localMs) }
}
