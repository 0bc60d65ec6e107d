import type { SavedView } from '@throughline/domain/saved-views'
import type { SavedViewsData } from '@throughline/planner-views/saved-views'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsLeaving } from '../../platform/router'
import { canOpen } from './view-link'
import { isPlanOpened, viewIdFromQuery, VIEW_QUERY } from './view-query'

/**
 * Opens what a URL without a view leaves to the app: the saved view that it names, else
 * the default view of the person, else the month.
 */
export function DefaultViewOpener({
  data,
  onOpen,
}: {
  readonly data: SavedViewsData
  readonly onOpen: (view: SavedView, options: { readonly isReplaced: boolean }) => void
}) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const opened = isPlanOpened(pathname) && data.status !== 'loading' ? pathname : null
  const open = useEffectEvent(() => {
    // What a person chose while the saved views were loading stays chosen.
    if (isLeaving()) return
    const id = viewIdFromQuery(new URLSearchParams(search).get(VIEW_QUERY))
    const views = data.status === 'ready' ? data.views.filter(canOpen) : []
    const view = views.find((one) => (id === null ? one.isDefault : one.id === id))
    if (view === undefined)
      void navigate(`${pathname.replace(/\/$/u, '')}/month`, { replace: true })
    else onOpen(view, { isReplaced: true })
  })
  useEffect(() => {
    if (opened !== null) open()
  }, [opened])
  return null
}
