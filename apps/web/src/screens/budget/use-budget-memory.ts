import type { BudgetRow } from '@throughline/domain/budget'
import { useMemo, useState } from 'react'
import { createBudgetPreferences } from '../../preferences/budget-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'

/** How a person looks at the budget of a plan, as the browser remembers it. */
export function useBudgetMemory(userId: number, planId: number, rows: readonly BudgetRow[]) {
  const preferences = useStoredPreferences(createBudgetPreferences)
  const read = () => ({
    planId,
    closed: preferences.closedRows({ userId, planId }),
    areChartsShown: preferences.areChartsShown({ userId, planId }),
  })
  const [held, setHeld] = useState(read)
  const current = held.planId === planId ? held : read()
  // During rendering, so that no plan is shown as the plan before was.
  if (held.planId !== planId) setHeld(current)
  const { closed, areChartsShown } = current
  const expandedRowIds = useMemo(
    () => new Set(rows.map(({ id }) => id).filter((id) => !closed.has(id))),
    [rows, closed],
  )
  return {
    expandedRowIds,
    onExpandedChange: (change: { readonly expandedRowIds: ReadonlySet<string> }) => {
      // A channel that the filters leave out keeps what was chosen for it.
      const next = new Set(closed)
      for (const { id } of rows) {
        if (change.expandedRowIds.has(id)) next.delete(id)
        else next.add(id)
      }
      preferences.setClosedRows({ userId, planId }, next)
      setHeld({ ...current, closed: next })
    },
    areChartsShown,
    onChartsToggle: () => {
      preferences.setChartsShown({ userId, planId }, !areChartsShown)
      setHeld({ ...current, areChartsShown: !areChartsShown })
    },
  }
}
