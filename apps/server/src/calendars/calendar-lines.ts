/** The parts of an iCalendar stream that matter here, unfolded and not yet read. */
export interface CalendarLines {
  /** Lines of the calendar itself, for its name and zone. */
  readonly head: readonly string[]
  /** Lines of each event, those of its alarms left out. */
  readonly events: readonly (readonly string[])[]
  /** Each description of a zone, its first and last line included. */
  readonly zones: readonly (readonly string[])[]
}

/**
 * Turns the bytes of a calendar into text: by its byte order mark, else by the
 * character set that the answer named, else as UTF-8, and as Windows-1252 when
 * they are no UTF-8. Folded lines are joined before, since some programs fold in
 * the middle of a character.
 */
export function decodeCalendar(bytes: Uint8Array, charset: string | null): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return unfold(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return unfold(new TextDecoder('utf-16be').decode(bytes))
  const joined = Buffer.from(unfold(Buffer.from(bytes).toString('latin1')), 'latin1')
  const named = charset?.toLowerCase() ?? 'utf-8'
  if (named !== 'utf-8' && named !== 'utf8' && !named.startsWith('utf-16')) {
    try {
      return new TextDecoder(named).decode(joined)
    } catch {
      // A name that nobody knows says nothing about the bytes.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined)
  } catch {
    return new TextDecoder('windows-1252').decode(joined)
  }
}

function unfold(text: string): string {
  return text.replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '')
}

/**
 * Splits a calendar into its parts.
 *
 * @returns null when it is none, or does not come to its end
 */
export function splitCalendar(text: string): CalendarLines | null {
  const head: string[] = []
  const events: string[][] = []
  const zones: string[][] = []
  const open: string[] = []
  let hasCalendar = false
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = raw.replace(/^\uFEFF/, '')
    if (line.trim() === '') continue
    const [, mark, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const component = name?.toUpperCase()
    if (!hasCalendar && component !== 'VCALENDAR') return null
    if (mark?.toUpperCase() === 'BEGIN' && component !== undefined) {
      hasCalendar = true
      open.push(component)
      if (open.length === 2 && component === 'VEVENT') events.push([])
      if (open.length === 2 && component === 'VTIMEZONE') zones.push([])
    }
    if (open[1] === 'VTIMEZONE') zones.at(-1)?.push(line)
    else if (mark === undefined && open.length === 1) head.push(line)
    else if (mark === undefined && open.length === 2 && open[1] === 'VEVENT') {
      events.at(-1)?.push(line)
    }
    if (mark?.toUpperCase() === 'END' && open.pop() !== component) return null
  }
  return hasCalendar && open.length === 0 ? { head, events, zones } : null
}
