import type { DataTableSort } from '@throughline/ui/DataTable'
import { useMemo, useState } from 'react'
import {
  createPlansPreferences,
  PLAN_SORT_COLUMNS,
  type PlansSort,
} from '../../../preferences/plans-preferences'
import { usePreferences } from '../../../preferences/preferences-context'

/** How the list is sorted, remembered for a person. */
export function usePlansSort(userId: number): {
  readonly sort: PlansSort | null
  readonly setSort: (sort: DataTableSort | null) => void
} {
  const { store } = usePreferences()
  const preferences = useMemo(() => createPlansPreferences(store), [store])
  const [sort, setSort] = useState(() => preferences.sort(userId))
  return {
    sort,
    setSort: (chosen) => {
      const columnId = PLAN_SORT_COLUMNS.find((column) => column === chosen?.columnId)
      const next =
        chosen === null || columnId === undefined ? null : { columnId, direction: chosen.direction }
      preferences.setSort(userId, next)
      setSort(next)
    },
  }
}
