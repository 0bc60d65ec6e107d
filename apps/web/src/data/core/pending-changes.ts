/** A change of an item that the server has not answered yet. */
export interface PendingChange<Item> {
  /** Id of the plan or account whose lists show the item. */
  readonly ownerId: number
  /** The item as the user saw it. */
  readonly item: Item
  /** The fields that change, or null when the item is deleted. */
  readonly changes: Partial<Item> | null
}

/** Changes that the server has not answered yet, in the order of the user's actions. */
export interface PendingChanges<Item> {
  /**
   * Shows a change at once. @returns a function that removes it, for when the server has answered
   */
  readonly add: (change: PendingChange<Item>) => () => void
  readonly read: () => readonly PendingChange<Item>[]
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates an empty store of pending changes. They are separate from the answers of the server: a
 * refused change needs no rollback, and a list that arrives in the meantime cannot hide a change.
 */
export function createPendingChanges<Item>(): PendingChanges<Item> {
  let changes: readonly PendingChange<Item>[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly PendingChange<Item>[]): void => {
    changes = next
    for (const listener of listeners) listener()
  }
  return {
    add: (change) => {
      set([...changes, change])
      return () => {
        set(changes.filter((other) => other !== change))
      }
    },
    read: () => changes,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
