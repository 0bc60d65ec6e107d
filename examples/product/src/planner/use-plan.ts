import { useCallback, useState } from 'react'

import type { PlannedItem } from './planned-item'

/** The items of a plan, and how they change. Each change can be taken back. */
export interface Plan {
  readonly items: readonly PlannedItem[]
  /** Adds an item, or puts it in the place of the one with its id. */
  readonly save: (item: PlannedItem) => void
  readonly remove: (id: number) => void
  /** Takes the last change back; without one nothing happens. */
  readonly undo: () => void
}

interface History {
  readonly items: readonly PlannedItem[]
  readonly past: readonly (readonly PlannedItem[])[]
}

/**
 * A plan in memory, where a product asks its server. Each state of the list is
 * an array of its own, which stays the same until something in it changes.
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
