import { foldText, foldWithOrigins } from './fold-text'
import { joinRanges, occurrencesOf, rangesInOriginal, type MatchRange } from './match-ranges'

/**
 * Where a text has a part of itself, whatever the case and the accents; in order, without
 * overlaps. A part of only spaces is nowhere.
 */
export function occurrenceRanges(text: string, part: string): readonly MatchRange[] {
  const sought = foldText(part.trim())
  if (sought === '') return []
  const folded = foldWithOrigins(text)
  const found = occurrencesOf(folded.folded, sought).map((start) => ({
    start,
    end: start + sought.length,
  }))
  return rangesInOriginal(folded, joinRanges(found))
}
