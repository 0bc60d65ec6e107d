import { WINDOWS_TO_IANA_MAP, findIana } from 'windows-iana'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000
/** Offsets change on these marks only, so that one answer holds for all in between. */
const MS_PER_MARK = 900_000

interface KnownZone {
  readonly format: Intl.DateTimeFormat
  readonly offsets: Map<number, number>
}

const zones = new Map<string, KnownZone | null>()

function zoneOf(name: string): KnownZone | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  let zone: KnownZone | null = null
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
    // The only way to ask whether a zone is known.
  }
  zones.set(name, zone)
  return zone
}

/** How many minutes a zone of the IANA list is ahead of UTC at an instant. */
export function offsetMinutesAt(name: string, instantMs: number): number {
  const zone = zoneOf(name)
  if (zone === null) return 0
  const mark = Math.floor(instantMs / MS_PER_MARK)
  const known = zone.offsets.get(mark)
  if (known !== undefined) return known
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
 * The instant of a clock reading in a zone of the IANA list. A reading that
 * comes twice is the first one; one that the clock skips counts with the offset
 * from before the gap (RFC 5545, 3.3.5).
 *
 * @param localMs the reading, as if it were UTC
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
 * The name in the IANA list for how a calendar calls a zone: such a name itself,
 * also behind a path as older programs write it, or one of Windows.
 *
 * @returns null when the name alone does not say which zone is meant
 */
export function ianaZoneOf(name: string): string | null {
  const plain = name.trim().replace(/^"|"$/g, '')
  if (plain === '' || plain.length > 128) return null
  if (/^(?:utc|gmt|z|etc\/utc)$/i.test(plain)) return 'UTC'
  const [fromWindows] = findIana(plain, '001')
  if (fromWindows !== undefined) return fromWindows
  const [tail] = /[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.exec(plain) ?? []
  for (const candidate of [plain, tail, tail?.split('/').slice(1).join('/')]) {
    const isUsable = candidate !== undefined && candidate.length <= 64 && !/^[+-]/.test(candidate)
    if (isUsable && candidate !== '' && zoneOf(candidate) !== null) return candidate
  }
  return null
}

/** Zones worth comparing with one that a calendar only describes. */
export function comparableZones(): readonly string[] {
  return WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').flatMap(({ iana }) =>
    iana.slice(0, 1),
  )
}

/** An instant as it is written: with the offset of its zone, `Z` for UTC. */
export function writeInstant(instantMs: number, offsetMinutes: number, isUtc: boolean): string {
  const local = new Date(instantMs + offsetMinutes * MS_PER_MINUTE).toISOString().slice(0, 19)
  if (isUtc) return `${local}Z`
  const size = Math.abs(offsetMinutes)
  const clock = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${clock.join(':')}`
}
