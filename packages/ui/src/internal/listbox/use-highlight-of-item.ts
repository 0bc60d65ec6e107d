import { useLayoutEffect, useRef } from 'react'

import type { ListItem } from './list-entries'

interface HighlightOptions<Value extends string> {
  /** The items of the list; another array when they change. */
  items: readonly ListItem<Value>[]
  isOpen: boolean
  /** -1 for none. */
  highlightedIndex: number
  setHighlightedIndex: (index: number) => void
  /** The text that filters the items; with another text the highlight begins anew. */
  typed?: string
}

/**
 * Keeps the highlight on its item while other items come and go above it: downshift only knows
 * its index, and Enter would choose a neighbor. When the item is gone, nothing is highlighted.
 */
export function useHighlightOfItem<Value extends string>({
  items,
  isOpen,
  highlightedIndex,
  setHighlightedIndex,
  typed = '',
}: HighlightOptions<Value>): void {
  const lastRef = useRef<{ items: readonly ListItem<Value>[]; typed: string; key: string | null }>(
    null,
  )
  useLayoutEffect(() => {
    const last = lastRef.current
    let key = keyOf(items[highlightedIndex])
    const hasOtherItems = last !== null && last.items !== items && last.typed === typed
    if (isOpen && hasOtherItems && last.key !== null && key !== last.key) {
      const index = items.findIndex((item) => keyOf(item) === last.key)
      key = keyOf(items[index])
      setHighlightedIndex(index)
    }
    lastRef.current = { items, typed, key: isOpen ? key : null }
  })
}

function keyOf(item: ListItem | undefined): string | null {
  if (item === undefined) return null
  if (item.kind === 'option') return `option ${item.option.value}`
  return item.kind === 'all' ? `all ${item.group.label}` : item.kind
}
