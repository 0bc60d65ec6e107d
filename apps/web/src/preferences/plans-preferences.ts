import type { KeyValueStore } from './key-value-store'

/** Columns by which users can sort the plans list. */
export const planSortColumns = ['plan', 'role', 'dates', 'tactics'] as const

/** Column by which users can sort the plans list. */
type PlanSortColumn = (typeof planSortColumns)[number]

/** Sorting of the plans list. */
export interface PlansSort {
  readonly columnId: PlanSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** Stored preferences of the plans list. */
export interface PlansPreferences {
  /**
   * Returns the sorting, or null for the order of the server. A malformed stored value counts as
   * null.
   */
  readonly sort: (userId: number) => PlansSort | null
  readonly setSort: (userId: number, sort: PlansSort | null) => void
}

/**
 * Creates the preferences of the plans list over a store. Key `plans-sort{user}`; value a column
 * and a direction, such as `plan ascending`.
 */
export function createPlansPreferences(store: KeyValueStore): PlansPreferences {
  const keyOf = (userId: number) => `plans-sort${userId}`
  return {
    sort: (userId) => {
      const [column, direction] = (store.getItem(keyOf(userId)) ?? '').split(' ')
      const columnId = planSortColumns.find((one) => one === column)
      if (columnId === undefined) return null
      if (direction !== 'ascending' && direction !== 'descending') return null
      return { columnId, direction }
    },
    setSort: (userId, sort) => {
      if (sort === null) store.removeItem(keyOf(userId))
      else store.setItem(keyOf(userId), `${sort.columnId} ${sort.direction}`)
    },
  }
}
