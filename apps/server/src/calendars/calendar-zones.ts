import { isSupportedZone } from '@throughline/domain/zone-clock'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { windowsDescriptions } from './windows-descriptions'

const MS_PER_MINUTE = 60_000
const MAX_NAME_LENGTH = 128

/** The data that the name of a zone contains. */
export interface NamedZone {
  /** Name in the IANA list; null if no name matches. */
  readonly iana: string | null
  /** Minutes ahead of UTC in the name itself; null if it contains none. */
  readonly offsetMinutes: number | null
  /** Whether the name contains only the offset, which then applies all year. */
  readonly isOffsetAlone: boolean
}

/** A name without the quotes, escapes and spaces that programs add. */
export function plainZoneName(name: string): string {
  return name
    .replaceAll(/\\([,;\\])/g, '$1')
    .replaceAll(/["\s]+/g, ' ')
    .trim()
}

/**
 * Reads the name of a zone in a calendar. It may be a name of the IANA list, possibly after
 * a path as older programs write it; a Windows id; a Windows or Outlook description such as
 * `(UTC-05:00) Eastern Time (US & Canada)`; or an offset.
 */
export function readZoneName(name: string): NamedZone {
  const plain = plainZoneName(name)
  const nothing = { iana: null, offsetMinutes: null, isOffsetAlone: false }
  if (plain === '' || plain.length > MAX_NAME_LENGTH) return nothing
  const { offsetMinutes, words } = splitOffset(plain)
  if (words === '') return { iana: null, offsetMinutes, isOffsetAlone: offsetMinutes !== null }
  const iana = ianaZoneAtEnd(plain) ?? zoneOfWindowsId(plain) ?? zoneOfWords(words)
  return { iana, offsetMinutes, isOffsetAlone: false }
}

const offset = /^\(?\s*(?:UTC|GMT|Z)?\s*(?:([+\-\u2212])\s*(\d{1,2})(?:[:.]?(\d{2}))?)?\s*\)?\s*/i

/** The offset at the beginning of a name, and the words after it. */
function splitOffset(plain: string): { offsetMinutes: number | null; words: string } {
  const [whole = '', sign, hours, minutes = '0'] = offset.exec(plain) ?? []
  const isMarked = /[+\-\u2212(]|^(?:utc|gmt|z)$/i.test(whole.trim())
  // `Zurich` begins like `Z`, and `UTC` is an offset only where nothing follows it.
  if (!isMarked) return { offsetMinutes: null, words: plain }
  const size = Number(hours ?? 0) * 60 + Number(minutes)
  if (size > 14 * 60 || Number(minutes) > 59) return { offsetMinutes: null, words: plain }
  const isBehind = sign !== undefined && sign !== '+'
  return { offsetMinutes: isBehind ? -size : size, words: plain.slice(whole.length).trim() }
}

/** A name of the IANA list, whole or behind a path: `/mozilla.org/20050126_1/Asia/Kolkata`. */
function ianaZoneAtEnd(plain: string): string | null {
  if (/^(?:etc\/)?(?:utc|gmt|uct|zulu)$/i.test(plain)) return 'UTC'
  const segments = plain.split('/').filter((segment) => segment !== '')
  for (let from = 0; from < segments.length; from += 1) {
    const candidate = segments.slice(from).join('/')
    // A single word behind a path says too little: `/example.org/Eastern`.
    const isWhole = from === 0 || segments.length - from > 1
    const isName = /^[a-z_]+(?:\/[a-z0-9_+-]+)*$|^[a-z]{3}\d[a-z]{3}$/i.test(candidate)
    if (isWhole && isName && candidate.length <= 64 && isSupportedZone(candidate)) return candidate
  }
  return null
}

const ianaByWindowsId: ReadonlyMap<string, string> = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').flatMap(
    ({ windowsName, iana }) => iana.slice(0, 1).map((zone) => [comparable(windowsName), zone]),
  ),
)

function zoneOfWindowsId(plain: string): string | null {
  const id = comparable(plain)
  // Windows has another name for the same zone during daylight saving time.
  const standard = id.replace(/ daylight time\b/, ' standard time')
  return ianaByWindowsId.get(id) ?? ianaByWindowsId.get(standard) ?? null
}

/** Normalizes words that programs and versions spell differently. */
function comparable(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .replace(/ - (?:new|old)$/, '')
    .trim()
}

/** Places of a description: `Sarajevo/Warsaw/Zagreb`, `Amsterdam, Berlin, Bern`. */
function placesOf(words: string): string[] {
  return comparable(words)
    .split(/[,/;]/)
    .map((place) => place.trim())
    .filter((place) => place !== '')
}

/** Zones by their whole description, and by places that belong to only one zone. */
const zonesByWords: ReadonlyMap<string, string> = (() => {
  const byWords = new Map<string, string>()
  const byPlace = new Map<string, Set<string>>()
  for (const [id, ...descriptions] of windowsDescriptions) {
    const zone = zoneOfWindowsId(id)
    if (zone === null) continue
    for (const description of descriptions) {
      byWords.set(placesOf(description).join(', '), zone)
      for (const place of placesOf(description)) {
        byPlace.set(place, (byPlace.get(place) ?? new Set()).add(zone))
      }
    }
  }
  for (const [place, [zone, another]] of byPlace) {
    if (zone !== undefined && another === undefined && !byWords.has(place)) byWords.set(place, zone)
  }
  return byWords
})()

function zoneOfWords(words: string): string | null {
  const places = placesOf(words)
  for (const candidate of [places.join(', '), ...places]) {
    const zone = zonesByWords.get(candidate)
    if (zone !== undefined) return zone
  }
  return null
}

/** Candidates for a zone that a calendar only describes. */
export function comparableZones(): readonly string[] {
  return WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').flatMap(({ iana }) =>
    iana.slice(0, 1),
  )
}

/** Writes an instant with the offset of its zone, `Z` for UTC. */
export function writeInstant(instantMs: number, offsetMinutes: number, isUtc: boolean): string {
  const local = new Date(instantMs + offsetMinutes * MS_PER_MINUTE).toISOString().slice(0, 19)
  if (isUtc) return `${local}Z`
  const size = Math.abs(offsetMinutes)
  const clock = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${clock.join(':')}`
}
