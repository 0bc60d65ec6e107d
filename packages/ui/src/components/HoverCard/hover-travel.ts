import type { Box } from '../../internal/floating/place-beside'
import { distanceToBox, isInSafeCorridor, type Point } from '../../internal/floating/pointer-path'

/** A pointer that rests for this long is no longer on its way to the card, in milliseconds. */
const REST_MS = 100
/** Tolerance for paths that are not straight, in pixels. */
const SLACK_PIXELS = 8

/** The action that is deferred while the pointer is on its way; called with the time of an event. */
type PutOffAction = (atMs: number) => void

/** A path of a pointer that has left its target towards the card. */
interface Journey {
  /** The point at which it left the target. */
  readonly apex: Point
  readonly card: Box
}

/** Tracks the pointer's path from a target to its card; one for each group of cards. */
export interface HoverTravel {
  /**
   * Starts a path if the step leads towards the card.
   *
   * @returns whether the action is deferred
   */
  readonly setOut: (journey: Journey, event: PointerPlace, action: PutOffAction) => boolean
  /**
   * Defers an action while the pointer is on its way.
   *
   * @returns whether the pointer is on its way
   */
  readonly putOff: (action: PutOffAction) => boolean
  /** Ends the path and runs the action that was deferred last. */
  readonly giveUp: (atMs: number) => void
  /** Ends the path and drops the deferred action: the pointer has arrived, or the card has closed. */
  readonly end: () => void
}

/** The position and time of a pointer event. */
type PointerPlace = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/**
 * Tracks a pointer on its way to a card. While every move brings it closer inside of
 * the safe corridor, other targets that it crosses are ignored. Leaving the corridor,
 * turning back or resting ends the path.
 */
export function createHoverTravel(): HoverTravel {
  let journey: Journey | null = null
  let pending: PutOffAction | null = null
  let nearest = 0
  let lastAtMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    journey = null
    pending = null
    clearTimeout(timer)
    document.removeEventListener('pointermove', handleMove, { capture: true })
  }
  const giveUp = (atMs: number) => {
    const action = pending
    end()
    action?.(atMs)
  }
  const waitForRest = (atMs: number) => {
    lastAtMs = atMs
    clearTimeout(timer)
    timer = setTimeout(() => {
      giveUp(lastAtMs + REST_MS)
    }, REST_MS)
  }
  function handleMove(event: PointerEvent) {
    if (!journey) return
    const point = { x: event.clientX, y: event.clientY }
    const distance = distanceToBox(point, journey.card)
    // The element below the pointer receives this event first, and may defer another
    // action.
    const isOnItsWay =
      event.buttons === 0 &&
      distance <= nearest + SLACK_PIXELS &&
      isInSafeCorridor(point, journey.apex, journey.card, SLACK_PIXELS)
    if (!isOnItsWay) {
      giveUp(event.timeStamp)
      return
    }
    if (distance >= nearest) return
    nearest = distance
    waitForRest(event.timeStamp)
  }
  return {
    setOut: (next, event, action) => {
      const point = { x: event.clientX, y: event.clientY }
      const distance = distanceToBox(point, next.card)
      const isTowards =
        distance < distanceToBox(next.apex, next.card) &&
        isInSafeCorridor(point, next.apex, next.card, SLACK_PIXELS)
      if (!isTowards) return false
      end()
      journey = next
      pending = action
      nearest = distance
      document.addEventListener('pointermove', handleMove, { capture: true, passive: true })
      waitForRest(event.timeStamp)
      return true
    },
    putOff: (action) => {
      if (!journey) return false
      pending = action
      return true
    },
    giveUp,
    end,
  }
}
