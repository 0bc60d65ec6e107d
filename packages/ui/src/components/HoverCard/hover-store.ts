import {
  hoverDueMs,
  restingHover,
  stepHoverIntent,
  type HoverEvent,
  type HoverIntent,
  type HoverTiming,
} from './hover-intent'

/** The intent of one group of cards, with the timer that moves it on. */
export interface HoverStore {
  readonly read: () => HoverIntent<Element>
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: HoverEvent<Element>) => void
  /** Holds for what happens from now on. */
  readonly setTiming: (timing: HoverTiming) => void
  /** Forgets everything, as when the last card of the group goes away. */
  readonly rest: () => void
}

/** Makes the store of a group. It asks no clock: events bring their own time. */
export function createHoverStore(): HoverStore {
  let intent: HoverIntent<Element> = restingHover
  let timing: HoverTiming = { openDelayMs: 0, instantWindowMs: 0, closeDelayMs: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const send = (event: HoverEvent<Element>) => {
    const next = stepHoverIntent(intent, event, timing)
    if (next === intent) return
    intent = next
    clearTimeout(timer)
    const dueMs = hoverDueMs(next)
    if (dueMs !== null) {
      timer = setTimeout(
        () => {
          send({ type: 'due', atMs: dueMs })
        },
        Math.max(0, dueMs - event.atMs),
      )
    }
    for (const listener of listeners) listener()
  }
  return {
    read: () => intent,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    send,
    setTiming: (next) => {
      timing = next
    },
    rest: () => {
      clearTimeout(timer)
      intent = restingHover
    },
  }
}
