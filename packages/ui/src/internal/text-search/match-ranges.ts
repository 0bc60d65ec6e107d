import type { FoldedText } from './fold-text'

/** A range of a text in UTF-16 code units, half-open. */
export interface MatchRange {
  readonly start: number
  readonly end: number
}

/** Whether a word starts at an index of a text. */
export function startsWord(text: string, index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1))
}

/** Every index at which a part occurs in a text, in order; occurrences may overlap. */
export function occurrencesOf(text: string, part: string): number[] {
  const indexes: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) indexes.push(at)
  return indexes
}

/** Sorts ranges and joins those that touch or overlap. */
export function joinRanges(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const joined: MatchRange[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && range.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else joined.push(range)
  }
  return joined
}

/**
 * Translates ranges of a folded text to the original. A letter that folds into two
 * is covered whole when either is.
 *
 * @param ranges not empty each, within `folded`
 */
export function rangesInOriginal(
  { origins }: FoldedText,
  ranges: readonly MatchRange[],
): readonly MatchRange[] {
  const length = origins.at(-1) ?? 0
  return joinRanges(
    ranges.map(({ start, end }) => {
      const last = origins[end - 1] ?? 0
      return {
        start: origins[start] ?? 0,
        end: origins.slice(end).find((origin) => origin > last) ?? length,
      }
    }),
  )
}
