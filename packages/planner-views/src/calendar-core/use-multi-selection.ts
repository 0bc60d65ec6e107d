import { useEffect, useEffectEvent, useRef } from 'react'

import type { SelectionDefinition } from './calendar-definition'
import type { KeyPress } from './item-key-intent'
import {
  isSameSelection,
  joinedSelection,
  rangeOfItems,
  remainingSelection,
  selectionClickOf,
  toggledSelection,
} from './multi-selection'
import type { ClickModifiers } from './multi-selection'
import type { MultiSelectionProps } from './multi-selection.types'

interface MultiSelectionOptions extends Pick<
  MultiSelectionProps,
  'selection' | 'onSelectionChange'
> {
  /** Null for a view without a selection. */
  readonly definition: SelectionDefinition | null
  /** Says something in the live region of the view. */
  readonly announce: (text: string) => void
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Selects several items, in the same way in all views. Ctrl or Cmd with a click
 * toggles an item, Shift selects from the item that was clicked last to this one, a
 * plain click clears the selection. On an item, Space toggles it and Shift with Space
 * selects a range; Ctrl or Cmd with A selects all, Esc clears.
 *
 * Without `onSelectionChange` nothing can be selected, and no click or key means
 * anything else than before.
 */
export function useMultiSelection({
  selection = nothing,
  onSelectionChange,
  definition,
  announce,
}: MultiSelectionOptions) {
  const isEnabled = onSelectionChange !== undefined && definition !== null
  /** The item from which Shift selects. */
  const anchorRef = useRef<number | null>(null)

  /** Reports a selection without an announcement; a marquee does it for each item that it touches. */
  const set = (next: ReadonlySet<number>): boolean => {
    if (isSameSelection(selection, next)) return false
    onSelectionChange?.({ selection: next })
    return true
  }
  const tell = ({ size }: ReadonlySet<number>): void => {
    const labels = definition?.labels
    if (labels === undefined) return
    announce(size === 0 ? labels.selectionCleared : labels.itemsSelected({ count: size }))
  }
  const change = (next: ReadonlySet<number>): void => {
    if (set(next)) tell(next)
  }
  const toggle = (itemId: number): void => {
    anchorRef.current = itemId
    change(toggledSelection(selection, itemId))
  }
  const selectRange = (itemId: number, retained: ReadonlySet<number>): void => {
    anchorRef.current ??= itemId
    change(
      joinedSelection(
        retained,
        rangeOfItems(definition?.orderOf() ?? [], anchorRef.current, itemId),
      ),
    )
  }
  const clear = (): boolean => {
    if (!isEnabled || selection.size === 0) return false
    change(nothing)
    return true
  }

  const dropGone = useEffectEvent((left: SelectionDefinition['items']) => {
    if (isEnabled) change(remainingSelection(selection, left))
  })
  const items = definition?.items
  useEffect(() => {
    if (items !== undefined) dropGone(items)
  }, [items])

  return {
    isEnabled,
    /** Empty where nothing can be selected. */
    selection: isEnabled ? selection : nothing,
    set,
    /** Leaves out of an earlier selection what has gone since. */
    remaining: (earlier: ReadonlySet<number>) => remainingSelection(earlier, items ?? []),
    tell,
    clear,
    /**
     * A click on an item, or with null on anything else.
     *
     * @returns whether it selected something, and so is not to open it
     */
    click: (itemId: number | null, modifiers: ClickModifiers): boolean => {
      const meaning = selectionClickOf(modifiers)
      if (!isEnabled) return false
      if (meaning === 'clear') {
        clear()
        anchorRef.current = itemId
        return false
      }
      if (itemId === null) return false
      if (meaning === 'toggle') toggle(itemId)
      else selectRange(itemId, meaning === 'range' ? nothing : selection)
      return true
    },
    /**
     * Handles a key press on an item; null for a press elsewhere in the view.
     *
     * @returns whether the selection handled it; the view should then not act on it
     */
    press: ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, itemId: number | null) => {
      if (!isEnabled || altKey) return false
      const isCommand = ctrlKey || metaKey
      if (key === 'Escape') return clear()
      if (isCommand && !shiftKey && key.toLowerCase() === 'a') {
        change(new Set(definition?.orderOf()))
        return true
      }
      if (key !== ' ' || itemId === null) return false
      if (shiftKey) selectRange(itemId, isCommand ? selection : nothing)
      else toggle(itemId)
      return true
    },
    /**
     * A key was released, on an item or with null on anything else. The press of Space has
     * selected already; some browsers would now click the button that the item is.
     */
    release: (
      event: { readonly key: string; readonly preventDefault: () => void },
      itemId: number | null,
    ): void => {
      if (isEnabled && event.key === ' ' && itemId !== null) event.preventDefault()
    },
  }
}
