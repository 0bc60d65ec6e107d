import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

import {
  defaultHoverCloseDelayMs,
  defaultHoverInstantWindowMs,
  defaultHoverOpenDelayMs,
} from './hover-delays'
import type { HoverTiming } from './hover-intent'
import { createHoverStore, type HoverStore } from './hover-store'

export interface HoverCardGroupProps extends Partial<HoverTiming> {
  /** Contains the cards, at any depth. */
  children?: ReactNode
}

const GroupContext = createContext<HoverStore | null>(null)

function useTimedStore({
  openDelayMs = defaultHoverOpenDelayMs,
  instantWindowMs = defaultHoverInstantWindowMs,
  closeDelayMs = defaultHoverCloseDelayMs,
}: Partial<HoverTiming>): HoverStore {
  const [store] = useState(createHoverStore)
  useEffect(() => {
    store.setTiming({ openDelayMs, instantWindowMs, closeDelayMs })
  }, [store, openDelayMs, instantWindowMs, closeDelayMs])
  useEffect(() => store.rest, [store])
  return store
}

/**
 * Coordinates several hover cards: only one is open, and after one was open the next
 * opens without delay. Its delays apply to all cards inside.
 */
export function HoverCardGroup({ children, ...timing }: HoverCardGroupProps) {
  const store = useTimedStore(timing)
  return <GroupContext.Provider value={store}>{children}</GroupContext.Provider>
}

/** The store of the surrounding group, or an own one with these delays. */
export function useHoverStore(timing: Partial<HoverTiming>): HoverStore {
  const own = useTimedStore(timing)
  return useContext(GroupContext) ?? own
}
