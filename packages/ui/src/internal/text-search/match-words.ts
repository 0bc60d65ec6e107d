import { joinRanges, occurrencesOf, startsWord, type MatchRange } from './match-ranges'

/** How well a text matches a query. */
export interface TextMatch {
  /** Higher is better; comparable between texts for the same query. */
  readonly score: number
  /** The letters that matched, in order. */
  readonly ranges: readonly MatchRange[]
}

const POINTS_PER_LETTER = 4
const POINTS_FOR_WORD_START = 8
const POINTS_FOR_FOLLOWING = 6
const POINTS_FOR_TEXT_START = 6
const POINTS_FOR_WHOLE_WORD = 6
const PENALTY_PER_GAP = 2
const MAX_COUNTED_GAP = 6

function scoreOf(folded: string, indices: readonly number[]): number {
  let score = 0
  indices.forEach((index, position) => {
    score += POINTS_PER_LETTER
    if (index === 0) score += POINTS_FOR_TEXT_START
    if (startsWord(folded, index)) score += POINTS_FOR_WORD_START
    const before = indices[position - 1]
    if (before === undefined) return
    if (index === before + 1) score += POINTS_FOR_FOLLOWING
    else score -= PENALTY_PER_GAP * Math.min(index - before - 1, MAX_COUNTED_GAP)
  })
  const last = indices.at(-1)
  const first = indices[0]
  if (first === undefined || last === undefined) return score
  const isRun = last - first === indices.length - 1
  if (isRun && startsWord(folded, first) && startsWord(folded, last + 1)) {
    score += POINTS_FOR_WHOLE_WORD
  }
  return score
}

/** The first index from `from` on at which a word starts with the letter; -1 for none. */
function wordStartFrom(folded: string, letter: string, from: number): number {
  for (let at = from; at !== -1; at = folded.indexOf(letter, at + 1)) {
    if (startsWord(folded, at)) return at
  }
  return -1
}

/**
 * Finds the letters of a word one after the other.
 *
 * @param prefersWordStarts takes the next word that starts with a letter rather
 *   than the letter's next occurrence, unless that directly follows the last one
 * @returns null when a letter is missing
 */
function lettersOf(folded: string, word: string, prefersWordStarts: boolean): number[] | null {
  const indices: number[] = []
  let next = 0
  for (const letter of word.split('')) {
    const nearest = folded.indexOf(letter, next)
    if (nearest === -1) return null
    const isFollowing = indices.length > 0 && nearest === next
    const wordStart =
      prefersWordStarts && !isFollowing ? wordStartFrom(folded, letter, nearest) : -1
    const index = wordStart === -1 ? nearest : wordStart
    indices.push(index)
    next = index + 1
  }
  return indices
}

/** The best way to find the letters of a word in order; null when one is missing. */
function matchWord(folded: string, word: string): TextMatch | null {
  const nearest = lettersOf(folded, word, false)
  if (!nearest) return null
  const candidates = [
    nearest,
    ...occurrencesOf(folded, word).map((at) =>
      Array.from({ length: word.length }, (_, step) => at + step),
    ),
  ]
  const atWordStarts = lettersOf(folded, word, true)
  if (atWordStarts) candidates.push(atWordStarts)
  let best: { score: number; indices: readonly number[] } | null = null
  for (const indices of candidates) {
    const score = scoreOf(folded, indices)
    if (!best || score > best.score) best = { score, indices }
  }
  if (!best) return null
  return {
    score: best.score,
    ranges: joinRanges(best.indices.map((index) => ({ start: index, end: index + 1 }))),
  }
}

/**
 * Matches a text against the words of a query. The letters of every word must
 * occur in order, possibly with gaps; words may occur in any order. Letters that
 * start a word and letters that follow each other score more.
 *
 * @param folded the text, folded by `foldText`
 * @param words as `wordsOf` returns them
 * @returns null if a word is not found; score 0 without ranges for no words
 */
export function matchWords(folded: string, words: readonly string[]): TextMatch | null {
  const ranges: MatchRange[] = []
  let score = 0
  for (const word of words) {
    const match = matchWord(folded, word)
    if (!match) return null
    score += match.score
    ranges.push(...match.ranges)
  }
  return { score, ranges: joinRanges(ranges) }
}
