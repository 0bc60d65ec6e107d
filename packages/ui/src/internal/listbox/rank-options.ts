import { foldText, foldWithOrigins, wordsOf } from '../text-search/fold-text'
import {
  occurrencesOf,
  rangesInOriginal,
  startsWord,
  type MatchRange,
} from '../text-search/match-ranges'
import type { ListOption } from './list-entries'

/** The searched texts of an option, folded once per list rather than once per key press. */
export interface SearchText {
  readonly label: string
  readonly description: string
}

/** Folds the texts of an option for `rankOptions`. */
export function searchTextOf(option: ListOption): SearchText {
  return {
    label: foldText(option.label),
    description: option.description === undefined ? '' : foldText(option.description),
  }
}

/** Whether some word of a text starts with a part. */
function hasWordStarting(text: string, part: string): boolean {
  return occurrencesOf(text, part).some((index) => startsWord(text, index))
}

/**
 * How well an option matches a query; lower is better, -1 is no match.
 *
 * 0. The label equals the query.
 * 1. The label starts with it.
 * 2. A word of the label starts with it.
 * 3. Every word of the query starts a word of the label.
 * 4. The label contains the query.
 * 5. The label contains every word of the query.
 * 6. The description contains every word of the query.
 *
 * @param query folded, trimmed, not empty
 * @param words of the query
 */
function matchRank(
  { label, description }: SearchText,
  query: string,
  words: readonly string[],
): number {
  const at = label.indexOf(query)
  if (at === 0) return label.length === query.length ? 0 : 1
  if (at > 0 && hasWordStarting(label, query)) return 2
  if (words.length > 1 && words.every((word) => hasWordStarting(label, word))) return 3
  if (at > 0) return 4
  if (words.length > 1 && words.every((word) => label.includes(word))) return 5
  if (description !== '' && words.every((word) => description.includes(word))) return 6
  return -1
}

/**
 * The options that match what was typed, best first. Options that match equally
 * well keep their order.
 *
 * @param labels of the options, in the same order
 * @param typed case, accents and surrounding spaces do not matter
 * @returns all options for an empty text
 */
export function rankOptions<Option>(
  options: readonly Option[],
  labels: readonly SearchText[],
  typed: string,
): readonly Option[] {
  const query = foldText(typed).trim()
  if (query === '') return options
  const words = wordsOf(typed)
  const byRank: Option[][] = [[], [], [], [], [], [], []]
  for (const [index, option] of options.entries()) {
    const text = labels[index]
    if (text) byRank[matchRank(text, query, words)]?.push(option)
  }
  return byRank.flat()
}

/**
 * The ranges of a label to highlight for what was typed: the whole query if the
 * label contains it, else each of its words.
 *
 * @returns ranges in order, without overlaps
 */
export function matchRanges(label: string, typed: string): readonly MatchRange[] {
  const query = foldText(typed).trim()
  if (query === '') return []
  const text = foldWithOrigins(label)
  const parts = text.folded.includes(query) ? [query] : wordsOf(query)
  return rangesInOriginal(
    text,
    parts.flatMap((part) => {
      const occurrences = occurrencesOf(text.folded, part)
      const start = occurrences.find((index) => startsWord(text.folded, index)) ?? occurrences[0]
      return start === undefined ? [] : [{ start, end: start + part.length }]
    }),
  )
}
