import { createContext, use, useEffect, useState, type ReactNode } from 'react'

import type { HoverTiming } from './hover-intent'
import { createHoverStore, type HoverStore } from './hover-store'

/** Rest of the pointer before the first card opens, in milliseconds. */
export const defaultHoverOpenDelayMs = 2000
/** For how long after a card the next one opens without waiting, in milliseconds. */
export const defaultHoverInstantWindowMs = 3000
/** For how long a card waits for the pointer to come over to it, in milliseconds. */
export const defaultHoverCloseDelayMs = 200

export interface HoverCardGroupProps extends Partial<HoverTiming> {
  /** What holds the cards, at any depth. */
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
 * Lets several hover cards act as one: only one is shown, and after one was
 * shown the next opens without waiting. Its times hold for all cards in it.
 */
export function HoverCardGroup({ children, ...timing }: HoverCardGroupProps) {
  const store = useTimedStore(timing)
  return <GroupContext value={store}>{children}</GroupContext>
}

/** The store of the group around, or one of its own with these times. */
export function useHoverStore(timing: Partial<HoverTiming>): HoverStore {
  const own = useTimedStore(timing)
  return use(GroupContext) ?? own
}
