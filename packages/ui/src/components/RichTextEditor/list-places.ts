import { Operation, type Editor } from 'slate'
import { ReactEditor } from 'slate-react'

import type { RichTextBlock } from '../../internal/rich-text/document'
import { listTree, type ListTree } from '../../internal/rich-text/list-tree'
import { blocksOf } from './blocks'
import './slate-types'

/** Number of blocks in a group that is rendered as one. */
export const CHUNK_SIZE = 100

/** The position of an item in its list. */
export interface ListPlace {
  /** The visible number, counted from the first number of its list. */
  readonly number: number
  /** Its place in its list, from 1. */
  readonly position: number
  /**
   * Number of items in its list; undefined if all of them are rendered, so that
   * assistive technology can count them.
   */
  readonly size: number | undefined
  /**
   * Keys of the following items of the list that it starts, separated by spaces;
   * undefined if it starts none.
   */
  readonly followers: string | undefined
  /** Keys of the items that start its nested lists, separated by spaces. */
  readonly inner: string
}

const nowhere: ListPlace = {
  number: 1,
  position: 1,
  size: undefined,
  followers: undefined,
  inner: '',
}

/**
 * Computes the positions of all items in one pass.
 *
 * @param keyOf key of a block, without spaces
 */
export function findListPlaces(
  blocks: readonly RichTextBlock[],
  keyOf: (block: RichTextBlock) => string,
): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>()
  const isDrawnInParts = blocks.length > CHUNK_SIZE
  const beginOf = (list: ListTree) => list.items.slice(0, 1).map(({ item }) => keyOf(item))
  const walk = (list: ListTree) => {
    const keys = list.items.map(({ item }) => keyOf(item))
    for (const [index, { lists }] of list.items.entries()) {
      places.set(keys[index] ?? '', {
        number: list.start + index,
        position: index + 1,
        size: isDrawnInParts ? keys.length : undefined,
        followers: index === 0 ? keys.slice(1).join(' ') : undefined,
        inner: lists.flatMap(beginOf).join(' '),
      })
      for (const inner of lists) walk(inner)
    }
  }
  for (const block of listTree(blocks)) if ('items' in block) walk(block)
  return places
}

function isSamePlace(one: ListPlace, other: ListPlace): boolean {
  return (
    one.number === other.number &&
    one.position === other.position &&
    one.size === other.size &&
    one.followers === other.followers &&
    one.inner === other.inner
  )
}

const structural: readonly string[] = ['type', 'list', 'depth', 'start']

/** Whether an operation adds, removes, moves or converts blocks; typing and formatting do not. */
function movesBlocks(operation: Operation): boolean {
  if (!Operation.isNodeOperation(operation)) return false
  const { path, type } = operation
  if (type === 'move_node') return path.length === 1 || operation.newPath.length === 1
  if (path.length !== 1) return false
  return (
    type !== 'set_node' ||
    structural.some((name) => name in operation.newProperties || name in operation.properties)
  )
}

/**
 * Computes the position of every list item of an editor. Items are siblings in the text
 * and are rendered in groups, so only the document can number them and tell which of
 * them belong to one list. It is read again only after blocks were added, removed,
 * moved or converted.
 */
class ListPlaces {
  readonly #editor: Editor
  readonly #listeners = new Map<string, (place: ListPlace) => void>()
  /**
   * Changed items whose listeners were not called yet: rendering may read positions
   * before the editor reports the change.
   */
  readonly #changed = new Set<string>()
  #places = new Map<string, ListPlace>()
  #isStale = true

  /** Subscribes to the editor. */
  constructor(editor: Editor) {
    this.#editor = editor
    const { apply, onChange, setChildren } = editor
    editor.apply = (operation) => {
      if (movesBlocks(operation)) this.#isStale = true
      apply(operation)
    }
    editor.setChildren = (children) => {
      this.#isStale = true
      setChildren(children)
    }
    editor.onChange = (options) => {
      onChange(options)
      if (this.#isStale) this.#read()
      for (const key of this.#changed) this.#listeners.get(key)?.(this.placeOf(key))
      this.#changed.clear()
    }
  }

  /**
   * Calls the listener when the item with this key has another position. One listener
   * for each key.
   *
   * @returns unsubscribes
   */
  subscribe(key: string, listener: (place: ListPlace) => void): () => void {
    this.#listeners.set(key, listener)
    return () => {
      if (this.#listeners.get(key) === listener) this.#listeners.delete(key)
    }
  }

  /** The position of the item with this key; the same object until it changes. */
  placeOf(key: string): ListPlace {
    if (this.#isStale) this.#read()
    return this.#places.get(key) ?? nowhere
  }

  #read(): void {
    const places = findListPlaces(
      blocksOf(this.#editor),
      (block) => ReactEditor.findKey(this.#editor, block).id,
    )
    for (const [key, place] of places) {
      const before = this.#places.get(key)
      if (before && isSamePlace(before, place)) places.set(key, before)
      else if (before) this.#changed.add(key)
    }
    this.#places = places
    this.#isStale = false
  }
}

const existing = new WeakMap<Editor, ListPlaces>()

/** Adds the positions of its items to an editor. */
export function withListPlaces(editor: Editor): Editor {
  existing.set(editor, new ListPlaces(editor))
  return editor
}

/** @throws Error for an editor without `withListPlaces` */
export function listPlacesOf(editor: Editor): ListPlaces {
  const places = existing.get(editor)
  if (!places) {
    throw new Error(
      'An editor draws a list but does not know the places of its items, so they would have no numbers. Create it with createRichTextEditor.',
    )
  }
  return places
}
