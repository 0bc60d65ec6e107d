import { createContext, useMemo, useState, type ReactNode } from 'react'
import { useRequired } from '../../platform/use-required'

/** A dialog about saved views. */
export type ViewsDialog = 'save' | 'manage'

/** The open dialog about saved views, and its setter. */
export interface SavedViewsOpen {
  /** null while no dialog is open. */
  readonly dialog: ViewsDialog | null
  readonly setDialog: (dialog: ViewsDialog | null) => void
}

const SavedViewsOpenContext = createContext<SavedViewsOpen | null>(null)

/** Stores which dialog is open, for every button that opens one. */
export function SavedViewsProvider({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ViewsDialog | null>(null)
  const value = useMemo(() => ({ dialog, setDialog }), [dialog])
  return <SavedViewsOpenContext value={value}>{children}</SavedViewsOpenContext>
}

/** Returns the open dialog of the surrounding saved views, and its setter. */
export function useSavedViewsOpen(): SavedViewsOpen {
  return useRequired(
    SavedViewsOpenContext,
    'Nothing holds which dialog of saved views is open: put SavedViewsProvider around it.',
  )
}
