import { foldWithOrigins, wordsOf } from './fold-text'
import { joinRanges, occurrencesOf, rangesInOriginal, type MatchRange } from './match-ranges'

/**
 * Returns where a text has the words of a query, ignoring case and accents; in order, without
 * overlaps. A query of only spaces has no match.
 */
export function occurrenceRanges(text: string, query: string): readonly MatchRange[] {
  const folded = foldWithOrigins(text)
  const matches = wordsOf(query).flatMap((word) =>
    occurrencesOf(folded.folded, word).map((start) => ({ start, end: start + word.length })),
  )
  return rangesInOriginal(folded, joinRanges(matches))
}
