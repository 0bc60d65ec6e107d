import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { usePageKeys } from '../platform/use-page-keys'
import { useRequired } from '../platform/use-required'
import { createUndoHistory, type UndoHistory, type UndoStack } from './undo-stack'

const UndoContext = createContext<UndoHistory | null>(null)

/**
 * Stores the undo history of the app. Ctrl+Z or Cmd+Z undoes the last change, if the key belongs to
 * the page (`usePageKeys`). In a text field the key undoes typing, and while a dialog is open it
 * does nothing.
 */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createUndoHistory)
  usePageKeys((event) => isUndoKey(event) && history.undo())
  return <UndoContext value={history}>{children}</UndoContext>
}

/**
 * Returns the undo stack of a place. The keys undo its changes as long as the place is visible,
 * even after the user left it and returned.
 *
 * @param place its name among all places of the app, such as `plan:12`
 */
export function useUndoStack(place: string): UndoStack {
  const history = useRequired(
    UndoContext,
    'The undo history is missing, so no change can be undone. Put UndoProvider around the component.',
  )
  useEffect(() => history.enter(place), [history, place])
  return useMemo(() => ({ push: (change) => history.push(place, change) }), [history, place])
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
