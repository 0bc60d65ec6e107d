import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { usePageKeys } from '../platform/use-page-keys'
import { useRequired } from '../platform/use-required'
import { createUndoHistory, type UndoHistory, type UndoStack } from './undo-stack'

const UndoContext = createContext<UndoHistory | null>(null)

/**
 * Stores the undo history of the app. Ctrl+Z or Cmd+Z undoes the last change; Ctrl+Shift+Z,
 * Cmd+Shift+Z or Ctrl+Y makes it again. The keys must belong to the page (`usePageKeys`). In a text
 * field they undo and redo typing, and while a dialog is open they do nothing.
 */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createUndoHistory)
  usePageKeys((event) => {
    if (isUndoKey(event)) return history.undo()
    return isRedoKey(event) && history.redo()
  })
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
  return useMemo(
    () => ({ push: (change, isRedo) => history.push(place, change, isRedo) }),
    [history, place],
  )
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

function isRedoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false
  const name = key.toLowerCase()
  // Cmd+Y belongs to browsers.
  return name === 'z' ? (ctrlKey || metaKey) && shiftKey : name === 'y' && ctrlKey && !shiftKey
}
