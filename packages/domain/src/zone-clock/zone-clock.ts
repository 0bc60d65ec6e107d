import type { CivilDateTime } from '../calendar-dates'
import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '../calendar-dates'

const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE
/** Offsets change at these marks only, so that one lookup is valid for all instants in between. */
const MS_PER_MARK = 900_000

interface SupportedZone {
  readonly format: Intl.DateTimeFormat
  readonly offsets: Map<number, number>
}

const zones = new Map<string, SupportedZone | null>()

function zoneOf(name: string): SupportedZone | null {
  const existing = zones.get(name)
  if (existing !== undefined) return existing
  let zone: SupportedZone | null = null
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    zone = { format, offsets: new Map() }
  } catch {
    // Only a failed attempt shows that a zone is unknown.
  }
  zones.set(name, zone)
  return zone
}

/** Whether a name is one of the IANA list, as this engine knows it. */
export function isSupportedZone(name: string): boolean {
  return zoneOf(name) !== null
}

/**
 * Returns how many minutes a zone of the IANA list is ahead of UTC at an instant; 0 for an unknown
 * name.
 */
export function offsetMinutesAt(name: string, instantMs: number): number {
  const zone = zoneOf(name)
  if (zone === null) return 0
  const mark = Math.floor(instantMs / MS_PER_MARK)
  const existing = zone.offsets.get(mark)
  if (existing !== undefined) return existing
  const parts: Record<string, number> = {}
  for (const { type, value } of zone.format.formatToParts(mark * MS_PER_MARK)) {
    parts[type] = Number(value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const offset = Math.round((local - mark * MS_PER_MARK) / MS_PER_MINUTE)
  zone.offsets.set(mark, offset)
  return offset
}

/**
 * Returns the instant of a local time in a zone of the IANA list. For a local time that occurs
 * twice, it is the first one; one that the clock skips is read with the offset from before the gap
 * (RFC 5545, 3.3.5).
 *
 * @param localMs the local time as if it were UTC
 */
export function instantOf(name: string, localMs: number): number {
  const before = offsetMinutesAt(name, localMs - MS_PER_DAY)
  const after = offsetMinutesAt(name, localMs + MS_PER_DAY)
  const early = localMs - before * MS_PER_MINUTE
  const late = localMs - after * MS_PER_MINUTE
  if (offsetMinutesAt(name, early) === before) return early
  return offsetMinutesAt(name, late) === after ? late : early
}

/**
 * The instant of a civil date-time in a zone, see {@link instantOf}; seconds are
 * dropped.
 *
 * @throws RangeError on a malformed date-time
 */
export function instantOfCivil(name: string, dateTime: CivilDateTime): number {
  const minutes = dayNumberOf(dateTime) * MINUTES_PER_DAY + minutesOfDay(dateTime)
  return instantOf(name, minutes * MS_PER_MINUTE)
}

/**
 * Returns the time on the clocks of a zone at an instant; seconds are dropped.
 *
 * @throws RangeError outside the years 1900 to 9999
 */
export function civilAt(name: string, instantMs: number): CivilDateTime {
  const minutes = Math.floor(instantMs / MS_PER_MINUTE) + offsetMinutesAt(name, instantMs)
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  return civilDateTimeOf(day, minutes - day * MINUTES_PER_DAY)
}

/**
 * Returns the time on the clocks of a zone at an instant, to the second.
 *
 * @throws RangeError outside the years 1900 to 9999
 */
export function civilSecondAt(name: string, instantMs: number): CivilDateTime {
  const toTheMinute = civilAt(name, instantMs)
  const second = Math.floor(instantMs / 1000) - Math.floor(instantMs / MS_PER_MINUTE) * 60
  return second === 0
    ? toTheMinute
    : `${toTheMinute.slice(0, 17)}${String(second).padStart(2, '0')}`
}
