import type { SavableView, SavedView } from '@throughline/domain/saved-views'
import type { SavedViewsData } from '@throughline/planner-views/saved-views'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsLeaving } from '../../platform/router'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { recentViewIn } from '../../session/recent-place'
import { canOpen } from './view-link'
import { isPlanOpened, viewIdFromQuery, VIEW_QUERY } from '../view-query'

/**
 * Opens a view of a plan when the path of the URL names none. This is the saved view in the query,
 * or the user's default view if the query names none. Without a match it is the view that the user
 * used last before signing in (`session/recent-place.ts`), if the plan offers it. Otherwise it is
 * the last view of a calendar.
 */
export function DefaultViewOpener({
  data,
  hiddenViews,
  onOpen,
}: {
  readonly data: SavedViewsData
  /** Views that the plan does not offer to the user; null while they are loading. */
  readonly hiddenViews: readonly SavableView[] | null
  readonly onOpen: (view: SavedView, options: { readonly isReplaced: boolean }) => void
}) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const { calendarView } = useStoredPreferences(createCalendarPreferences)
  const recentView = recentViewIn(state)
  const isSupported = data.status !== 'loading' && (recentView === null || hiddenViews !== null)
  const opened = isPlanOpened(pathname) && isSupported ? pathname : null
  const open = useEffectEvent(() => {
    // The user may have opened another page while the saved views were loading.
    if (isLeaving()) return
    const id = viewIdFromQuery(new URLSearchParams(search).get(VIEW_QUERY))
    const views = data.status === 'ready' ? data.views.filter(canOpen) : []
    const view = views.find((one) => (id === null ? one.isDefault : one.id === id))
    if (view !== undefined) onOpen(view, { isReplaced: true })
    else {
      const calendar = pathname.replace(/\/$/u, '')
      const isOffered = recentView !== null && hiddenViews?.includes(recentView) === false
      const path = isOffered
        ? calendar.replace(/calendar$/u, recentView)
        : `${calendar}/${calendarView()}`
      // A view that is missing stays in the URL, and the screen reports it.
      const query = id === null ? '' : `?${VIEW_QUERY}=${id}`
      void navigate(`${path}${query}`, { replace: true })
    }
  })
  useEffect(() => {
    if (opened !== null) open()
  }, [opened])
  return null
}
