import { createHash } from 'node:crypto'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { calendarZones, dayIn, writeMoment } from './calendar-clock'
import type { Moment } from './calendar-clock'
import type { CalendarEvent, ReadCalendar } from './calendar-event'
import { decodeCalendar, splitCalendar } from './calendar-lines'
import { readEvent, readableText } from './read-event'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000
const MAX_EVENTS = 25_000
const MAX_KEY_LENGTH = 512
const MAX_TITLE_LENGTH = 255

/**
 * Reads a calendar (RFC 5545). Series stand once with their rule; a changed
 * occurrence is an event of its own, and its first start is among the excluded
 * ones of the series; so is an added one. What is cancelled is left out, and so
 * is an event without a usable start.
 *
 * @param charset the character set that came with it, or null
 * @returns null when it is no calendar, was cut off, or holds more than 25,000 events
 */
export function readCalendar(bytes: Uint8Array, charset: string | null): ReadCalendar | null {
  const lines = splitCalendar(decodeCalendar(bytes, charset))
  if (lines === null || lines.events.length > MAX_EVENTS) return null
  const zones = calendarZones(lines.zones, headValue(lines.head, 'X-WR-TIMEZONE'))
  const byUid = new Map<string, EventPart[]>()
  for (const [index, event] of lines.events.entries()) {
    const part = readEvent(event, zones)
    if (part === null) continue
    const key = part.uid === '' ? `\n${index}` : part.uid
    const others = byUid.get(key)
    if (others === undefined) byUid.set(key, [part])
    else others.push(part)
  }
  const events = new Map<string, CalendarEvent>()
  for (const parts of byUid.values()) {
    for (const event of eventsOf(parts)) {
      if (events.size >= MAX_EVENTS) return null
      const eventKey = freeKey(events, event)
      events.set(eventKey, { ...event, eventKey })
    }
  }
  const title = headValue(lines.head, 'X-WR-CALNAME') ?? headValue(lines.head, 'NAME') ?? ''
  return {
    title: readableText(title, MAX_TITLE_LENGTH),
    events: [...events.values()],
  }
}

function headValue(head: readonly string[], name: string): string | null {
  const line = head.find((one) => one.toUpperCase().match(/^[\w-]+/)?.[0] === name)
  const value = line?.slice(line.indexOf(':') + 1).trim() ?? ''
  return value === '' ? null : value.replaceAll(/\\([,;\\])/g, '$1')
}

/** Some calendars use one UID for all of their events: then the start tells them apart. */
function freeKey(taken: ReadonlyMap<string, CalendarEvent>, event: CalendarEvent): string {
  if (!taken.has(event.eventKey)) return event.eventKey
  const longer = shortKey(`${event.eventKey}/${event.startText}`)
  return taken.has(longer) ? shortKey(`${longer}/${event.endText}/${event.title}`) : longer
}

function shortKey(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key
  return createHash('sha256').update(key).digest('hex')
}

function eventsOf(parts: readonly EventPart[]): CalendarEvent[] {
  const newest = Math.max(...mainParts(parts).map(({ sequence }) => sequence), 0)
  const mains = mainParts(parts).filter(({ sequence }) => sequence === newest)
  const changes = latestChanges(parts)
  const [main] = mains
  const events = mains.flatMap((one) => (one.isCancelled ? [] : seriesOf(one, changes)))
  const keyOf = (change: EventPart, replaced: Moment) =>
    `${keyOfUid(change)}/${writeMoment(...originalStart(replaced, main ?? change))}`
  for (const change of changes) {
    if (change.replaces === null || change.isCancelled) continue
    events.push(present(change, { eventKey: shortKey(keyOf(change, change.replaces)) }))
  }
  return events
}

function mainParts(parts: readonly EventPart[]): EventPart[] {
  return parts.filter(({ replaces }) => replaces === null)
}

