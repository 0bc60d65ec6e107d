import ICAL from 'ical.js'
import { instantOf, offsetMinutesAt } from '@throughline/domain/zone-clock'
import { comparableZones, plainZoneName, readZoneName, writeInstant } from './calendar-zones'

/** A time zone of a calendar. */
export interface CalendarZone {
  /** Name in the IANA list. */
  readonly name: string
  /** Returns the instant (ms) of a local time, which is in ms as if it were UTC. */
  readonly instantOf: (localMs: number) => number
  /**
   * The problem of the zone; null for none. `unknown_zone`: at most the offset is known.
   * `undescribed_zone`: its times are right, but no known zone matches, so series repeat in UTC.
   */
  readonly problem: ZoneProblem | null
}

/** A problem of a zone, and the name of the zone in the calendar. */
export interface ZoneProblem {
  readonly code: 'unknown_zone' | 'undescribed_zone'
  readonly name: string
}

/** Finds the zones of one calendar by their names in it. */
export interface CalendarZones {
  /** The zone of times without a zone. */
  readonly floating: CalendarZone
  readonly of: (name: string) => CalendarZone
}

/** UTC as a zone. */
const utc: CalendarZone = { name: 'UTC', instantOf: (localMs) => localMs, problem: null }

function ianaZone(name: string): CalendarZone {
  if (name === 'UTC') return utc
  return { name, instantOf: (localMs) => instantOf(name, localMs), problem: null }
}

/** A zone with a fixed offset. Without a name in the IANA list, its series repeat in UTC. */
function fixedZone(offsetMinutes: number): CalendarZone {
  if (offsetMinutes === 0) return utc
  const offsetMs = offsetMinutes * MS_PER_MINUTE
  const hours = offsetMinutes / 60
  // In these names, the sign of the offset is reversed.
  if (Number.isInteger(hours) && hours >= -12) {
    return ianaZone(`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`)
  }
  const alike = zoneLike(() => offsetMs)
  if (alike !== null) return ianaZone(alike)
  return { name: 'UTC', instantOf: (localMs) => localMs - offsetMs, problem: null }
}

const MS_PER_MINUTE = 60_000

/**
 * Finds the zones of a calendar. A known name is used directly. For any other name, the
 * calendar's own description (VTIMEZONE) decides: by the place that it names, or else by
 * comparing its offsets with those of known zones. If no known zone has these offsets, times
 * are right and series repeat in UTC. A name that is neither known nor described means UTC,
 * or the offset in the name, and `problem` reports it.
 *
 * @param floatingName the calendar's name for the zone of times without a zone; null means UTC
 */
export function calendarZones(
  descriptions: readonly (readonly string[])[],
  floatingName: string | null,
): CalendarZones {
  const described = new Map<string, ICAL.Component>()
  for (const lines of descriptions) {
    const component = readDescription(lines)
    const name = component?.getFirstPropertyValue('tzid')
    if (component !== null && typeof name === 'string') {
      described.set(plainZoneName(name), component)
    }
  }
  const existing = new Map<string, CalendarZone>()
  const of = (name: string): CalendarZone => {
    const before = existing.get(name)
    if (before !== undefined) return before
    const zone = findZone(name, described.get(plainZoneName(name)))
    existing.set(name, zone)
    return zone
  }
  return { floating: floatingName === null ? utc : of(floatingName), of }
}

function readDescription(lines: readonly string[]): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(lines.join('\r\n'))
  } catch {
    // A description that cannot be read is ignored.
    return null
  }
}

function findZone(name: string, component: ICAL.Component | undefined): CalendarZone {
  const { iana, offsetMinutes, isOffsetAlone } = readZoneName(name)
  if (iana !== null) return ianaZone(iana)
  const problemName = plainZoneName(name).slice(0, MAX_PROBLEM_NAME_LENGTH)
  if (component !== undefined) return describedZone(problemName, component)
  if (isOffsetAlone && offsetMinutes !== null) return fixedZone(offsetMinutes)
  return {
    ...(offsetMinutes === null ? utc : fixedZone(offsetMinutes)),
    problem: { code: 'unknown_zone', name: problemName },
  }
}

const MAX_PROBLEM_NAME_LENGTH = 128

function describedZone(name: string, component: ICAL.Component): CalendarZone {
  const place = component.getFirstPropertyValue('x-lic-location')
  const placed = typeof place === 'string' ? readZoneName(place).iana : null
  if (placed !== null) return ianaZone(placed)
  const zone = new ICAL.Timezone(component)
  const offsetMsAt = (localMs: number) =>
    zone.utcOffset(ICAL.Time.fromJSDate(new Date(localMs), true)) * 1000
  const alike = zoneLike(offsetMsAt)
  if (alike !== null) return ianaZone(alike)
  return {
    name: 'UTC',
    instantOf: (localMs) => localMs - offsetMsAt(localMs),
    problem: { code: 'undescribed_zone', name },
  }
}

/** Returns a known zone with the same offsets throughout two years, or null. */
function zoneLike(offsetMsAt: (localMs: number) => number): string | null {
  const alike = comparableZones().find((candidate) =>
    samples.every((localMs) => instantOf(candidate, localMs) === localMs - offsetMsAt(localMs)),
  )
  return alike ?? null
}

/** Noon in the middle of each month of two years, and around the changes of spring and autumn. */
const samples: readonly number[] = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => [
    Date.UTC(year, month, 15, 12),
    Date.UTC(year, month, 4, 12),
    Date.UTC(year, month, 27, 12),
  ]).flat(),
)

/** A date or time of a calendar. */
export interface Moment {
  readonly isDate: boolean
  /** The local date and time, in ms as if it were UTC. */
  readonly localMs: number
  readonly zone: CalendarZone
  /** The instant in ms; for a date, the start of that day in UTC. */
  readonly instantMs: number
}

const EARLIEST_MS = Date.UTC(1900, 0, 2)
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59)

/** Reads the value of a property; null outside the years 1900 to 9999. */
export function momentOf(
  time: ICAL.Time,
  zoneName: string | null,
  zones: CalendarZones,
): Moment | null {
  const { year, month, day, hour, minute, second, isDate } = time
  const localMs = Date.UTC(year, month - 1, day, isDate ? 0 : hour, minute, second)
  if (!(localMs >= EARLIEST_MS && localMs <= LATEST_MS)) return null
  if (isDate) return { isDate, localMs, zone: utc, instantMs: localMs }
  const isUtc = time.zone?.tzid === 'UTC'
  const zone = isUtc ? utc : zoneName === null ? zones.floating : zones.of(zoneName)
  return { isDate, localMs, zone, instantMs: zone.instantOf(localMs) }
}

/** Writes an instant in a zone, or only the day for an all-day event. */
export function writeMoment(instantMs: number, zone: CalendarZone, isAllDay: boolean): string {
  if (isAllDay) return new Date(instantMs).toISOString().slice(0, 10)
  return writeInstant(instantMs, offsetMinutesAt(zone.name, instantMs), zone.name === 'UTC')
}

/** Days since 1970-01-01 of an instant in a zone. */
export function dayIn(zone: CalendarZone, instantMs: number): number {
  return Math.floor((instantMs + offsetMinutesAt(zone.name, instantMs) * 60_000) / 86_400_000)
}

/** The local date and time of a zone at an instant, in ms as if it were UTC. */
export function localMsOf(zone: CalendarZone, instantMs: number): number {
  return instantMs + offsetMinutesAt(zone.name, instantMs) * 60_000
}
