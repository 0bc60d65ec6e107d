/** The names of a text, found among known ones. */
export interface NamesRead<Named> {
  /** Each once, in the order of the text. */
  readonly found: readonly Named[]
  /** The parts of the text that name nothing. */
  readonly unknown: readonly string[]
}

/** Names that are read without regard to case, surrounding spaces and repeated spaces. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * Reads names with commas or line breaks between them. A name may hold commas itself: the longest known
 * name wins.
 *
 * @param byName known names by their {@link nameKey}
 */
export function readNames<Named>(
  text: string,
  byName: ReadonlyMap<string, Named>,
): NamesRead<Named> {
  const parts = text.replaceAll(/[\r\n]+/g, ',').split(',')
  const found = new Set<Named>()
  const unknown: string[] = []
  let start = 0
  while (start < parts.length) {
    const length = longestName(parts, start, byName)
    const named = byName.get(nameKey(parts.slice(start, start + length).join(',')))
    const part = (parts[start] ?? '').trim()
    if (named !== undefined) found.add(named)
    else if (part !== '') unknown.push(part)
    start += length
  }
  return { found: [...found], unknown }
}

/** So many commas can a name hold and still be found: longer texts are not searched for ever. */
const MAX_PARTS = 8

/** How many parts from `start` on make a known name; 1 where none do. */
function longestName(
  parts: readonly string[],
  start: number,
  byName: ReadonlyMap<string, unknown>,
): number {
  for (let length = Math.min(MAX_PARTS, parts.length - start); length > 1; length -= 1) {
    if (byName.has(nameKey(parts.slice(start, start + length).join(',')))) return length
  }
  return 1
}
