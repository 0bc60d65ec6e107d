import { createStore, delMany, setMany, values, type UseStore } from 'idb-keyval'
import type { WaitingChange } from './waiting-change'

/** Database of waiting changes; IndexedDB in the browser. */
export interface WaitingDatabase {
  /** Reads the changes of all users of this browser. */
  readonly read: () => Promise<readonly unknown[]>
  readonly put: (changes: readonly WaitingChange[]) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
}

/** Returns the IndexedDB database of waiting changes. The first use opens it. */
export function openWaitingDatabase(): WaitingDatabase {
  let opened: UseStore | undefined
  const store = (): UseStore => (opened ??= createStore('throughline-waiting', 'changes'))
  return {
    read: async () => values<unknown>(store()),
    put: async (changes) =>
      setMany(
        changes.map((change) => [change.id, change]),
        store(),
      ),
    remove: async (ids) => delMany([...ids], store()),
  }
}
