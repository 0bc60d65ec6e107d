import { occurrenceTimes } from '@throughline/domain/recurrence'
import type { TimedRule } from '@throughline/domain/recurrence'
import { changeRuleText } from '@throughline/domain/rule-texts'
import type { Moment } from './calendar-clock'
import { MAX_WRITTEN_OUT, once, ruleOf, writtenOut } from './event-times'
import type { EventTimes } from './event-times'
import { clockOf, ruleUntil } from './plain-rule'
import type { EventPart } from './read-event'
import { startOf } from './original-start'

const DAY_MS = 86_400_000

/** A part of a series in which only single occurrences differ from the rule. */
export interface SeriesPart {
  readonly part: EventPart
  readonly times: EventTimes
  readonly excludedMoments: readonly Moment[]
  readonly added: EventPart['added']
  /** The original start of its first occurrence, as the change names it; null for the first part. */
  readonly replaced: string | null
}

interface Cut {
  readonly change: EventPart
  /** The start that the first changed occurrence has in the unchanged series. */
  readonly at: Moment
}

/**
 * Splits a series at each change that applies to all later occurrences (RFC 5545,
 * RANGE=THISANDFUTURE). Each part follows the rule of the series, moved by as much as
 * the change moves its first occurrence. If no rule describes the moved days, they are
 * listed one by one. If they also have no end, the change becomes a single event, with
 * the reason.
 */
export function splitSeries(
  main: EventPart,
  times: EventTimes,
  changes: readonly EventPart[],
): SeriesPart[] {
  const replacedByOne = changes.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]))
  const excludedMoments = [...main.excluded, ...replacedByOne]
  const whole: SeriesPart = {
    part: main,
    times,
    excludedMoments,
    added: main.added,
    replaced: null,
  }
  const cuts = changes
    .flatMap((change) => {
      if (change.replaces === null || change.changes === 'one') return []
      return [{ change, at: startOf(change.replaces, main) }]
    })
    .toSorted((one, other) => one.at.localMs - other.at.localMs)
  const [first] = cuts
  if (first === undefined) return [whole]
  const rule = times.rule === null ? null : ruleOf(times.rule, main)
  const isSupported = times.reason === null && (times.rule === null || rule !== null)
  if (!isSupported || cuts.some(({ change }) => change.changes === 'earlier')) {
    const unsplit = { ...whole, times: once(main.start, times.reason ?? 'moved_series'), added: [] }
    return [unsplit, ...cuts.flatMap((cut) => asSingleEvent(cut, main))]
  }
  const others = changes.filter(({ changes: range }) => range === 'one')
  const rest = { ...whole, excludedMoments: [...main.excluded, ...replacedMoments(others)] }
  const parts = cuts.flatMap((cut, index) => spanOf(cut, cuts[index + 1] ?? null, rest, rule))
  return [...headOf(rest, rule, first), ...parts]
}

function replacedMoments(changes: readonly EventPart[]): Moment[] {
  return changes.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]))
}

/** The part before the first change. */
function headOf(whole: SeriesPart, rule: TimedRule | null, { at }: Cut): SeriesPart[] {
  const { part, times } = whole
  const isBefore = (moment: Moment) => startOf(moment, part).localMs < at.localMs
  const added = whole.added.filter(({ start }) => isBefore(start))
  const addedMs = times.addedMs.filter((one) => one < at.localMs)
  const hasStart = times.hasStart && times.firstMs < at.localMs
  const retained = { ...times, addedMs, hasStart }
  if (rule === null || times.rule === null) return [{ ...whole, times: retained, added }]
  if (!hasStart) return [{ ...whole, times: { ...retained, rule: null }, added }]
  const { untilDay } = rule.days
  const isOver =
    (rule.count !== null && !hasStartWithin(rule, times, at.localMs, at.localMs + FAR_MS)) ||
    (untilDay !== null && untilDay < Math.floor(at.localMs / DAY_MS))
  const lastMs = part.isAllDay ? at.localMs - DAY_MS : lastBefore(at.localMs, part, rule)
  const text = isOver ? times.rule : ruleUntil(times.rule, lastMs, part.isAllDay)
  return [{ ...whole, times: { ...retained, rule: text }, added }]
}

/** The last local time before a cut. For a rule of whole days, the time of the start on the day before. */
function lastBefore(cutMs: number, { start }: EventPart, rule: TimedRule): number {
  if (rule.dayRule === null) return cutMs - 1000
  return Math.floor(cutMs / DAY_MS - 1) * DAY_MS + clockOf(start)
}

/** How far ahead to look for another occurrence of a rule with COUNT. */
const FAR_MS = 3000 * DAY_MS

function hasStartWithin(rule: TimedRule, times: EventTimes, fromMs: number, toMs: number): boolean {
  const match = occurrenceTimes(rule, times.firstMs, { fromMs, toMs }, 0)
  return match === null
}

