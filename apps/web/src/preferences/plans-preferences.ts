import type { KeyValueStore } from './key-value-store'

/** Columns by which the plans list can be sorted. */
export const PLAN_SORT_COLUMNS = ['plan', 'role', 'dates', 'tactics'] as const

/** A column by which the plans list can be sorted. */
type PlanSortColumn = (typeof PLAN_SORT_COLUMNS)[number]

/** How a person has sorted the plans list. */
export interface PlansSort {
  readonly columnId: PlanSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** What a browser remembers about the plans list. */
export interface PlansPreferences {
  /** null: the order in which the server lists them. What was stored malformed counts as null. */
  readonly sort: (userId: number) => PlansSort | null
  readonly setSort: (userId: number, sort: PlansSort | null) => void
}

/** The plans list in a store; key `plans-sort{person}`, a column and a direction such as `plan ascending`. */
export function createPlansPreferences(store: KeyValueStore): PlansPreferences {
  const keyOf = (userId: number) => `plans-sort${userId}`
  return {
    sort: (userId) => {
      const [column, direction] = (store.getItem(keyOf(userId)) ?? '').split(' ')
      const columnId = PLAN_SORT_COLUMNS.find((one) => one === column)
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
