import { useCallback, useState } from 'react'

import type { PlannedItem } from './planned-item'

/** The items of a plan, and changes to them that the user can undo. */
export interface Plan {
  readonly items: readonly PlannedItem[]
  /** Adds an item, or puts it in the place of the one with its id. */
  readonly save: (item: PlannedItem) => void
  readonly remove: (id: number) => void
  /** Undoes the last change; without one it does nothing. */
  readonly undo: () => void
}

interface History {
  readonly items: readonly PlannedItem[]
  readonly past: readonly (readonly PlannedItem[])[]
}

/**
 * Returns a plan in memory, where a product would use its server. Each change creates a new array;
 * without a change the array stays the same.
 */
export function usePlan(firstItems: readonly PlannedItem[]): Plan {
  const [{ items }, setHistory] = useState<History>({ items: firstItems, past: [] })
  const change = useCallback((step: (items: readonly PlannedItem[]) => readonly PlannedItem[]) => {
    setHistory((before) => ({ items: step(before.items), past: [...before.past, before.items] }))
  }, [])
  const save = useCallback(
    (item: PlannedItem) => {
      change((before) =>
        before.some(({ id }) => id === item.id)
          ? before.map((each) => (each.id === item.id ? item : each))
          : [...before, item],
      )
    },
    [change],
  )
  const remove = useCallback(
    (id: number) => {
      change((before) => before.filter((item) => item.id !== id))
    },
    [change],
  )
  const undo = useCallback(() => {
    setHistory(({ items: now, past }) => ({ items: past.at(-1) ?? now, past: past.slice(0, -1) }))
  }, [])
  return { items, save, remove, undo }
}
