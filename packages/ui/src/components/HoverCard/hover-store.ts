import {
  hoverDueMs,
  restingHover,
  stepHoverIntent,
  type HoverEvent,
  type HoverIntent,
  type HoverTiming,
} from './hover-intent'
import { createHoverTravel, type HoverTravel } from './hover-travel'

/** The intent of one group of cards, with the timer that moves it on. */
export interface HoverStore {
  readonly read: () => HoverIntent<Element>
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: HoverEvent<Element>) => void
  /** The pointer's way from a target to its card. */
  readonly travel: HoverTravel
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
  const travel = createHoverTravel()

  const send = (event: HoverEvent<Element>) => {
    // Whatever takes the card away ends the way to it.
    if (event.type === 'dismiss' || event.type === 'request') travel.giveUp(event.atMs)
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
    travel,
    setTiming: (next) => {
      timing = next
    },
    rest: () => {
      clearTimeout(timer)
      travel.end()
      intent = restingHover
    },
  }
}
