import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import type { CopyDatabase } from './local-copy'

/** Returns the IndexedDB database of the local copy. The first use opens it. */
export function openCopyDatabase(): CopyDatabase {
  let opened: UseStore | undefined
  const store = (): UseStore => (opened ??= createStore('throughline', 'copies'))
  return {
    get: async (key) => get<unknown>(key, store()),
    set: async (key, value) => set(key, value, store()),
    clear: async () => clear(store()),
  }
}
