/** Longer texts are refused before they are read. */
const MAX_TEXT_LENGTH = 2000

const partNames: ReadonlySet<string> = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYSETPOS',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
])

/** Parts that name the calendar that every rule here follows (RFC 7529), so they have no effect. */
const ignoredParts: ReadonlySet<string> = new Set(['RSCALE=GREGORIAN', 'SKIP=OMIT'])

/** The line of the rule without the name of its property. A DTSTART before it is ignored. */
function ruleLineOf(text: string): string | null {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('DTSTART'))
  const [line] = lines
  if (line === undefined || lines.length > 1) return null
  return line.startsWith('RRULE:') ? line.slice('RRULE:'.length) : line
}

/**
 * Splits the text of a rule into its parts, in upper case: `RRULE:FREQ=WEEKLY;BYDAY=TU` gives
 * `FREQ` → `WEEKLY` and `BYDAY` → `TU`. If a part occurs twice, the last one counts. The values are
 * not read.
 *
 * @returns null when the text is longer than 2,000 characters, is not one rule, or has a part that
 *   RFC 5545 (3.3.10) does not define
 */
export function rulePartTexts(text: string): ReadonlyMap<string, string> | null {
  const line = text.length > MAX_TEXT_LENGTH ? null : ruleLineOf(text)
  if (line === null) return null
  const texts = new Map<string, string>()
  for (const part of line.split(';')) {
    if (part === '' || ignoredParts.has(part)) continue
    const equals = part.indexOf('=')
    const name = part.slice(0, Math.max(0, equals))
    const value = part.slice(equals + 1)
    if (!partNames.has(name) || value.includes('=')) return null
    texts.set(name, value)
  }
  return texts
}
