import { calendarZones } from './calendar-clock'
import type { CalendarWarning } from '../db/schema/calendar-problems'
import type { CalendarEvent, CalendarReading } from './calendar-event'
import { decodeCalendar, splitCalendar } from './calendar-lines'
import type { CalendarLines } from './calendar-lines'
import { eventsOf, shortKey } from './event-series'
import { readEvent, readableText } from './read-event'
import type { EventPart } from './read-event'

const MAX_EVENTS = 25_000
const MAX_TITLE_LENGTH = 255

/**
 * Reads a calendar (RFC 5545). A series is one event with its rule.
 *
 * - A changed or added occurrence is a separate event. The series lists its first start among the
 *   excluded ones.
 * - A change to all later occurrences ends the series and starts a second one.
 * - Cancelled events and events without a usable start are left out.
 * - If a calendar is partly broken, the readable part is returned, and warnings report the rest.
 *
 * @param charset the character set of the response, or null
 */
export function readCalendar(bytes: Uint8Array, charset: string | null): CalendarReading {
  const lines = splitCalendar(decodeCalendar(bytes, charset))
  if (lines === null) return unreadable
  if (headValue(lines.head, 'VERSION') === '1.0') return { code: 'outdated' }
  if (lines.events.length > MAX_EVENTS) return unreadable
  const zones = calendarZones(lines.zones, headValue(lines.head, 'X-WR-TIMEZONE'))
  const byUid = new Map<string, EventPart[]>()
  const parts: EventPart[] = []
  for (const [index, event] of lines.events.entries()) {
    const part = readEvent(event, zones)
    if (part === null) continue
    parts.push(part)
    const key = part.uid === '' ? `\n${index}` : part.uid
    const others = byUid.get(key)
    if (others === undefined) byUid.set(key, [part])
    else others.push(part)
  }
  const events = new Map<string, CalendarEvent>()
  for (const ofOne of byUid.values()) {
    for (const event of eventsOf(ofOne)) {
      if (events.size >= MAX_EVENTS) return unreadable
      const eventKey = freeKey(events, event)
      events.set(eventKey, { ...event, eventKey })
    }
  }
  const title = headValue(lines.head, 'X-WR-CALNAME') ?? headValue(lines.head, 'NAME') ?? ''
  return {
    code: 'read',
    calendar: {
      title: readableText(title, MAX_TITLE_LENGTH),
      events: [...events.values()],
      isWhole: lines.isWhole,
      warnings: warningsOf(lines, parts),
    },
  }
}

const MAX_NAMES = 5

function warningsOf(lines: CalendarLines, parts: readonly EventPart[]): CalendarWarning[] {
  const warnings: CalendarWarning[] = []
  if (!lines.isWhole) {
    warnings.push({ code: 'incomplete', count: lines.incompleteEvents, names: [] })
  }
  const undated = lines.events.length - parts.length
  if (undated > 0) warnings.push({ code: 'undated_events', count: undated, names: [] })
  for (const code of ['unknown_zone', 'undescribed_zone'] as const) {
    const problems = parts.flatMap(({ zoneProblem, rules }) => {
      // Single times are right, even if no known zone matches the description.
      const isHarmless = code === 'undescribed_zone' && rules.length === 0
      return zoneProblem?.code !== code || isHarmless ? [] : [zoneProblem.name]
    })
    const names = [...new Set(problems)].slice(0, MAX_NAMES)
    if (problems.length > 0) warnings.push({ code, count: problems.length, names })
  }
  return warnings
}

const unreadable: CalendarReading = { code: 'unreadable' }

function headValue(head: readonly string[], name: string): string | null {
  const line = head.find((one) => one.toUpperCase().match(/^[\w-]+/)?.[0] === name)
  const value = line?.slice(line.indexOf(':') + 1).trim() ?? ''
  return value === '' ? null : value.replaceAll(/\\([,;\\])/g, '$1')
}

/** Some calendars use one UID for all of their events: then the start tells them apart. */
function freeKey(used: ReadonlyMap<string, CalendarEvent>, event: CalendarEvent): string {
  if (!used.has(event.eventKey)) return event.eventKey
  const longer = shortKey(`${event.eventKey}/${event.startText}`)
  return used.has(longer) ? shortKey(`${longer}/${event.endText}/${event.title}`) : longer
}
