import { isListGroup, type ListEntry, type ListOption } from './list-entries'
import { rankOptions, searchTextOf, type SearchText } from './rank-options'

/** Options of one group with their searched texts. */
interface SearchBlock<Value extends string> {
  readonly label: string | null
  readonly options: readonly ListOption<Value>[]
  readonly labels: readonly SearchText[]
}

/** A list prepared for filtering: once per list, not once per key press. */
export type SearchIndex<Value extends string = string> = readonly SearchBlock<Value>[]

/** Prepares a list for `filterEntries`. */
export function indexEntries<Value extends string>(
  entries: readonly ListEntry<Value>[],
): SearchIndex<Value> {
  const blocks: { label: string | null; options: ListOption<Value>[]; labels: SearchText[] }[] = []
  for (const entry of entries) {
    if (isListGroup(entry)) {
      blocks.push({
        label: entry.label,
        options: [...entry.options],
        labels: entry.options.map(searchTextOf),
      })
      continue
    }
    let last = blocks.at(-1)
    if (last?.label !== null) {
      last = { label: null, options: [], labels: [] }
      blocks.push(last)
    }
    last.options.push(entry)
    last.labels.push(searchTextOf(entry))
  }
  return blocks
}

/**
 * The entries that match what was typed. Groups keep their order, and options are
 * ranked within their group; groups without a match are left out.
 */
export function filterEntries<Value extends string>(
  index: SearchIndex<Value>,
  typed: string,
): ListEntry<Value>[] {
  const entries: ListEntry<Value>[] = []
  for (const { label, options, labels } of index) {
    const match = rankOptions(options, labels, typed)
    if (label === null) entries.push(...match)
    else if (match.length > 0) entries.push({ label, options: match })
  }
  return entries
}
