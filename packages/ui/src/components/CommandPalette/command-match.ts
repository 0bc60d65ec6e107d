/** A stretch of a text, in UTF-16 units, half-open. */
export interface MatchRange {
  readonly start: number
  readonly end: number
}

/** How well a text answers a query. */
interface TextMatch {
  /** Higher is better; comparable between texts for the same query. */
  readonly score: number
  /** What of the text was typed, in order, not touching each other. */
  readonly ranges: readonly MatchRange[]
}

const perLetter = 4
const forWordStart = 8
const forFollowing = 6
const forTextStart = 6
const forWholeWord = 6
const perGap = 2
const longestGapCounted = 6

/**
 * A text in the form in which texts are compared: small letters, no accents,
 * unit for unit as long as the text itself, so that places in one are places in
 * the other.
 */
export function foldText(text: string): string {
  let folded = ''
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').charAt(0).toLowerCase()
    folded += plain.length === 1 ? plain : unit
  }
  return folded
}

function isWordStart(folded: string, index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(index - 1))
}

function rangesOf(indices: readonly number[]): MatchRange[] {
  const ranges: MatchRange[] = []
  for (const index of indices) {
    const last = ranges.at(-1)
    if (last && last.end === index) ranges[ranges.length - 1] = { ...last, end: index + 1 }
    else ranges.push({ start: index, end: index + 1 })
  }
  return ranges
}

function scoreOf(folded: string, indices: readonly number[]): number {
  let score = 0
  indices.forEach((index, position) => {
    score += perLetter
    if (index === 0) score += forTextStart
    if (isWordStart(folded, index)) score += forWordStart
    const before = indices[position - 1]
    if (before === undefined) return
    if (index === before + 1) score += forFollowing
    else score -= perGap * Math.min(index - before - 1, longestGapCounted)
  })
  const last = indices.at(-1)
  const first = indices[0]
  if (first === undefined || last === undefined) return score
  const isRun = last - first === indices.length - 1
  if (isRun && isWordStart(folded, first) && isWordStart(folded, last + 1)) score += forWholeWord
  return score
}

function wordStartFrom(folded: string, letter: string, from: number): number | null {
  for (let at = from; at !== -1; at = folded.indexOf(letter, at + 1)) {
    if (isWordStart(folded, at)) return at
  }
  return null
}

/** The letters one after the other, at word starts where there are any. */
function wordStartsOf(folded: string, word: string): number[] | null {
  const indices: number[] = []
  let next = 0
  for (const letter of word.split('')) {
    const plain = folded.indexOf(letter, next)
    if (plain === -1) return null
    // A letter that begins a word is meant rather than one in the middle.
    const isFollowing = indices.length > 0 && plain === next
    const index = isFollowing ? plain : (wordStartFrom(folded, letter, plain) ?? plain)
    indices.push(index)
    next = index + 1
  }
  return indices
}

function firstLettersOf(folded: string, word: string): number[] | null {
  const indices: number[] = []
  let next = 0
  for (const letter of word.split('')) {
    const index = folded.indexOf(letter, next)
    if (index === -1) return null
    indices.push(index)
    next = index + 1
  }
  return indices
}

/** Letters typed one after the other must all be there, in order; where best is chosen here. */
function matchWord(folded: string, word: string): TextMatch | null {
  const plain = firstLettersOf(folded, word)
  if (!plain) return null
  const candidates = [plain]
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    candidates.push(Array.from({ length: word.length }, (_, step) => at + step))
  }
  const scattered = wordStartsOf(folded, word)
  if (scattered) candidates.push(scattered)
  let best: TextMatch | null = null
  for (const indices of candidates) {
    const score = scoreOf(folded, indices)
    if (!best || score > best.score) best = { score, ranges: rangesOf(indices) }
  }
  return best
}

/** The words of a query, folded; a query of nothing but spaces has none. */
export function wordsOf(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * Holds a text against the words of a query. Every word must be found, letter
 * for letter in order but with gaps; words may come in any order. Letters at the
 * beginning of words and letters that follow each other count more.
 *
 * @param folded the text, as `foldText` gives it
 * @param words as `wordsOf` gives them
 * @returns null if a word is not found; score 0 without ranges for no words
 */
export function matchText(folded: string, words: readonly string[]): TextMatch | null {
  const indices = new Set<number>()
  let score = 0
  for (const word of words) {
    const match = matchWord(folded, word)
    if (!match) return null
    score += match.score
    for (const { start, end } of match.ranges) {
      for (let index = start; index < end; index += 1) indices.add(index)
    }
  }
  return { score, ranges: rangesOf([...indices].toSorted((a, b) => a - b)) }
}
