/** The relevant parts of an iCalendar stream, unfolded but not yet parsed. */
export interface CalendarLines {
  /** Lines of the calendar itself, for its name and zone. */
  readonly head: readonly string[]
  /** Lines of each event, without its alarms. */
  readonly events: readonly (readonly string[])[]
  /** Each VTIMEZONE, with its first and last line. */
  readonly zones: readonly (readonly string[])[]
  /** The number of events that are cut off and left out. */
  readonly incompleteEvents: number
  /** False if the calendar was cut off or its parts do not match. */
  readonly isWhole: boolean
}

/**
 * Decodes a calendar: by its byte order mark, else by the character set of the response,
 * else as UTF-8, and as Windows-1252 if it is not valid UTF-8. Folded lines are joined
 * first, because some programs fold inside a character.
 */
export function decodeCalendar(bytes: Uint8Array, charset: string | null): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return unfold(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return unfold(new TextDecoder('utf-16be').decode(bytes))
  const hasMark = first === 0xef && second === 0xbb && bytes[2] === 0xbf
  const text = Buffer.from(hasMark ? bytes.subarray(3) : bytes).toString('latin1')
  const joined = Buffer.from(unfold(text), 'latin1')
  const named = charset?.toLowerCase() ?? 'utf-8'
  if (named !== 'utf-8' && named !== 'utf8' && !named.startsWith('utf-16')) {
    try {
      return new TextDecoder(named).decode(joined)
    } catch {
      // Unknown character set: detect it from the bytes.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined)
  } catch {
    return new TextDecoder('windows-1252').decode(joined)
  }
}

function unfold(text: string): string {
  return withoutIndent(text).replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '')
}

/**
 * Removes the indentation of the first line from every line. Otherwise a completely indented
 * calendar would look like one folded line.
 */
function withoutIndent(text: string): string {
  const trimmed = text.replace(/^[\s\uFEFF]*(?:\r\n|\n|\r)/, '')
  const [indent = ''] = /^[ \t\uFEFF]{0,100}/.exec(trimmed) ?? []
  if (indent === '') return trimmed
  const lines = trimmed.slice(indent.length)
  const isIndented = new RegExp(`^[^\r\n]*(?:\r\n|\n|\r)${indent}\\S`).test(lines)
  return isIndented ? lines.replaceAll(new RegExp(`(\r\n|\n|\r)${indent}`, 'g'), '$1') : lines
}

/**
 * Splits a calendar into its parts, as far as possible: an event that is cut off is left
 * out, and an END without a BEGIN is ignored.
 *
 * @returns null if it is not a calendar, or if every event is cut off
 */
export function splitCalendar(text: string): CalendarLines | null {
  const head: string[] = []
  const events: string[][] = []
  const zones: string[][] = []
  const open: OpenPart[] = []
  let incompleteEvents = 0
  let isWhole = true
  let hasCalendar = false
  const end = (): OpenPart | undefined => {
    const part = open.pop()
    if (part?.name === 'VEVENT' && open.length === 1) incompleteEvents += 1
    if (part !== undefined) isWhole = false
    return part
  }
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = raw.replace(/^\uFEFF/, '')
    if (line.trim() === '') continue
    const [, mark, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const component = name?.toUpperCase()
    if (!hasCalendar && (component !== 'VCALENDAR' || mark?.toUpperCase() !== 'BEGIN')) return null
    hasCalendar = true
    const inner = open[1]
    if (component === undefined) {
      if (open.length === 1) head.push(line)
      else if (open.length === 2 || inner?.name === 'VTIMEZONE') inner?.lines.push(line)
      continue
    }
    if (mark?.toUpperCase() === 'BEGIN') {
      // An event inside an event means that the outer one has no END.
      if (component === 'VEVENT') while (open.length > 1) end()
      if (open.length === MAX_DEPTH) return null
      open.push({ name: component, lines: [] })
      if (open[1]?.name === 'VTIMEZONE') open[1].lines.push(line)
      continue
    }
    if (!open.some((part) => part.name === component)) {
      isWhole = false
      continue
    }
    while (open.at(-1)?.name !== component) end()
    if (open[1]?.name === 'VTIMEZONE') open[1].lines.push(line)
    const part = open.pop()
    if (open.length !== 1 || part === undefined) continue
    if (component === 'VEVENT') events.push(part.lines)
    if (component === 'VTIMEZONE') zones.push(part.lines)
  }
  while (open.length > 0) end()
  if (!hasCalendar || (events.length === 0 && !isWhole)) return null
  return { head, events, zones, incompleteEvents, isWhole }
}

/** Real calendars nest three levels deep. */
const MAX_DEPTH = 20

/** A component without its END so far, with its lines; only a zone includes the lines of its subcomponents. */
interface OpenPart {
  readonly name: string
  readonly lines: string[]
}
