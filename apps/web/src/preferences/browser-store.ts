import type { KeyValueStore } from './key-value-store'

/**
 * Returns a store in memory that lasts until the page closes, for browsers that block local
 * storage.
 */
export function memoryStore(): KeyValueStore {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
    keys: () => [...entries.keys()],
  }
}

/**
 * Returns the browser's local storage, or a store in memory if local storage is blocked or full.
 */
export function browserStore(): KeyValueStore {
  try {
    const storage = globalThis.localStorage
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        storage.setItem(key, value)
      },
      removeItem: (key) => {
        storage.removeItem(key)
      },
      keys: () => Object.keys(storage),
    }
  } catch {
    return memoryStore()
  }
}
