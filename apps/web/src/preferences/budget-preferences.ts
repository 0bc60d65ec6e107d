import type { KeyValueStore } from './key-value-store'
import { readTextSet, writeTextSet } from './text-sets'

/**
 * Prefixes of the keys of a budget; the ids of the user and the plan follow. `budget-closed1001-12`
 * holds the ids of closed channels as a JSON list. `budget-charts1001-12` exists while the charts
 * are visible.
 */
const CLOSED_PREFIX = 'budget-closed'
const CHARTS_PREFIX = 'budget-charts'
const SHOWN = 'shown'

/** User and plan of a budget. */
interface BudgetOwner {
  readonly userId: number
  readonly planId: number
}

/** Stored preferences of budgets. */
export interface BudgetPreferences {
  /** Ids of the channel rows whose types are hidden; empty if the store has none. */
  readonly closedRows: (owner: BudgetOwner) => ReadonlySet<string>
  readonly setClosedRows: (owner: BudgetOwner, rowIds: ReadonlySet<string>) => void
  /** Whether charts are visible above the table; false if the store has no value. */
  readonly areChartsVisible: (owner: BudgetOwner) => boolean
  readonly setChartsVisible: (owner: BudgetOwner, areVisible: boolean) => void
}

/** Creates the preferences of budgets over a store; only this module knows their keys. */
export function createBudgetPreferences(store: KeyValueStore): BudgetPreferences {
  const keyOf = (prefix: string, { userId, planId }: BudgetOwner) => `${prefix}${userId}-${planId}`
  return {
    closedRows: (owner) => readTextSet(store, keyOf(CLOSED_PREFIX, owner)),
    setClosedRows: (owner, rowIds) => {
      writeTextSet(store, keyOf(CLOSED_PREFIX, owner), rowIds)
    },
    areChartsVisible: (owner) => store.getItem(keyOf(CHARTS_PREFIX, owner)) === SHOWN,
    setChartsVisible: (owner, areVisible) => {
      const key = keyOf(CHARTS_PREFIX, owner)
      if (areVisible) store.setItem(key, SHOWN)
      else store.removeItem(key)
    },
  }
}
