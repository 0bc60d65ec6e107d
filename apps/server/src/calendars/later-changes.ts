import { occurrenceDays, parseRule, WEEKDAY_CODES } from '@throughline/domain/recurrence'
import type { RecurrenceRule } from '@throughline/domain/recurrence'
import { localMsOf } from './calendar-clock'
import type { Moment } from './calendar-clock'
import { once, writtenOut } from './event-days'
import type { EventDays } from './event-days'
import { clockOf, ruleUntil } from './plain-rule'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000

/** A stretch of a series in which nothing but single occurrences differ. */
export interface SeriesPart {
  readonly part: EventPart
  readonly days: EventDays
  readonly excludedMoments: readonly Moment[]
  readonly added: EventPart['added']
  /** The start that the change names, for all stretches but the first. */
  readonly replaced: string | null
}

interface Cut {
  readonly change: EventPart
  /** The day of the first occurrence that it changes, in the zone of the series. */
  readonly day: number
  /** The start of that occurrence, as the series would have it. */
  readonly at: Moment
}

/**
 * Splits a series where a change is one to all later occurrences (RFC 5545,
 * RANGE=THISANDFUTURE): each stretch follows the rule of the series, moved by as
 * much as the change moved its first occurrence. Where the moved days are no rule
 * any more they are written out, and where they have no end either, the change
 * stands once, with the reason.
 */
export function splitSeries(
  main: EventPart,
  days: EventDays,
  changes: readonly EventPart[],
): SeriesPart[] {
  const replacedByOne = changes.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]))
  const excludedMoments = [...main.excluded, ...replacedByOne]
  const whole: SeriesPart = { part: main, days, excludedMoments, added: main.added, replaced: null }
  const cuts = changes
    .flatMap((change) => {
      if (change.replaces === null || change.changes === 'one') return []
      const at = startOf(change.replaces, main)
      return [{ change, at, day: Math.floor(at.localMs / DAY_MS) }]
    })
    .toSorted((one, other) => one.at.localMs - other.at.localMs)
  const [first] = cuts
  if (first === undefined) return [whole]
  const rule = days.rule === null ? null : parseRule(days.rule)
  const isKnown = days.reason === null && (days.rule === null || rule !== null)
  if (!isKnown || cuts.some(({ change }) => change.changes === 'earlier')) {
    const unsplit = { ...whole, days: once(main.start, days.reason ?? 'moved_series'), added: [] }
    return [unsplit, ...cuts.flatMap((cut) => stoodAlone(cut, main))]
  }
  const others = changes.filter(({ changes: range }) => range === 'one')
  const rest = { ...whole, excludedMoments: [...main.excluded, ...replacedMoments(others)] }
  const stretches = cuts.flatMap((cut, index) =>
    stretchOf(cut, cuts[index + 1] ?? null, rest, rule),
  )
  return [...headOf(rest, rule, first), ...stretches]
}

function replacedMoments(changes: readonly EventPart[]): Moment[] {
  return changes.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]))
}

/** What comes before the first change. */
function headOf(whole: SeriesPart, rule: RecurrenceRule | null, { day, at }: Cut): SeriesPart[] {
  const { part, days } = whole
  const isBefore = (moment: Moment) => startOf(moment, part).localMs < at.localMs
  const added = whole.added.filter(({ start }) => isBefore(start))
  const addedDays = days.addedDays.filter((one) => one < day)
  const hasStart = days.hasStart && days.firstDay < day
  const kept = { ...days, addedDays, hasStart }
  if (rule === null || days.rule === null) return [{ ...whole, days: kept, added }]
  if (!hasStart) return [{ ...whole, days: { ...kept, rule: null }, added }]
  const ends = rule.count !== null && daysOf(rule, days, day, day + FAR_DAYS).length === 0
  const isOver = ends || (rule.untilDay !== null && rule.untilDay < day)
  const text = isOver ? days.rule : ruleUntil(days.rule, day - 1, part.start, part.isAllDay)
  return [{ ...whole, days: { ...kept, rule: text }, added }]
}

/** How far ahead a counted rule is asked whether it goes on. */
const FAR_DAYS = 3000

function daysOf(rule: RecurrenceRule, days: EventDays, from: number, to: number) {
  return occurrenceDays(rule, days.firstDay, null, from, to)
}

