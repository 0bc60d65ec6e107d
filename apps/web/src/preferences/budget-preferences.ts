import type { KeyValueStore } from './key-value-store'
import { readTextSet, writeTextSet } from './text-sets'

/**
 * What the keys of a budget begin with; the numbers of the person and the plan follow:
 * `budget-closed1001-12` holds the ids of closed channels as a JSON list, and
 * `budget-charts1001-12` is there while charts are shown.
 */
const CLOSED_PREFIX = 'budget-closed'
const CHARTS_PREFIX = 'budget-charts'
const SHOWN = 'shown'

/** Whose budget, and of which plan. */
interface BudgetOwner {
  readonly userId: number
  readonly planId: number
}

/** What a browser remembers about budgets. */
export interface BudgetPreferences {
  /** Ids of the rows of channels whose types are hidden; none when nothing is stored. */
  readonly closedRows: (owner: BudgetOwner) => ReadonlySet<string>
  readonly setClosedRows: (owner: BudgetOwner, rowIds: ReadonlySet<string>) => void
  /** Whether charts stand above the table; not, when nothing is stored. */
  readonly areChartsShown: (owner: BudgetOwner) => boolean
  readonly setChartsShown: (owner: BudgetOwner, areShown: boolean) => void
}

/** Budgets in a store; only this module knows their keys. */
export function createBudgetPreferences(store: KeyValueStore): BudgetPreferences {
  const keyOf = (prefix: string, { userId, planId }: BudgetOwner) => `${prefix}${userId}-${planId}`
  return {
    closedRows: (owner) => readTextSet(store, keyOf(CLOSED_PREFIX, owner)),
    setClosedRows: (owner, rowIds) => {
      writeTextSet(store, keyOf(CLOSED_PREFIX, owner), rowIds)
    },
    areChartsShown: (owner) => store.getItem(keyOf(CHARTS_PREFIX, owner)) === SHOWN,
    setChartsShown: (owner, areShown) => {
      const key = keyOf(CHARTS_PREFIX, owner)
      if (areShown) store.setItem(key, SHOWN)
      else store.removeItem(key)
    },
  }
}
