import { foldText, foldWithOrigins } from './fold-text'
import type { ListOption } from './list-entries'

/** What is looked through, folded once per list and not once per key press. */
export interface SearchText {
  readonly label: string
  readonly description: string
}

/** Prepares an option for `matchRank`. */
export function searchTextOf(option: ListOption): SearchText {
  return {
    label: foldText(option.label),
    description: option.description === undefined ? '' : foldText(option.description),
  }
}

const wordBreak = /[^\p{L}\p{N}]/u

function startsWord(text: string, at: number): boolean {
  return at === 0 || wordBreak.test(text.charAt(at - 1))
}

/** Whether some word of a text begins with a part. */
function hasWordStarting(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (startsWord(text, at)) return true
  }
  return false
}

/**
 * How well a text answers what was typed; smaller is better, -1 is no answer.
 * 0: the label itself. 1: it begins so. 2: one of its words does. 3: every word
 * typed begins a word. 4: it stands inside. 5: every word typed stands somewhere.
 * 6: only the description has it.
 *
 * @param query folded, without space around it, not empty
 */
function matchRank({ label, description }: SearchText, query: string): number {
  const at = label.indexOf(query)
  if (at === 0) return label.length === query.length ? 0 : 1
  if (at > 0 && hasWordStarting(label, query)) return 2
  const words = query.split(/\s+/)
  if (words.length > 1 && words.every((word) => hasWordStarting(label, word))) return 3
  if (at > 0) return 4
  if (words.length > 1 && words.every((word) => label.includes(word))) return 5
  if (description !== '' && words.every((word) => description.includes(word))) return 6
  return -1
}

/**
 * The options that answer what was typed, the best first; among equals the
 * order of the list stays.
 *
 * @param labels of the options, same order
 * @param typed as typed: case, accents and space around it do not matter
 * @returns all options for an empty text
 */
export function rankOptions<Option>(
  options: readonly Option[],
  labels: readonly SearchText[],
  typed: string,
): readonly Option[] {
  const query = foldText(typed).trim()
  if (query === '') return options
  const byRank: Option[][] = [[], [], [], [], [], [], []]
  for (const [index, option] of options.entries()) {
    const text = labels[index]
    if (text) byRank[matchRank(text, query)]?.push(option)
  }
  return byRank.flat()
}

/**
 * The parts of a label that answer what was typed, for marking them.
 *
 * @returns half-open ranges of the label in order, without overlaps
 */
export function matchRanges(label: string, typed: string): { start: number; end: number }[] {
  const query = foldText(typed).trim()
  if (query === '') return []
  const { folded, origins } = foldWithOrigins(label)
  const wanted = folded.includes(query) ? [query] : query.split(/\s+/)
  const found: { start: number; end: number }[] = []
  for (const part of wanted) {
    const all = indexesOf(folded, part)
    const at = all.find((index) => startsWord(folded, index)) ?? all[0]
    if (at === undefined) continue
    const start = origins[at] ?? 0
    const last = origins[at + part.length - 1] ?? start
    // One letter may fold into two: the range ends behind the letter it ends in.
    const end = origins.slice(at + part.length).find((origin) => origin > last) ?? label.length
    found.push({ start, end })
  }
  found.sort((one, other) => one.start - other.start)
  const merged: { start: number; end: number }[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function indexesOf(text: string, part: string): number[] {
  const indexes: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) indexes.push(at)
  return indexes
}
