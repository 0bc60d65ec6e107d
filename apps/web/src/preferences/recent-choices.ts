import type { KeyValueStore } from './key-value-store'

/** Number of stored choices. */
export const RECENT_COUNT = 8

/** The latest choices of a user, in a store of the browser. */
export interface RecentChoices {
  /** The latest first. */
  readonly read: () => readonly string[]
  /** Puts a choice first. */
  readonly add: (choice: string) => void
  readonly remove: (choice: string) => void
}

/** Creates the user's latest searches in a plan; key `recent-search{user}-{plan}`, a JSON list. */
export function createRecentSearches(
  store: KeyValueStore,
  userId: number,
  planId: number,
): RecentChoices {
  return createRecentChoices(store, `recent-search${userId}-${planId}`)
}

/**
 * Creates the ids of the commands that the user ran last; key `recent-command{user}`, a JSON list.
 */
export function createRecentCommands(store: KeyValueStore, userId: number): RecentChoices {
  return createRecentChoices(store, `recent-command${userId}`)
}

/** Creates the ids of the plans that the user opened last; key `recent-plan{user}`, a JSON list. */
export function createRecentPlans(store: KeyValueStore, userId: number): RecentChoices {
  return createRecentChoices(store, `recent-plan${userId}`)
}

function createRecentChoices(store: KeyValueStore, key: string): RecentChoices {
  const read = () => textsIn(store.getItem(key)).slice(0, RECENT_COUNT)
  const write = (choices: readonly string[]) => {
    if (choices.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify(choices))
  }
  const without = (choice: string) => {
    const folded = choice.toLowerCase()
    return read().filter((other) => other.toLowerCase() !== folded)
  }
  return {
    read,
    add: (choice) => {
      write([choice, ...without(choice)].slice(0, RECENT_COUNT))
    },
    remove: (choice) => {
      write(without(choice))
    },
  }
}

function textsIn(stored: string | null): readonly string[] {
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
