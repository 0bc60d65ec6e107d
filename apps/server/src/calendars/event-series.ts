import { createHash } from 'node:crypto'
import type { SingleReason } from '@throughline/domain/calendar-events'
import { isTooFrequent } from '@throughline/domain/recurrence'
import { dayIn, writeMoment } from './calendar-clock'
import type { Moment } from './calendar-clock'
import type { CalendarEvent } from './calendar-event'
import { eventTimes, momentAt, ruleOf } from './event-times'
import { splitSeries } from './later-changes'
import { originalStart, startOf } from './original-start'
import type { SeriesPart } from './later-changes'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000
const MAX_KEY_LENGTH = 512

/** Combines all events of a calendar that share a UID. */
export function eventsOf(parts: readonly EventPart[]): CalendarEvent[] {
  const newest = Math.max(...mainParts(parts).map(({ sequence }) => sequence), 0)
  const mains = mainParts(parts).filter(({ sequence }) => sequence === newest)
  const changes = latestChanges(parts)
  const [main] = mains
  const written = mains.flatMap((one) => {
    if (one.isCancelled) return []
    return splitSeries(one, eventTimes(one), changes).flatMap((series) => seriesOf(series))
  })
  const keyOf = (change: EventPart, replaced: Moment) =>
    `${keyOfUid(change)}/${writeMoment(...originalStart(replaced, main ?? change))}`
  for (const change of changes) {
    if (change.replaces === null || change.isCancelled) continue
    // A changed occurrence belongs to the series, if the calendar contains the series.
    if (change.changes !== 'one' && main !== undefined) continue
    const singleReason = change.changes === 'one' ? null : 'moved_series'
    const eventKey = shortKey(keyOf(change, change.replaces))
    written.push(present(change, { eventKey, singleReason }))
  }
  return written
}

/** A key, or its hash if it is too long. */
export function shortKey(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key
  return createHash('sha256').update(key).digest('hex')
}

function mainParts(parts: readonly EventPart[]): EventPart[] {
  return parts.filter(({ replaces }) => replaces === null)
}

/** The changed occurrences; of several versions, only the newest. */
function latestChanges(parts: readonly EventPart[]): readonly EventPart[] {
  const latest = new Map<string, EventPart>()
  for (const part of parts) {
    if (part.replaces === null) continue
    const key = `${part.replaces.instantMs} ${part.changes}`
    const before = latest.get(key)
    if (before === undefined || before.sequence <= part.sequence) latest.set(key, part)
  }
  return [...latest.values()]
}

function seriesOf({ part, times, excludedMoments, added, replaced }: SeriesPart): CalendarEvent[] {
  const written = (moment: Moment) => writeMoment(...originalStart(moment, part))
  const excluded = new Set([
    ...excludedMoments.map((moment) => written(moment)),
    ...times.occurrenceMs.map((localMs) => written(momentAt(part.start, localMs))),
  ])
  const first = momentAt(part.start, times.firstMs)
  const startText = written(first)
  const lengthMs = part.endMs - originalStart(part.start, part)[0]
  const baseKey = replaced === null ? keyOfUid(part) : shortKey(`${keyOfUid(part)}/${replaced}`)
  const single = (start: Moment, endMs: number | null): EventPart => {
    const inZone = startOf(start, part)
    return { ...part, start: inZone, endMs: endMs ?? inZone.instantMs + lengthMs }
  }
  const used = new Set(times.hasStart ? [startText] : [])
  const besides = [
    ...times.addedMs.map((localMs) => ({ start: momentAt(part.start, localMs), endMs: null })),
    ...added,
  ].flatMap(({ start, endMs }) => {
    const text = written(start)
    if (excluded.has(text) || used.has(text)) return []
    used.add(text)
    return [{ text, event: single(start, endMs) }]
  })
  const events = besides.map(({ text, event }) =>
    present(event, { eventKey: shortKey(`${baseKey}/${text}`), startText: text }),
  )
  if (times.rule !== null) {
    // Without this, a start that is both in the rule and added would show twice.
    const all = [...excluded, ...besides.map(({ text }) => text)].toSorted()
    const { rule: rrule } = times
    const excludedDates = [...new Set(all)]
    const base = single(first, null)
    const read = ruleOf(rrule, part)
    const isThinned = read !== null && isTooFrequent(read, times.firstMs)
    const singleReason = isThinned ? 'too_frequent' : null
    events.unshift(present(base, { eventKey: baseKey, rrule, singleReason, excludedDates }))
  } else if (times.hasStart && !excluded.has(startText)) {
    events.unshift(present(part, { eventKey: baseKey, singleReason: times.reason }))
  }
  return events
}

function keyOfUid({ uid, start, title }: EventPart): string {
  if (uid !== '') return shortKey(uid)
  return createHash('sha256').update(`${start.instantMs}\n${title}`).digest('hex')
}

function present(
  part: EventPart,
  more: {
    readonly eventKey: string
    readonly startText?: string
    readonly rrule?: string
    readonly singleReason?: SingleReason | null
    readonly excludedDates?: readonly string[]
  },
): CalendarEvent {
  const { isAllDay, start } = part
  const { rrule = null, singleReason = null } = more
  const [startMs] = originalStart(start, part)
  // The end of an all-day event is exclusive.
  const lastMs = isAllDay ? Math.max(startMs, part.endMs - DAY_MS) : part.endMs
  const firstDay = isAllDay ? Math.floor(startMs / DAY_MS) : dayIn(start.zone, startMs)
  const lastDay = isAllDay ? Math.floor(lastMs / DAY_MS) : dayIn(start.zone, lastMs)
  return {
    eventKey: more.eventKey,
    uid: part.uid.length > MAX_KEY_LENGTH ? shortKey(part.uid) : part.uid,
    title: part.title,
    startText: more.startText ?? writeMoment(startMs, start.zone, isAllDay),
    endText: writeMoment(lastMs, start.zone, isAllDay),
    isAllDay,
    timeZone: isAllDay ? null : start.zone.name,
    rrule,
    singleReason,
    excludedDates: more.excludedDates ?? [],
    firstDay,
    lastDay: rrule === null ? lastDay : lastDayOfSeries(rrule, part, lastDay - firstDay),
  }
}

/** Where a series ends by UNTIL; null if it has no end or ends by COUNT. */
function lastDayOfSeries(rrule: string, part: EventPart, lengthDays: number): number | null {
  const untilDay = ruleOf(rrule, part)?.days.untilDay ?? null
  return untilDay === null ? null : untilDay + lengthDays
}