/** What comes from one change to the next, or to the end. */
function stretchOf(
  cut: Cut,
  next: Cut | null,
  whole: SeriesPart,
  rule: RecurrenceRule | null,
): SeriesPart[] {
  const { change, at } = cut
  const { part: main, days } = whole
  if (change.isCancelled) return []
  const isAlike =
    change.isAllDay === main.isAllDay &&
    change.rules.length === 0 &&
    (main.isAllDay || change.start.zone.name === main.start.zone.name)
  const isNamed =
    (rule !== null && daysOf(rule, days, cut.day, cut.day + 1).length > 0) ||
    days.addedDays.includes(cut.day) ||
    whole.added.some(({ start }) => startOf(start, main).localMs === at.localMs)
  if (!isAlike || !isNamed) return stoodAlone(cut, main)
  const movedMs = change.start.localMs - at.localMs
  const isWithin = (moment: Moment) => {
    const { localMs } = startOf(moment, main)
    return localMs >= at.localMs && (next === null || localMs < next.at.localMs)
  }
  const moved = (moment: Moment): Moment => {
    const localMs = startOf(moment, main).localMs + movedMs
    const instantMs = main.isAllDay ? localMs : change.start.zone.instantOf(localMs)
    return { ...change.start, localMs, instantMs }
  }
  const movedDays = Math.floor(change.start.localMs / DAY_MS) - cut.day
  const shifted = (some: readonly number[]) =>
    some
      .filter((day) => day >= cut.day && (next === null || day < next.day))
      .map((day) => day + movedDays)
  const ruled = rule === null ? null : movedRule(rule, whole, { cut, next, movedDays })
  if (rule !== null && ruled === null) return stoodAlone(cut, main)
  const added = whole.added
    .filter(({ start }) => isWithin(start))
    .map(({ start, endMs }) => ({
      start: moved(start),
      endMs: endMs === null ? null : endMs + movedMs,
    }))
  const firstDay = cut.day + movedDays
  const excludedMoments = whole.excludedMoments
    .filter((one) => isWithin(one))
    .map((one) => moved(one))
  return [
    {
      part: change,
      days: {
        rule: ruled?.rule ?? null,
        reason: null,
        firstDay,
        hasStart: true,
        addedDays: [...shifted(days.addedDays), ...(ruled?.days ?? [])],
        takenDays: shifted(days.takenDays),
      },
      excludedMoments,
      added,
      replaced: nameOf(at, main),
    },
  ]
}

/** The rule of a stretch, or its days where they are no rule; null for neither. */
function movedRule(
  rule: RecurrenceRule,
  { days, part: main }: SeriesPart,
  {
    cut,
    next,
    movedDays,
  }: { readonly cut: Cut; readonly next: Cut | null; readonly movedDays: number },
): { readonly rule: string | null; readonly days: readonly number[] } | null {
  const text = days.rule ?? ''
  const named = daysOf(rule, days, cut.day, next === null ? cut.day + 1 : next.day)
  if (named.length === 0) return { rule: null, days: [] }
  const passed = daysOf(rule, days, days.firstDay, cut.day).length
  const plain = movedText(text, rule, movedDays)
  if (plain === null) {
    const all = next === null ? writtenOut(text, days.firstDay, null) : named
    if (all === null || all.length > MAX_WRITTEN_OUT) return null
    const later = all.filter((day) => day >= cut.day)
    return { rule: null, days: later.map((day) => day + movedDays) }
  }
  if (next !== null) return { rule: `${plain};COUNT=${named.length}`, days: [] }
  if (rule.count !== null) return { rule: `${plain};COUNT=${rule.count - passed}`, days: [] }
  if (rule.untilDay === null) return { rule: plain, days: [] }
  const { start } = cut.change
  return { rule: ruleUntil(plain, rule.untilDay + movedDays, start, main.isAllDay), days: [] }
}

const MAX_WRITTEN_OUT = 1000

/** A rule without its end, its days moved; null when the moved days are no such rule. */
function movedText(text: string, rule: RecurrenceRule, movedDays: number): string | null {
  const parts = text.split(';').filter((part) => !/^(?:UNTIL|COUNT)=/i.test(part))
  if (movedDays === 0) return parts.join(';')
  const isPlain =
    rule.byMonth.length + rule.byMonthDay.length + rule.byYearDay.length === 0 &&
    rule.byWeekNumber.length + rule.bySetPosition.length === 0
  if (!isPlain || rule.byWeekday.some(({ nth }) => nth !== 0)) return null
  if (rule.frequency === 'DAILY') return rule.byWeekday.length === 0 ? parts.join(';') : null
  if (rule.frequency !== 'WEEKLY') return null
  // In every second week it matters which days share one.
  if (rule.interval > 1 && rule.byWeekday.length > 1) return null
  if (rule.byWeekday.length === 0) return parts.join(';')
  const weekdays = rule.byWeekday.map(
    ({ weekday }) => WEEKDAY_CODES[(((weekday + movedDays) % 7) + 7) % 7],
  )
  return parts
    .map((part) => (/^BYDAY=/i.test(part) ? `BYDAY=${weekdays.join(',')}` : part))
    .join(';')
}

function stoodAlone({ change, at }: Cut, main: EventPart): SeriesPart[] {
  if (change.isCancelled) return []
  const days = once(change.start, 'moved_series')
  return [{ part: change, days, excludedMoments: [], added: [], replaced: nameOf(at, main) }]
}

function nameOf({ localMs }: Moment, { isAllDay }: EventPart): string {
  return new Date(localMs).toISOString().slice(0, isAllDay ? 10 : 19)
}

/** When an occurrence would have begun, in the way in which its series says starts. */
export function originalStart(
  moment: Moment,
  main: EventPart,
): [instantMs: number, zone: Moment['zone'], isAllDay: boolean] {
  const { start, isAllDay } = main
  if (isAllDay) return [Math.floor(moment.localMs / DAY_MS) * DAY_MS, start.zone, true]
  if (!moment.isDate) return [moment.instantMs, start.zone, false]
  // A day alone means the occurrence of that day.
  return [start.zone.instantOf(moment.localMs + clockOf(start)), start.zone, false]
}

/** The same start as a moment in the zone of its series. */
export function startOf(moment: Moment, main: EventPart): Moment {
  const [instantMs, zone, isAllDay] = originalStart(moment, main)
  if (isAllDay) return { isDate: true, localMs: instantMs, zone, instantMs }
  return { isDate: false, localMs: localMsOf(zone, instantMs), zone, instantMs }
}
