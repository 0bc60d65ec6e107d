import type { Tabs } from './tabs'
import { isWaitingChange, MAX_WAIT_MS, type WaitingChange } from './waiting-change'
import type { WaitingDatabase } from './waiting-database'

/** Rows of one user in the database. Each operation waits for the one before. */
export interface Rows {
  readonly put: (changes: readonly WaitingChange[]) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Returns whether the database contains everything that `put` received. */
  readonly areAllStored: () => boolean
  /** Returns whether the last attempt to store failed, and a change is still missing. */
  readonly isBlocked: () => boolean
  /**
   * Assigns the changes of closed tabs to this tab.
   *
   * @param own ids of the changes that this tab has already
   */
  readonly takeOver: (own: ReadonlySet<string>) => Promise<Takeover>
}

/** Rows of a user after a tab has taken over those of closed tabs. */
interface Takeover {
  /** Changes that now belong to this tab, and all refused changes. */
  readonly changes: readonly WaitingChange[]
  /** Other open tabs with waiting changes. */
  readonly otherTabs: readonly string[]
}

export interface RowsOptions {
  readonly database: WaitingDatabase
  readonly tabs: Tabs
  readonly userId: number
  readonly now: () => number
  readonly onChange: () => void
}

/**
 * Creates the rows of a user. Stores nothing if the browser blocks databases; `areAllStored` then
 * returns false.
 */
export function createRows({ database, tabs, userId, now, onChange }: RowsOptions): Rows {
  const missing = new Set<string>()
  let isBlocked = false
  let before: Promise<unknown> = Promise.resolve()
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = before.then(work)
    before = result.catch(() => undefined)
    return result
  }

  return {
    put: (changes) => {
      for (const { id } of changes) missing.add(id)
      return inOrder(async () => {
        if (changes.length === 0) return
        try {
          await database.put(changes)
          for (const { id } of changes) missing.delete(id)
          isBlocked = false
        } catch {
          // The changes stay missing.
          isBlocked = true
        }
        onChange()
      })
    },
    remove: (ids) => {
      for (const id of ids) missing.delete(id)
      // Every change is stored or saved by then: the browser tries again to store the next one.
      if (missing.size === 0) isBlocked = false
      return inOrder(async () => {
        await database.remove(ids).catch(() => undefined)
      })
    },
    areAllStored: () => missing.size === 0,
    isBlocked: () => isBlocked,
    takeOver: (own) =>
      inOrder(async () =>
        tabs.inTurn(async () => {
          const stored = await database.read()
          const open = await tabs.open()
          const changes = stored.filter(isWaitingChange)
          const isOver = ({ madeAt }: WaitingChange) => now() - madeAt > MAX_WAIT_MS
          const over = changes.filter(isOver).map(({ id }) => id)
          if (over.length > 0) await database.remove(over)
          const theirs = changes.filter((change) => change.userId === userId && !isOver(change))
          const waiting = theirs.filter(({ id, refusal }) => refusal === null && !own.has(id))
          const isOfOtherTab = ({ tab }: WaitingChange) => tab !== tabs.own && open.has(tab)
          const used = waiting
            .filter((change) => !isOfOtherTab(change))
            .map((change) => withTab(change, tabs.own))
          if (used.length > 0) await database.put(used)
          return {
            changes: [...theirs.filter(({ refusal }) => refusal !== null), ...used],
            otherTabs: waiting.filter(isOfOtherTab).map(({ tab }) => tab),
          }
        }),
      ).catch(() => ({ changes: [], otherTabs: [] })),
  }
}

function withTab(change: WaitingChange, tab: string): WaitingChange {
  return { ...change, tab }
}
