import type { TacticListItem } from '@throughline/domain/tactics'
import { createContext, useMemo, useState, type ReactNode } from 'react'
import { useRequired } from '../../platform/use-required'

/** Items that the user has selected in the views of a plan. */
export interface PlanSelection {
  readonly ids: ReadonlySet<number>
  readonly set: (ids: ReadonlySet<number>) => void
  /** Items that the user has copied, to paste them on other days. */
  readonly copied: readonly TacticListItem[]
  readonly setCopied: (items: readonly TacticListItem[]) => void
}

const nothing: ReadonlySet<number> = new Set()
const noItems: readonly TacticListItem[] = []
const SelectionContext = createContext<PlanSelection | null>(null)

/**
 * Stores the selection and the copied items for all views of a plan, so that they survive a change
 * of the view. Another plan starts without both.
 */
export function SelectionProvider({
  planId,
  children,
}: {
  readonly planId: number | null
  readonly children: ReactNode
}) {
  const [state, setState] = useState({ planId, ids: nothing, copied: noItems })
  if (state.planId !== planId) setState({ planId, ids: nothing, copied: noItems })
  const { ids, copied } = state
  const value = useMemo(
    () => ({
      ids,
      set: (next: ReadonlySet<number>) => {
        setState((before) => ({ ...before, planId, ids: next }))
      },
      copied,
      setCopied: (items: readonly TacticListItem[]) => {
        setState((before) => ({ ...before, planId, copied: items }))
      },
    }),
    [planId, ids, copied],
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
