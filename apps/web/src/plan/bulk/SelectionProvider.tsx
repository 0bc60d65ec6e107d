import { createContext, useMemo, useState, type ReactNode } from 'react'
import { useRequired } from '../../platform/use-required'

/** Items that the user has selected in the views of a plan. */
export interface PlanSelection {
  readonly ids: ReadonlySet<number>
  readonly set: (ids: ReadonlySet<number>) => void
}

const nothing: ReadonlySet<number> = new Set()
const SelectionContext = createContext<PlanSelection | null>(null)

/**
 * Stores the selection for all views of a plan, so that it survives a change of the view. Another
 * plan starts with an empty selection.
 */
export function SelectionProvider({
  planId,
  children,
}: {
  readonly planId: number | null
  readonly children: ReactNode
}) {
  const [selected, setSelected] = useState({ planId, ids: nothing })
  if (selected.planId !== planId) setSelected({ planId, ids: nothing })
  const { ids } = selected
  const value = useMemo(
    () => ({
      ids,
      set: (next: ReadonlySet<number>) => {
        setSelected({ planId, ids: next })
      },
    }),
    [planId, ids],
  )
  return <SelectionContext value={value}>{children}</SelectionContext>
}

/** Returns the selection of the surrounding views. */
export function usePlanSelection(): PlanSelection {
  return useRequired(
    SelectionContext,
    'Nothing holds which items are selected: put SelectionProvider around the views.',
  )
}
