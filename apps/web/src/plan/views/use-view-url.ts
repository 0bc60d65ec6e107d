import type { SavedView } from '@throughline/domain/saved-views'
import { readSavedViewSettings } from '@throughline/domain/saved-views'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { PlanFilterState } from '../filters/use-plan-filters'
import { planRoot, canOpen, placeOfView, type Today } from './view-link'
import { viewIdFromQuery, VIEW_QUERY } from '../view-query'

/** The saved view in the URL, and the function that opens another one. */
export interface ViewUrl {
  readonly currentId: number | null
  /** Opens a saved view: its screen, its dates and its filters. */
  readonly open: (view: SavedView, options?: { readonly isReplaced?: boolean }) => void
  /** Marks a view as the visible one, without any other change. */
  readonly mark: (id: number | null) => void
}

/** Returns the saved view in the URL of a plan's views. */
export function useViewUrl({
  accountId,
  planId,
  filters,
  today,
  weekStartDay,
}: {
  readonly accountId: number | null
  readonly planId: number
  readonly filters: PlanFilterState
} & Today): ViewUrl {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const open = async (view: SavedView, isReplaced: boolean) => {
    if (!canOpen(view) || accountId === null) return
    const { filters: saved } = readSavedViewSettings(view.settings)
    await filters.applyFilters({ filters: saved, viewId: view.id })
    const place = placeOfView(view, { today, weekStartDay })
    // Another saved view of the same screen adds no entry, so that Back leads to the previous
    // screen.
    const isSameScreen = pathname.endsWith(`/${view.view}`)
    await navigate(`${planRoot(accountId, planId)}${place}`, {
      replace: isReplaced || isSameScreen,
    })
  }
  const mark = useCallback(
    (id: number | null) => {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          if (id === null) next.delete(VIEW_QUERY)
          else next.set(VIEW_QUERY, String(id))
          return next
        },
        { replace: true },
      )
    },
    [setQuery],
  )
  return {
    currentId: viewIdFromQuery(query.get(VIEW_QUERY)),
    open: (view, { isReplaced = false } = {}) => void open(view, isReplaced),
    mark,
  }
}
