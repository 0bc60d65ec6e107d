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

/** Matches the paths of views that show an item beside them. */
const showsItems = /\/plan\/\d+\/(?:calendar\/(?:month|day|flow)|table|budget|search)\/?$/

/** Navigation of the command palette. */
export interface Go {
  readonly to: (path: string) => void
  /** Opens settings, whose Close returns to this page. */
  readonly toSettings: (path: string) => void
  /** Opens an item beside the view if the view shows items, otherwise on its page. */
  readonly toItem: (target: ItemTarget) => void
  /** Opens an item of another plan on its page. */
  readonly toItemOf: (planId: number, target: ItemTarget) => void
  /** Opens a new tactic. @param title initial title; empty for none */
  readonly toNewTactic: (title: string) => void
}

/** Returns functions that navigate to pages of the app and to items of a plan. */
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
      if (!showsItems.test(pathname)) {
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
        // Within the settings, Close still returns to the page from which they were opened.
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
