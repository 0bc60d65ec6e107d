import { isKnownZone } from '@throughline/domain/zone-clock'
import { WINDOWS_TO_IANA_MAP, findIana } from 'windows-iana'

const MS_PER_MINUTE = 60_000

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
    if (isUsable && candidate !== '' && isKnownZone(candidate)) return candidate
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
