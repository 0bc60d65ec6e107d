export { foldText, wordsOf } from '../internal/text-search/fold-text'
export { occurrenceRanges } from '../internal/text-search/mark-occurrences'
export { MarkedText } from '../internal/text-search/MarkedText'
export type { MatchRange } from '../internal/text-search/match-ranges'
