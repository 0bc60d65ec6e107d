import { Editor, Element, Path, Range, Transforms, type Node } from 'slate'

import {
  DEEPEST_LIST,
  type RichTextAlign,
  type RichTextBlock,
  type RichTextBlockKind,
  type RichTextListItem,
  type RichTextListKind,
} from '../../internal/rich-text/document'
import { ListCounter } from '../../internal/rich-text/list-counter'
import './slate-types'

/** Blocks are the children of the editor; everything else is inside of one. */
export function isBlock(node: Node): node is RichTextBlock {
  return Element.isElement(node) && node.type !== 'link' && node.type !== 'image'
}

/** The block at an index of the document. */
function blockAt(editor: Editor, index: number): RichTextBlock | undefined {
  const node = editor.children[index]
  return node && isBlock(node) ? node : undefined
}

/** All blocks of the document. */
export function blocksOf(editor: Editor): readonly RichTextBlock[] {
  return editor.children.filter(isBlock)
}

/**
 * The indexes of the first and last block of the selection, without a last block of
 * which only the start is selected. Null without a selection.
 */
function selectedIndexes(editor: Editor): { first: number; last: number } | null {
  if (!editor.selection) return null
  const [start, end] = Range.edges(editor.selection)
  const first = start.path[0] ?? 0
  const last = end.path[0] ?? first
  return last > first && Editor.isStart(editor, end, [last])
    ? { first, last: last - 1 }
    : { first, last }
}

/** The block in which the selection starts. */
export function currentBlock(editor: Editor): { block: RichTextBlock; index: number } | null {
  const indexes = selectedIndexes(editor)
  const block = indexes && blockAt(editor, indexes.first)
  return indexes && block ? { block, index: indexes.first } : null
}

/** Whether a block has neither text nor pictures. */
export function isBlank(editor: Editor, block: RichTextBlock): boolean {
  return Editor.isEmpty(editor, block)
}

function changeEach(editor: Editor, change: (block: RichTextBlock, index: number) => void): void {
  const indexes = selectedIndexes(editor)
  if (!indexes) return
  Editor.withoutNormalizing(editor, () => {
    for (let index = indexes.first; index <= indexes.last; index += 1) {
      const block = blockAt(editor, index)
      if (block) change(block, index)
    }
  })
}

/** The number of an item in its list. */
function numberAt(editor: Editor, index: number): number {
  const counter = new ListCounter()
  let number = 1
  for (const block of blocksOf(editor).slice(0, index + 1)) {
    if (block.type === 'list-item') ({ number } = counter.count(block))
    else counter.end()
  }
  return number
}

/** The item after a numbered one in its list; null for none. */
function nextNumbered(
  editor: Editor,
  index: number,
): { readonly index: number; readonly start: number | undefined } | null {
  const item = blockAt(editor, index)
  if (item?.type !== 'list-item') return null
  const after = blocksOf(editor).slice(index + 1)
  const at = after.findIndex((block) => block.type !== 'list-item' || block.depth <= item.depth)
  const next = after[at]
  if (next?.type !== 'list-item' || next.depth < item.depth) return null
  if (item.list !== 'numbered' || next.list !== 'numbered') return null
  return { index: index + 1 + at, start: next.start }
}

/**
 * Converts a block to text. The list around a former item counts on after the text. A block that
 * began a list keeps its number, for a list that it begins again.
 */
function makeText(editor: Editor, index: number, type: RichTextBlockKind): void {
  const next = nextNumbered(editor, index)
  const start = next === null ? 1 : numberAt(editor, index)
  Transforms.setNodes(editor, { type }, { at: [index] })
  Transforms.unsetNodes(editor, ['list', 'depth'], { at: [index] })
  if (next !== null && next.start === undefined) {
    Transforms.setNodes(editor, { start }, { at: [next.index] })
  }
}

/** Converts a block to a list item. A list that counted on after it continues with the item. */
function makeItem(editor: Editor, index: number, list: RichTextListKind, depth: number): void {
  Transforms.setNodes(editor, { type: 'list-item', list, depth }, { at: [index] })
  const next = nextNumbered(editor, index)
  if (next !== null && next.start === numberAt(editor, index)) {
    Transforms.unsetNodes(editor, 'start', { at: [next.index] })
  }
}

