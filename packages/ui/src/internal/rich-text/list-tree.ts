import { ListCounter } from './list-counter'
import type {
  RichTextBlock,
  RichTextListItem,
  RichTextListKind,
  RichTextTextBlock,
} from './document'

/** An item with its nested lists. */
interface ListTreeItem {
  readonly item: RichTextListItem
  readonly lists: readonly ListTree[]
}

/** A nested list, as in HTML. */
export interface ListTree {
  readonly kind: RichTextListKind
  /** The number of its first item. */
  readonly start: number
  readonly items: readonly ListTreeItem[]
}

interface OpenList extends ListTree {
  readonly items: OpenItem[]
}

interface OpenItem extends ListTreeItem {
  readonly lists: OpenList[]
}

/**
 * Nests the flat items of a canonical document.
 *
 * @returns the blocks in their order, each run of items as its outermost lists
 */
export function listTree(blocks: readonly RichTextBlock[]): (RichTextTextBlock | ListTree)[] {
  const top: (RichTextTextBlock | OpenList)[] = []
  const counter = new ListCounter()
  let open: OpenList[] = []
  for (const block of blocks) {
    if (block.type !== 'list-item') {
      open = []
      counter.end()
      top.push(block)
      continue
    }
    const { depth, start } = counter.count(block)
    open.length = Math.min(open.length, depth + 1)
    if (open[depth]?.kind !== block.list || start !== undefined) {
      const list: OpenList = { kind: block.list, start: start ?? 1, items: [] }
      open.length = depth
      open.push(list)
      const parent = open[depth - 1]?.items.at(-1)
      if (parent) parent.lists.push(list)
      else top.push(list)
    }
    open[depth]?.items.push({ item: block, lists: [] })
  }
  return top
}
