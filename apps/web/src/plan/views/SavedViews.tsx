import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { SavedViewsButton, type SavedViewsStart } from '@throughline/planner-views/saved-views'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useShowToast } from '../../platform/ToastProvider'
import { whenIdle } from '../../platform/when-idle'
import type { PlanFilterState } from '../filters/use-plan-filters'
import type { PlanUrl } from '../use-plan-url'
import type { LoadedSavedViewsProps } from './LoadedSavedViews'

const loadViews = () => import('./LoadedSavedViews')

export interface SavedViewsProps {
  readonly planId: number
  /** undefined while it is loading. */
  readonly plan: PlanDetail | undefined
  /** What the person may do on the plan; null while that is not known. */
  readonly access: PlanAccess | null
  readonly url: PlanUrl
  readonly filters: PlanFilterState
  readonly today: CivilDate
}

/** The loaded menu, and what its button takes over from the one before. */
interface Loaded {
  readonly View: ComponentType<LoadedSavedViewsProps>
  readonly start: SavedViewsStart | null
}

/**
 * The saved views of a plan in the header of its views. The button is there at once; what
 * is behind it is loaded when the browser is idle, or when somebody is about to press it.
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
  useEffect(() => whenIdle(() => void load()), [load])

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