/** Converts the selected blocks to paragraphs or headings. */
export function setBlockKind(editor: Editor, type: RichTextBlockKind): void {
  changeEach(editor, (_block, index) => {
    makeText(editor, index, type)
  })
}

/** Converts the selected blocks to list items, or to paragraphs if all of them are such items already. */
export function toggleList(editor: Editor, list: RichTextListKind): void {
  const indexes = selectedIndexes(editor)
  if (!indexes) return
  const blocks = blocksOf(editor).slice(indexes.first, indexes.last + 1)
  const isList = blocks.every((block) => block.type === 'list-item' && block.list === list)
  changeEach(editor, (block, index) => {
    const depth = block.type === 'list-item' ? block.depth : 0
    if (isList) makeText(editor, index, 'paragraph')
    else if (list === 'bulleted') makeItem(editor, index, list, depth)
    else joinNumbered(editor, index, depth)
    // The others count on from the first.
    if (index > indexes.first) Transforms.unsetNodes(editor, 'start', { at: [index] })
  })
}

/**
 * Converts a block to a numbered item. It continues the list before it. Otherwise it begins a list
 * with the number that it had in a former one, or with the number of a list right after it.
 */
function joinNumbered(editor: Editor, index: number, depth: number): void {
  const [before, block, after] = [-1, 0, 1].map((step) => blockAt(editor, index + step))
  const isNumbered = (one: RichTextBlock | undefined): one is RichTextListItem =>
    one?.type === 'list-item' && one.list === 'numbered' && one.depth === depth
  if (isNumbered(before)) Transforms.unsetNodes(editor, 'start', { at: [index] })
  else if (block?.start === undefined && isNumbered(after) && after.start !== undefined) {
    Transforms.setNodes(editor, { start: after.start }, { at: [index] })
  }
  makeItem(editor, index, 'numbered', depth)
}

/** In another list, the number that an item counted from there means nothing. */
function setDepth(editor: Editor, index: number, depth: number): void {
  Transforms.setNodes(editor, { depth }, { at: [index] })
  Transforms.unsetNodes(editor, 'start', { at: [index] })
}

/** The maximum depth of an item: one deeper than the item before it. */
function roomAt(editor: Editor, index: number): number {
  const before = blockAt(editor, index - 1)
  return before?.type === 'list-item' ? Math.min(before.depth + 1, DEEPEST_LIST) : 0
}

/** Whether `indent` would change anything. */
export function canIndent(editor: Editor): boolean {
  const current = currentBlock(editor)
  return current?.block.type === 'list-item' && current.block.depth < roomAt(editor, current.index)
}

/** Whether `outdent` would change anything. */
export function canOutdent(editor: Editor): boolean {
  const current = currentBlock(editor)
  return current?.block.type === 'list-item' && current.block.depth > 0
}

/** Nests the selected items one level deeper, below the item before them. */
export function indent(editor: Editor): void {
  changeEach(editor, (block, index) => {
    if (block.type === 'list-item' && block.depth < roomAt(editor, index)) {
      setDepth(editor, index, block.depth + 1)
    }
  })
}

/** Moves the selected items one level up. */
export function outdent(editor: Editor): void {
  changeEach(editor, (block, index) => {
    if (block.type === 'list-item' && block.depth > 0) {
      setDepth(editor, index, block.depth - 1)
    }
  })
}

/** Reduces the depth of items that are too deep below the item before them. */
export function settleDepths(editor: Editor): boolean {
  let maxDepth = 0
  for (const [index, block] of editor.children.entries()) {
    if (!isBlock(block) || block.type !== 'list-item') {
      maxDepth = 0
      continue
    }
    if (block.depth > maxDepth) {
      Transforms.setNodes(editor, { depth: maxDepth }, { at: [index] })
      return true
    }
    maxDepth = block.depth + 1
  }
  return false
}

/** Aligns the selected blocks; undefined resets the alignment. */
export function setAlign(editor: Editor, align: RichTextAlign | undefined): void {
  changeEach(editor, (_block, index) => {
    if (align === undefined) Transforms.unsetNodes(editor, 'align', { at: [index] })
    else Transforms.setNodes(editor, { align }, { at: [index] })
  })
}

