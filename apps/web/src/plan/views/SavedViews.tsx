import { SavedViewsButton, type SavedViewsStart } from '@throughline/planner-views/saved-views'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useShowToast } from '../../platform/ToastProvider'
import { whenIdle } from '../../platform/when-idle'
import type { LoadedSavedViewsProps, SavedViewsProps } from './saved-views-props'
import { needsSavedViews } from './view-query'

const loadViews = () => import('./LoadedSavedViews')

/** The loaded menu, and what its button takes over from the one before. */
interface Loaded {
  readonly View: ComponentType<LoadedSavedViewsProps>
  readonly start: SavedViewsStart | null
}

/**
 * The saved views of a plan in the header of its views. The button is there at once; what
 * is behind it is loaded when the browser is idle, or when somebody is about to press it; at
 * once where the URL leads to a saved view.
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
  // Counted from where it begins: the menu may take the place of the button before it ends.
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
