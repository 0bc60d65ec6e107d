import { createStore, delMany, setMany, values, type UseStore } from 'idb-keyval'
import type { WaitingChange } from './waiting-change'

/** Where changes wait; IndexedDB in the browser. */
export interface WaitingDatabase {
  /** Everything that waits in this browser, whoever has made it. */
  readonly read: () => Promise<readonly unknown[]>
  readonly put: (changes: readonly WaitingChange[]) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
}

/** The IndexedDB database of waiting changes, opened when it is first used. */
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
