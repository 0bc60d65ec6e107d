import { DEEPEST_LIST, type RichTextListItem, type RichTextListKind } from './document'

/** Numbers beyond it are no numbers of lists. */
const MAX_START = 99_999

/** Whether a list can count from a number. */
export function isListStart(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= MAX_START
}

/** The position of an item in its lists. */
export interface CountedItem {
  /** At most one deeper than the item before. */
  readonly depth: number
  /** The number that its list counts from; undefined for an item that has its number anyway. */
  readonly start: number | undefined
  /** The place in its list, from the start of the list on. */
  readonly number: number
}

/** Counts the items of nested lists in document order. */
export class ListCounter {
  #open: { readonly kind: RichTextListKind; readonly last: number }[] = []

  /** A block that is no item ends all lists. */
  end(): void {
    this.#open = []
  }

  count(item: Pick<RichTextListItem, 'list' | 'depth' | 'start'>): CountedItem {
    const { list: kind } = item
    const depth = Math.max(
      0,
      Math.min(Math.trunc(item.depth) || 0, this.#open.length, DEEPEST_LIST),
    )
    const before = this.#open[depth]
    const expected = before?.kind === kind ? before.last + 1 : 1
    const provided = kind === 'numbered' && isListStart(item.start ?? -1) ? item.start : undefined
    this.#open.length = depth
    const number = provided ?? expected
    this.#open.push({ kind, last: number })
    return { depth, start: provided === expected ? undefined : provided, number }
  }
}