/** The changed occurrences, of several versions of one the newest. */
function latestChanges(parts: readonly EventPart[]): readonly EventPart[] {
  const latest = new Map<number, EventPart>()
  for (const part of parts) {
    if (part.replaces === null) continue
    const before = latest.get(part.replaces.instantMs)
    if (before === undefined || before.sequence <= part.sequence) {
      latest.set(part.replaces.instantMs, part)
    }
  }
  return [...latest.values()]
}

/** When an occurrence would have begun, in the way in which its series says starts. */
function originalStart(
  moment: Moment,
  main: EventPart,
): [instantMs: number, zone: Moment['zone'], isAllDay: boolean] {
  const { start, isAllDay } = main
  if (isAllDay) return [moment.localMs - (moment.localMs % DAY_MS), start.zone, true]
  if (!moment.isDate) return [moment.instantMs, start.zone, false]
  // A day alone means the occurrence of that day.
  const clockMs = ((start.localMs % DAY_MS) + DAY_MS) % DAY_MS
  return [start.zone.instantOf(moment.localMs + clockMs), start.zone, false]
}

function seriesOf(main: EventPart, changes: readonly EventPart[]): CalendarEvent[] {
  const written = (moment: Moment) => writeMoment(...originalStart(moment, main))
  const excluded = new Set([
    ...main.excluded.map((moment) => written(moment)),
    ...changes.flatMap(({ replaces }) => (replaces === null ? [] : [written(replaces)])),
  ])
  const startText = written(main.start)
  const lengthMs = main.endMs - originalStart(main.start, main)[0]
  const taken = new Set([startText])
  const added = main.added.flatMap(({ start, endMs }) => {
    const text = written(start)
    if (excluded.has(text) || taken.has(text)) return []
    taken.add(text)
    const [startMs] = originalStart(start, main)
    const single = { ...main, start, endMs: endMs ?? startMs + lengthMs, rrule: null }
    return [{ text, single }]
  })
  const events = added.map(({ text, single }) =>
    present(single, { eventKey: shortKey(`${keyOfUid(main)}/${text}`), startText: text }),
  )
  if (main.rrule !== null) {
    // The rule may name an added start too, which then would stand twice.
    const excludedDates = [...excluded, ...added.map(({ text }) => text)].toSorted()
    events.unshift(present(main, { excludedDates: [...new Set(excludedDates)] }))
  } else if (!excluded.has(startText)) {
    events.unshift(present(main, {}))
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
    readonly eventKey?: string
    readonly startText?: string
    readonly excludedDates?: readonly string[]
  },
): CalendarEvent {
  const { isAllDay, start, rrule } = part
  const [startMs] = originalStart(start, part)
  // The last day of an all-day event is the one before its end.
  const lastMs = isAllDay ? Math.max(startMs, part.endMs - DAY_MS) : part.endMs
  const firstDay = isAllDay ? Math.floor(startMs / DAY_MS) : dayIn(start.zone, startMs)
  const lastDay = isAllDay ? Math.floor(lastMs / DAY_MS) : dayIn(start.zone, lastMs)
  return {
    eventKey: more.eventKey ?? keyOfUid(part),
    uid: part.uid.length > MAX_KEY_LENGTH ? shortKey(part.uid) : part.uid,
    title: part.title,
    startText: more.startText ?? writeMoment(startMs, start.zone, isAllDay),
    endText: writeMoment(lastMs, start.zone, isAllDay),
    isAllDay,
    timeZone: isAllDay ? null : start.zone.name,
    rrule,
    excludedDates: more.excludedDates ?? [],
    firstDay,
    lastDay: rrule === null ? lastDay : lastDayOfSeries(rrule, lastDay - firstDay),
  }
}

/** Where a series ends by its own words; a day more, since that end is in UTC. */
function lastDayOfSeries(rrule: string, lengthDays: number): number | null {
  const [, year, month, day] = /UNTIL=(\d{4})(\d{2})(\d{2})/i.exec(rrule) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  try {
    return dayNumberOf(`${year}-${month}-${day}`) + lengthDays + 1
  } catch {
    // A day that no calendar has: the series is as good as endless.
    return null
  }
}
