import { foldWithOrigins, wordsOf } from './fold-text'
import { joinRanges, occurrencesOf, rangesInOriginal, type MatchRange } from './match-ranges'

/**
 * Where a text has the words of a query, whatever the case and the accents; in order, without
 * overlaps. A query of only spaces is nowhere.
 */
export function occurrenceRanges(text: string, query: string): readonly MatchRange[] {
  const folded = foldWithOrigins(text)
  const found = wordsOf(query).flatMap((word) =>
    occurrencesOf(folded.folded, word).map((start) => ({ start, end: start + word.length })),
  )
  return rangesInOriginal(folded, joinRanges(found))
}
