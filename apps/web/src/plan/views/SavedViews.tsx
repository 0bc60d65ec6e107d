import { SavedViewsButton, type SavedViewsStart } from '@throughline/planner-views/saved-views'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useShowToast } from '../../platform/ToastProvider'
import { whenIdle } from '../../platform/when-idle'
import type { LoadedSavedViewsProps, SavedViewsProps } from './saved-views-props'
import { needsSavedViews } from '../view-query'

const loadViews = () => import('./LoadedSavedViews')

/** The loaded menu, and the state that its button takes over from the previous one. */
interface Loaded {
  readonly View: ComponentType<LoadedSavedViewsProps>
  readonly start: SavedViewsStart | null
}

/**
 * Saved views of a plan in the header of its views. The button is visible at once. Its menu loads
 * when the browser is idle, when the user is about to press the button, or at once if the URL names
 * a saved view.
 */
export function SavedViews(props: SavedViewsProps) {
  const showToast = useShowToast()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isPressedRef = useRef(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const load = useCallback(async () => {
    try {
      const { LoadedSavedViews } = await loadViews()
      const isFocused = buttonRef.current === document.activeElement
      const start = isPressedRef.current ? 'open' : isFocused ? 'focused' : null
      setLoaded((before) => before ?? { View: LoadedSavedViews, start })
    } catch {
      if (!isPressedRef.current) return
      isPressedRef.current = false
      showToast({ tone: 'error', text: 'The saved views could not be loaded.' })
    }
  }, [showToast])
  const isNeeded = needsSavedViews(useLocation())
  useEffect(() => {
    const start = isNeeded ? atOnce : whenIdle
    return start(() => void load())
  }, [load, isNeeded])

  if (loaded !== null) return <loaded.View {...props} start={loaded.start} />
  // Counts from its start, because the menu may replace the button before the press ends.
  const press = () => {
    isPressedRef.current = true
    void load()
  }
  return (
    <SavedViewsButton
      ref={buttonRef}
      viewName=""
      aria-haspopup="menu"
      onFocus={() => void load()}
      onPointerEnter={() => void load()}
      onPointerDown={press}
      onClick={press}
    />
  )
}

function atOnce(work: () => void): () => void {
  work()
  return () => undefined
}
