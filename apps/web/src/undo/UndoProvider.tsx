import { useIsModalOpen } from '@throughline/ui/Dialog'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { isPageKey } from '../shell/page-keys'
import { createUndoHistory, type UndoHistory, type UndoStack } from './undo-stack'

const UndoContext = createContext<UndoHistory | null>(null)

/**
 * Holds what can be taken back, and takes it back on Ctrl+Z or Cmd+Z. While
 * something is typed into, those keys are the field's; while a dialog is open they
 * do nothing, because what they would change lies behind it.
 */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createUndoHistory)
  const isModalOpen = useIsModalOpen()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isModalOpen && isUndoKey(event) && isPageKey(event) && history.undo()) {
      event.preventDefault()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event)
    }
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
    }
  }, [])
  return <UndoContext value={history}>{children}</UndoContext>
}

/**
 * The stack of a place. Its changes are taken back by keys for as long as the place
 * is on show, also when it was left and comes back.
 *
 * @param place names it among all places of the app, such as `plan:12`
 */
export function useUndoStack(place: string): UndoStack {
  const history = use(UndoContext)
  if (history === null) {
    throw new Error('There is no history, so nothing is taken back: put UndoProvider around it.')
  }
  useEffect(() => history.enter(place), [history, place])
  return useMemo(() => ({ push: (change) => history.push(place, change) }), [history, place])
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
