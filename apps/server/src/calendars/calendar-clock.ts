import ICAL from 'ical.js'
import { instantOf, offsetMinutesAt } from '@throughline/domain/zone-clock'
import { comparableZones, ianaZoneOf, writeInstant } from './calendar-zones'

/** A zone as one calendar means it. */
export interface CalendarZone {
  /** Name in the IANA list. */
  readonly name: string
  /** The instant of a clock reading, given as if it were UTC. */
  readonly instantOf: (localMs: number) => number
}

/** The zones of one calendar, by what it calls them. */
export interface CalendarZones {
  /** The zone of times that name none. */
  readonly floating: CalendarZone
  readonly of: (name: string) => CalendarZone
}

/** UTC as a zone. */
const UTC: CalendarZone = { name: 'UTC', instantOf: (localMs) => localMs }

function ianaZone(name: string): CalendarZone {
  return name === 'UTC' ? UTC : { name, instantOf: (localMs) => instantOf(name, localMs) }
}

/**
 * Learns the zones of a calendar. A name that the IANA list or Windows knows
 * counts for itself. Any other is looked up in the calendar's own descriptions:
 * by the place that they name, else by comparing their offsets with those of
 * known zones; when none is like it the times are right and repeat in UTC.
 *
 * @param floatingName what the calendar calls the zone of times that name none; null takes UTC
 */
export function calendarZones(
  descriptions: readonly (readonly string[])[],
  floatingName: string | null,
): CalendarZones {
  const described = new Map<string, ICAL.Component>()
  for (const lines of descriptions) {
    const component = readDescription(lines)
    const name = component?.getFirstPropertyValue('tzid')
    if (component !== null && typeof name === 'string') described.set(name, component)
  }
  const known = new Map<string, CalendarZone>()
  const of = (name: string): CalendarZone => {
    const before = known.get(name)
    if (before !== undefined) return before
    const zone = findZone(name, described.get(name))
    known.set(name, zone)
    return zone
  }
  return { floating: floatingName === null ? UTC : of(floatingName), of }
}

function readDescription(lines: readonly string[]): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(lines.join('\r\n'))
  } catch {
    // Descriptions that cannot be read are as good as none.
    return null
  }
}

function findZone(name: string, component: ICAL.Component | undefined): CalendarZone {
  const iana = ianaZoneOf(name)
  if (iana !== null) return ianaZone(iana)
  if (component === undefined) return UTC
  const place = component.getFirstPropertyValue('x-lic-location')
  const placed = typeof place === 'string' ? ianaZoneOf(place) : null
  if (placed !== null) return ianaZone(placed)
  const zone = new ICAL.Timezone(component)
  const offsetMs = (localMs: number) =>
    zone.utcOffset(ICAL.Time.fromJSDate(new Date(localMs), true)) * 1000
  const alike = comparableZones().find((candidate) =>
    SAMPLES.every((localMs) => instantOf(candidate, localMs) === localMs - offsetMs(localMs)),
  )
  if (alike !== undefined) return ianaZone(alike)
  return { name: 'UTC', instantOf: (localMs) => localMs - offsetMs(localMs) }
}

/** Noon in the middle of each month of two years, and around the changes of spring and autumn. */
const SAMPLES: readonly number[] = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => [
    Date.UTC(year, month, 15, 12),
    Date.UTC(year, month, 4, 12),
    Date.UTC(year, month, 27, 12),
  ]).flat(),
)

/** A date or time as a calendar says it. */
export interface Moment {
  readonly isDate: boolean
  /** The reading of calendar and clock, as if it were UTC. */
  readonly localMs: number
  readonly zone: CalendarZone
  /** The instant; of a date its first moment in UTC. */
  readonly instantMs: number
}

const EARLIEST_MS = Date.UTC(1900, 0, 2)
const LATEST_MS = Date.UTC(9998, 11, 31)

/** Reads a value of a property; null when it lies outside of the years 1900 to 9998. */
export function momentOf(
  time: ICAL.Time,
  zoneName: string | null,
  zones: CalendarZones,
): Moment | null {
  const { year, month, day, hour, minute, second, isDate } = time
  const localMs = Date.UTC(year, month - 1, day, isDate ? 0 : hour, minute, second)
  if (!(localMs >= EARLIEST_MS && localMs <= LATEST_MS)) return null
  if (isDate) return { isDate, localMs, zone: UTC, instantMs: localMs }
  const isUtc = time.zone?.tzid === 'UTC'
  const zone = isUtc ? UTC : zoneName === null ? zones.floating : zones.of(zoneName)
  return { isDate, localMs, zone, instantMs: zone.instantOf(localMs) }
}

/** Writes an instant in a zone, or a day when the event has no times. */
export function writeMoment(instantMs: number, zone: CalendarZone, isAllDay: boolean): string {
  if (isAllDay) return new Date(instantMs).toISOString().slice(0, 10)
  return writeInstant(instantMs, offsetMinutesAt(zone.name, instantMs), zone.name === 'UTC')
}

/** Days since 1970-01-01 of an instant in a zone. */
export function dayIn(zone: CalendarZone, instantMs: number): number {
  return Math.floor((instantMs + offsetMinutesAt(zone.name, instantMs) * 60_000) / 86_400_000)
}

/** The reading of calendar and clock in a zone at an instant, as if it were UTC. */
export function localMsOf(zone: CalendarZone, instantMs: number): number {
  return instantMs + offsetMinutesAt(zone.name, instantMs) * 60_000
}