/** The part from one change to the next, or to the end of the series. */
function spanOf(
  cut: Cut,
  next: Cut | null,
  whole: SeriesPart,
  rule: TimedRule | null,
): SeriesPart[] {
  const { change, at } = cut
  const { part: main, times } = whole
  if (change.isCancelled) return []
  const isAlike =
    change.isAllDay === main.isAllDay &&
    change.rules.length === 0 &&
    (main.isAllDay || change.start.zone.name === main.start.zone.name)
  const isNamed =
    (rule !== null && hasStartWithin(rule, times, at.localMs, at.localMs + 1)) ||
    times.addedMs.includes(at.localMs) ||
    whole.added.some(({ start }) => startOf(start, main).localMs === at.localMs)
  if (!isAlike || !isNamed) return asSingleEvent(cut, main)
  const movedMs = change.start.localMs - at.localMs
  const isWithin = (localMs: number) =>
    localMs >= at.localMs && (next === null || localMs < next.at.localMs)
  const isMomentWithin = (moment: Moment) => isWithin(startOf(moment, main).localMs)
  const moved = (moment: Moment): Moment => {
    const localMs = startOf(moment, main).localMs + movedMs
    const instantMs = main.isAllDay ? localMs : change.start.zone.instantOf(localMs)
    return { ...change.start, localMs, instantMs }
  }
  const shifted = (some: readonly number[]) =>
    some.filter((localMs) => isWithin(localMs)).map((localMs) => localMs + movedMs)
  const ruled = rule === null ? null : movedRule(rule, whole, { cut, next, movedMs })
  if (rule !== null && ruled === null) return asSingleEvent(cut, main)
  const added = whole.added
    .filter(({ start }) => isMomentWithin(start))
    .map(({ start, endMs }) => ({
      start: moved(start),
      endMs: endMs === null ? null : endMs + movedMs,
    }))
  const excludedMoments = whole.excludedMoments
    .filter((one) => isMomentWithin(one))
    .map((one) => moved(one))
  return [
    {
      part: change,
      times: {
        rule: ruled?.rule ?? null,
        reason: null,
        firstMs: change.start.localMs,
        hasStart: true,
        addedMs: [...shifted(times.addedMs), ...(ruled?.starts ?? [])],
        occurrenceMs: shifted(times.occurrenceMs),
      },
      excludedMoments,
      added,
      replaced: nameOf(at, main),
    },
  ]
}

/** The rule of a part, or its starts if no rule describes them; null if neither is possible. */
function movedRule(
  rule: TimedRule,
  { times, part: main }: SeriesPart,
  {
    cut,
    next,
    movedMs,
  }: { readonly cut: Cut; readonly next: Cut | null; readonly movedMs: number },
): { readonly rule: string | null; readonly starts: readonly number[] } | null {
  const text = times.rule ?? ''
  const { firstMs } = times
  const atMs = cut.at.localMs
  const startsWithin = (fromMs: number, toMs: number) =>
    occurrenceTimes(rule, firstMs, { fromMs, toMs }, MAX_COUNTED)
  const named = startsWithin(atMs, next === null ? atMs + 1 : next.at.localMs)
  if (named?.length === 0) return { rule: null, starts: [] }
  const plain = movedText(text, rule, movedMs, cut)
  if (plain === null) {
    const all = next === null ? writtenOut(text, main, firstMs, null) : named
    if (all === null || all.length > MAX_WRITTEN_OUT) return null
    const later = all.filter((localMs) => localMs >= atMs)
    return { rule: null, starts: later.map((localMs) => localMs + movedMs) }
  }
  if (next !== null) {
    return named === null
      ? null
      : { rule: changeRuleText(plain, { count: named.length }), starts: [] }
  }
  if (rule.count !== null) {
    const passed = startsWithin(firstMs, atMs)
    return passed === null
      ? null
      : { rule: changeRuleText(plain, { count: rule.count - passed.length }), starts: [] }
  }
  const { untilDay, untilSecond } = rule.days
  if (untilDay === null) return { rule: plain, starts: [] }
  const untilMs = untilDay * DAY_MS + (untilSecond ?? 0) * 1000
  return { rule: ruleUntil(plain, untilMs + movedMs, main.isAllDay), starts: [] }
}

/** The most occurrences that are counted. */
const MAX_COUNTED = 100_000

/** A rule without its end and with its starts moved; null if no rule describes the moved starts. */
function movedText(text: string, rule: TimedRule, movedMs: number, { at }: Cut): string | null {
  const endless = changeRuleText(text, null)
  if (movedMs === 0) return endless
  const { dayRule } = rule
  // Times in the rule itself (BYHOUR and so on) do not move with the start.
  if (dayRule === null) return null
  const movedDays = Math.floor((at.localMs + movedMs) / DAY_MS) - Math.floor(at.localMs / DAY_MS)
  if (movedDays === 0) return endless
  const isPlain =
    dayRule.byMonth.length + dayRule.byMonthDay.length + dayRule.byYearDay.length === 0 &&
    dayRule.byWeekNumber.length + dayRule.bySetPosition.length === 0
  if (!isPlain || dayRule.byWeekday.some(({ nth }) => nth !== 0)) return null
  if (dayRule.frequency === 'DAILY') return dayRule.byWeekday.length === 0 ? endless : null
  if (dayRule.frequency !== 'WEEKLY') return null
  // With INTERVAL=2, it matters which days are in the same week.
  if (dayRule.interval > 1 && dayRule.byWeekday.length > 1) return null
  if (dayRule.byWeekday.length === 0) return endless
  const weekdays = dayRule.byWeekday.map(({ weekday }) => (((weekday + movedDays) % 7) + 7) % 7)
  return changeRuleText(text, null, weekdays)
}

function asSingleEvent({ change, at }: Cut, main: EventPart): SeriesPart[] {
  if (change.isCancelled) return []
  const times = once(change.start, 'moved_series')
  return [{ part: change, times, excludedMoments: [], added: [], replaced: nameOf(at, main) }]
}

function nameOf({ localMs }: Moment, { isAllDay }: EventPart): string {
  return new Date(localMs).toISOString().slice(0, isAllDay ? 10 : 19)
}
