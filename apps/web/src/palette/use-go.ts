import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  itemBesideView,
  itemHistoryOf,
  itemPageUrl,
  newItemTarget,
  stateOfItem,
  withItemBesideView,
  type ItemHistory,
  type ItemTarget,
} from '../plan'
import { settingsOriginOf } from '../shell/settings-origin'
import { stateOfSettings } from '../shell/settings-paths'
import { now } from '../platform/now'

/** The views that show an item beside them. */
const SHOWS_ITEMS = /\/plan\/\d+\/(?:calendar\/(?:month|day|flow)|table|budget|search)\/?$/

/** Where the command palette leads. */
export interface Go {
  readonly to: (path: string) => void
  /** Opens settings, whose Close leads back here. */
  readonly toSettings: (path: string) => void
  /** Opens an item beside the view, where the view shows items, else on its page. */
  readonly toItem: (target: ItemTarget) => void
  /** Opens an item of another plan on its page. */
  readonly toItemOf: (planId: number, target: ItemTarget) => void
  /** Opens an empty tactic. @param title what is filled in already; empty for nothing */
  readonly toNewTactic: (title: string) => void
}

/** Goes to places of the app, and to items of a plan. */
export function useGo(accountId: number, planId: number | null): Go {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return useMemo(() => {
    const openPage = (ownPlanId: number, target: ItemTarget, more: ItemHistory) => {
      const from = { url: `${pathname}${search}`, label: document.title.split(' · ')[0] ?? '' }
      const itemState = stateOfItem({ ...more, from })
      void navigate(itemPageUrl(accountId, ownPlanId, target), { state: itemState })
    }
    const open = (target: ItemTarget, more: ItemHistory) => {
      if (planId === null) return
      if (!SHOWS_ITEMS.test(pathname)) {
        openPage(planId, target, more)
        return
      }
      const query = new URLSearchParams(search)
      const isOpen = itemBesideView(query) !== null
      const openedOver = isOpen ? itemHistoryOf(state).openedOver : `${pathname}${search}`
      const entry = openedOver === undefined ? more : { ...more, openedOver }
      const place = { pathname, search: withItemBesideView(query, target).toString() }
      void navigate(place, { state: stateOfItem(entry), replace: isOpen })
    }
    return {
      to: (path) => void navigate(path),
      toSettings: (path) => {
        // Within the settings, Close leads back to where they were opened from.
        const isThere = settingsOriginOf(state) !== null
        void navigate(path, { state: isThere ? state : stateOfSettings(`${pathname}${search}`) })
      },
      toItem: (target) => {
        open(target, {})
      },
      toItemOf: (ownPlanId, target) => {
        openPage(ownPlanId, target, {})
      },
      toNewTactic: (title) => {
        const target = newItemTarget('tactic', { stamp: String(now()) })
        open(target, title === '' ? {} : { start: { values: { title } } })
      },
    }
  }, [navigate, pathname, search, state, accountId, planId])
}
