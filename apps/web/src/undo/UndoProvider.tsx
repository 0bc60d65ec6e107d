import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { usePageKeys } from '../platform/use-page-keys'
import { useRequired } from '../platform/use-required'
import { createUndoHistory, type UndoHistory, type UndoStack } from './undo-stack'

const UndoContext = createContext<UndoHistory | null>(null)

/**
 * Holds the undo history of the app. Ctrl+Z or Cmd+Z takes the last change back, where
 * the key belongs to the page (`usePageKeys`): in a text field it takes back typing, and
 * while a dialog is open it does nothing.
 */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createUndoHistory)
  usePageKeys((event) => isUndoKey(event) && history.undo())
  return <UndoContext value={history}>{children}</UndoContext>
}

/**
 * The undo stack of a place. The keys take its changes back for as long as the place is
 * on the screen, also when the person left it and came back.
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
