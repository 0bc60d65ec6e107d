import {
  hoverDueMs,
  restingHover,
  stepHoverIntent,
  type HoverEvent,
  type HoverIntent,
  type HoverTiming,
} from './hover-intent'
import { createHoverTravel, type HoverTravel } from './hover-travel'

/** The state of one group of cards, with the timer that sends its `due` events. */
export interface HoverStore {
  readonly read: () => HoverIntent<Element>
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: HoverEvent<Element>) => void
  /** Tracks the pointer's path from a target to its card. */
  readonly travel: HoverTravel
  /** Applies from the next event on. */
  readonly setTiming: (timing: HoverTiming) => void
  /** Resets the state, as when the group unmounts. */
  readonly rest: () => void
}

/** Creates the store of a group. It reads no clock: events have their own time. */
export function createHoverStore(): HoverStore {
  let intent: HoverIntent<Element> = restingHover
  let timing: HoverTiming = { openDelayMs: 0, instantWindowMs: 0, closeDelayMs: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const travel = createHoverTravel()

  const send = (event: HoverEvent<Element>) => {
    // An event that closes the card also ends the path to it.
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