/** Handles Enter: an empty line leaves lists and quotes, the end of a heading starts a paragraph. */
export function breakBlock(editor: Editor, insertBreak: () => void): void {
  const breakAsUsual = () => {
    insertBreak()
    // The first part keeps the number; the other one counts on from it.
    const part = currentBlock(editor)
    if (part) Transforms.unsetNodes(editor, 'start', { at: [part.index] })
  }
  const current = currentBlock(editor)
  if (!current || !editor.selection || !Range.isCollapsed(editor.selection)) {
    breakAsUsual()
    return
  }
  const { block, index } = current
  if ((block.type === 'list-item' || block.type === 'quote') && isBlank(editor, block)) {
    if (block.type === 'list-item' && block.depth > 0) outdent(editor)
    else makeText(editor, index, 'paragraph')
    return
  }
  const isAtEnd = Editor.isEnd(editor, editor.selection.anchor, [index])
  breakAsUsual()
  if (isAtEnd && block.type.startsWith('heading')) makeText(editor, index + 1, 'paragraph')
}

/**
 * Handles Backspace at the start of a block: converts it to a paragraph before it is
 * joined with the block before.
 *
 * @returns whether it was converted
 */
export function takeKindBack(editor: Editor): boolean {
  const current = currentBlock(editor)
  if (!current || !editor.selection || !Range.isCollapsed(editor.selection)) return false
  const { block, index } = current
  if (block.type === 'paragraph') return false
  if (!Editor.isStart(editor, editor.selection.anchor, [index])) return false
  if (block.type === 'list-item' && block.depth > 0) outdent(editor)
  else makeText(editor, index, 'paragraph')
  return true
}

const markers: Readonly<Record<string, (editor: Editor, index: number) => void>> = {
  '#': (editor, index) => {
    makeText(editor, index, 'heading-1')
  },
  '##': (editor, index) => {
    makeText(editor, index, 'heading-2')
  },
  '###': (editor, index) => {
    makeText(editor, index, 'heading-3')
  },
  '-': (editor, index) => {
    makeItem(editor, index, 'bulleted', 0)
  },
  '*': (editor, index) => {
    makeItem(editor, index, 'bulleted', 0)
  },
  '>': (editor, index) => {
    makeText(editor, index, 'quote')
  },
}

/**
 * Returns what a marker makes of a block. A number makes an item if it is 1, or if it continues the
 * last numbered list before the block: another number can begin a sentence.
 */
function changeOfMarker(
  editor: Editor,
  marker: string,
  block: number,
): ((editor: Editor, index: number) => void) | undefined {
  if (Object.hasOwn(markers, marker)) return markers[marker]
  const number = Number(/^(\d{1,3})[.)]$/u.exec(marker)?.[1])
  if (number === 1) return makeNumbered
  const last = blocksOf(editor).findLastIndex(
    (one, index) =>
      index < block && one.type === 'list-item' && one.list === 'numbered' && one.depth === 0,
  )
  if (last < 0 || numberAt(editor, last) + 1 !== number) return undefined
  return (_editor, index) => {
    makeNumbered(editor, index)
    if (last < index - 1) Transforms.setNodes(editor, { start: number }, { at: [index] })
  }
}

function makeNumbered(editor: Editor, index: number): void {
  Transforms.unsetNodes(editor, 'start', { at: [index] })
  makeItem(editor, index, 'numbered', 0)
}

/**
 * Converts a paragraph when the user types a space after a marker at its start. `#`, `##` and `###`
 * make a heading, `>` makes a quote, and `-`, `*`, `1.` and `1)` make a list item. The next number
 * of a list before the paragraph makes an item that continues this list.
 *
 * @returns whether it did
 */
export function formatFromMarker(editor: Editor): boolean {
  const current = currentBlock(editor)
  if (!current || !editor.selection || !Range.isCollapsed(editor.selection)) return false
  const { block, index } = current
  const { anchor } = editor.selection
  if (block.type !== 'paragraph' || !Path.equals(anchor.path, [index, 0]) || anchor.offset > 4) {
    return false
  }
  const range = { anchor: Editor.start(editor, [index]), focus: anchor }
  const marker = Editor.string(editor, range)
  const apply = changeOfMarker(editor, marker, index)
  if (!apply) return false
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { at: range })
    apply(editor, index)
  })
  return true
}
