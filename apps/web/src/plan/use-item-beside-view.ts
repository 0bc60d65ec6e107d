import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { itemHistoryOf, stateOfItem, type ItemHistory } from './item-history'
import { itemBesideView, withItemBesideView, type ItemTarget } from './item-url'

/** The item beside a view, and the functions that change it. */
export interface ItemBesideView {
  /** null while there is none. */
  readonly target: ItemTarget | null
  readonly history: ItemHistory
  /** Shows an item beside the view, in place of the current one. */
  readonly open: (target: ItemTarget, history?: ItemHistory) => void
  readonly close: () => void
}

/**
 * Returns the item in the URL of a view. The first open item adds an entry to the history, so that
 * Back closes it. Further items replace that entry.
 */
export function useItemBesideView(): ItemBesideView {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const target = useMemo(() => itemBesideView(query), [query])
  const history = useMemo(() => itemHistoryOf(state), [state])
  const isOpen = target !== null
  const { openedOver } = history

  const open = useCallback<ItemBesideView['open']>(
    (next, more = {}) => {
      const place = { pathname, search: withItemBesideView(query, next).toString() }
      const before = isOpen ? openedOver : urlOf(pathname, query)
      const entry = before === undefined ? more : { ...more, openedOver: before }
      void navigate(place, { state: stateOfItem(entry), replace: isOpen })
    },
    [navigate, pathname, query, isOpen, openedOver],
  )
  const close = useCallback(() => {
    const url = urlOf(pathname, withItemBesideView(query, null))
    // Goes back only if the view is unchanged, because going back also restores the month of that
    // time.
    if (url === openedOver) void navigate(-1)
    else void navigate(url, { replace: true })
  }, [navigate, pathname, query, openedOver])
  return useMemo(() => ({ target, history, open, close }), [target, history, open, close])
}

function urlOf(pathname: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}
