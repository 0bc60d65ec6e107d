import { createContext, useMemo, useState, type ReactNode } from 'react'
import { useRequired } from '../../platform/use-required'

/** A dialog about saved views. */
export type ViewsDialog = 'save' | 'manage'

/** State of the saved views of a screen: their open dialog, and whether the URL's view is missing. */
export interface SavedViewsOpen {
  /** null while no dialog is open. */
  readonly dialog: ViewsDialog | null
  readonly setDialog: (dialog: ViewsDialog | null) => void
  /** The URL names a saved view that does not exist for the user. */
  readonly isViewMissing: boolean
  readonly setViewMissing: (isMissing: boolean) => void
}

const SavedViewsOpenContext = createContext<SavedViewsOpen | null>(null)

/** Stores the state of the saved views, for all parts of a screen. */
export function SavedViewsProvider({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ViewsDialog | null>(null)
  const [isViewMissing, setViewMissing] = useState(false)
  const value = useMemo(
    () => ({ dialog, setDialog, isViewMissing, setViewMissing }),
    [dialog, isViewMissing],
  )
  return <SavedViewsOpenContext value={value}>{children}</SavedViewsOpenContext>
}

/** Returns the state of the surrounding saved views. */
export function useSavedViewsOpen(): SavedViewsOpen {
  return useRequired(
    SavedViewsOpenContext,
    'Nothing holds which dialog of saved views is open: put SavedViewsProvider around it.',
  )
}
