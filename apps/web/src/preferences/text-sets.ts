import type { KeyValueStore } from './key-value-store'

/** A set of texts that is stored as a JSON list; empty when nothing, or no list, is stored. */
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

/** Stores a set of texts; nothing is stored for an empty one. */
export function writeTextSet(store: KeyValueStore, key: string, texts: ReadonlySet<string>): void {
  if (texts.size === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify([...texts]))
}
