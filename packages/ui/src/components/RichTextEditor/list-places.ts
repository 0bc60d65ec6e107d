import { Operation, type Editor } from 'slate'
import { ReactEditor } from 'slate-react'

import type { RichTextBlock } from '../../internal/rich-text/document'
import { listTree, type ListTree } from '../../internal/rich-text/list-tree'
import { blocksOf } from './blocks'
import './slate-types'

/** Blocks in a group that is drawn, and skipped, as one. */
export const chunkSize = 100

/** Where an item stands among its neighbours. */
export interface ListPlace {
  /** Its number in its list, from 1. */
  readonly number: number
  /** How many its list has; undefined where all of them are drawn, so that they can be counted. */
  readonly size: number | undefined
  /** Keys of the items that follow in the list that it begins, one space apart; undefined where it begins none. */
  readonly followers: string | undefined
  /** Keys of the items that begin the lists inside of it, one space apart. */
  readonly inner: string
}

const nowhere: ListPlace = { number: 1, size: undefined, followers: undefined, inner: '' }

/**
 * Finds the places of all items in one pass.
 *
 * @param keyOf names a block; without spaces
 */
export function findListPlaces(
  blocks: readonly RichTextBlock[],
  keyOf: (block: RichTextBlock) => string,
): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>()
  const isDrawnInParts = blocks.length > chunkSize
  const beginOf = (list: ListTree) => list.items.slice(0, 1).map(({ item }) => keyOf(item))
  const walk = (list: ListTree) => {
    const keys = list.items.map(({ item }) => keyOf(item))
    for (const [index, { lists }] of list.items.entries()) {
      places.set(keys[index] ?? '', {
        number: index + 1,
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
    one.size === other.size &&
    one.followers === other.followers &&
    one.inner === other.inner
  )
}

const structural: readonly string[] = ['type', 'list', 'depth']

/** Whether an operation adds, takes, moves or converts blocks; typing and formats do not. */
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
 * Knows the place of every item of an editor's lists. Items stand side by side
 * in the text, and groups of them are drawn apart: so nothing but the document
 * itself can number them and say which of them are one list. The document is
 * read again only after blocks have come, gone, moved or changed their kind.
 */
export class ListPlaces {
  readonly #editor: Editor
  readonly #listeners = new Map<string, (place: ListPlace) => void>()
  /** Whose listeners have not heard yet: drawing may read the places before the editor tells of the change. */
  readonly #changed = new Set<string>()
  #places = new Map<string, ListPlace>()
  #isStale = true

  /** Listens to the editor. */
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
   * Tells when the item of this key has another place. One listener a key.
   *
   * @returns ends it
   */
  subscribe(key: string, listener: (place: ListPlace) => void): () => void {
    this.#listeners.set(key, listener)
    return () => {
      if (this.#listeners.get(key) === listener) this.#listeners.delete(key)
    }
  }

  /** The place of the item of this key; the same object until it is another place. */
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

const known = new WeakMap<Editor, ListPlaces>()

/** Gives an editor the places of its items. */
export function withListPlaces(editor: Editor): Editor {
  known.set(editor, new ListPlaces(editor))
  return editor
}

/** @throws Error for an editor without `withListPlaces` */
export function listPlacesOf(editor: Editor): ListPlaces {
  const places = known.get(editor)
  if (!places) {
    throw new Error(
      'An editor draws a list but does not know the places of its items, so they would have no numbers. Create it with createRichTextEditor.',
    )
  }
  return places
}
