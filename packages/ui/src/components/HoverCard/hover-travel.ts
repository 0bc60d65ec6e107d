import type { Box } from '../../internal/floating/place-beside'
import { distanceToBox, isInSafeCorridor, type Point } from '../../internal/floating/pointer-path'

/** A hand that rests for this long has arrived somewhere else, in milliseconds. */
const restMs = 100
/** Hands do not draw straight lines, in pixels. */
const slackPixels = 8

/** What the pointer would have done had it not been on its way, at a time of the events' clock. */
type PutOffAction = (atMs: number) => void

/** A pointer that has left its target towards the card. */
interface Journey {
  /** Where it left the target. */
  readonly apex: Point
  readonly card: Box
}

/** The pointer's way from a target to its card; one for each group of cards. */
export interface HoverTravel {
  /**
   * Sets out when a step leads towards the card.
   *
   * @returns whether the action is put off
   */
  readonly setOut: (journey: Journey, event: PointerPlace, action: PutOffAction) => boolean
  /**
   * Puts off an action for as long as the pointer is on its way.
   *
   * @returns whether it is on its way at all
   */
  readonly putOff: (action: PutOffAction) => boolean
  /** It will not arrive: does what was put off last. */
  readonly giveUp: (atMs: number) => void
  /** It has arrived, or the card is gone: forgets what was put off. */
  readonly end: () => void
}

/** Where a pointer is, and when. */
type PointerPlace = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/**
 * Watches a pointer on its way to a card. While every move brings it closer
 * within the corridor, what lies on the way (other targets, nothing) does not
 * count; leaving the corridor, turning back or resting does.
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
      giveUp(lastAtMs + restMs)
    }, restMs)
  }
  function handleMove(event: PointerEvent) {
    if (!journey) return
    const point = { x: event.clientX, y: event.clientY }
    const distance = distanceToBox(point, journey.card)
    // What is under the pointer hears of this move first, and may put off something else.
    const isOnItsWay =
      event.buttons === 0 &&
      distance <= nearest + slackPixels &&
      isInSafeCorridor(point, journey.apex, journey.card, slackPixels)
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
        isInSafeCorridor(point, next.apex, next.card, slackPixels)
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
