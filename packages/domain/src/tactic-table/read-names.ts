/** The matches for the names in a text. */
export interface NamesRead<Named> {
  /** Each once, in the order of the text. */
  readonly matches: readonly Named[]
  /** The parts of the text without a match. */
  readonly unknown: readonly string[]
}

/** Names that are read without regard to case, surrounding spaces and repeated spaces. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * Reads names that are separated by commas or line breaks. A name may contain commas itself: the
 * longest existing name wins.
 *
 * @param byName existing names by their {@link nameKey}
 */
export function readNames<Named>(
  text: string,
  byName: ReadonlyMap<string, Named>,
): NamesRead<Named> {
  const parts = text.replaceAll(/[\r\n]+/g, ',').split(',')
  const matches = new Set<Named>()
  const unknown: string[] = []
  let start = 0
  while (start < parts.length) {
    const length = longestName(parts, start, byName)
    const named = byName.get(nameKey(parts.slice(start, start + length).join(',')))
    const part = (parts[start] ?? '').trim()
    if (named !== undefined) matches.add(named)
    else if (part !== '') unknown.push(part)
    start += length
  }
  return { matches: [...matches], unknown }
}

/** The maximum number of parts of a name with commas, which limits the search in long texts. */
const MAX_PARTS = 8

/** Returns how many parts from `start` on make an existing name; 1 if none do. */
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
