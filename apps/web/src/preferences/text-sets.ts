import type { KeyValueStore } from './key-value-store'

/**
 * Returns a set of texts that the store has as a JSON list; empty if the value is missing or
 * malformed.
 */
export function readTextSet(store: KeyValueStore, key: string): ReadonlySet<string> {
  const stored = store.getItem(key)
  if (stored === null) return new Set()
  try {
    const list: unknown = JSON.parse(stored)
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Stores a set of texts; removes the key if the set is empty. */
export function writeTextSet(store: KeyValueStore, key: string, texts: ReadonlySet<string>): void {
  if (texts.size === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify([...texts]))
}
