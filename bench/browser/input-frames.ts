import { watchFrames } from './frames'
import type { Paints } from './frames'

/** How the page answered one press of a key or a button; milliseconds. */
export interface InputTiming {
  /** To the end of the first frame that painted a change. */
  readonly firstPaintMs: number
  /** To the end of the frame that painted the last change. */
  readonly lastPaintMs: number
}

/** A recording that waits for its press. */
export interface InputRecorder {
  /**
   * Waits until the page has come to rest after the press.
   *
   * @throws Error if there was no press, or if the page did not change
   */
  readonly stop: () => Promise<InputTiming>
}

/**
 * Measures the next press, from the first listener for it to the frames that show its effect. The
 * way of the event to the page does not count.
 */
export function recordInput(name: 'keydown' | 'pointerdown'): InputRecorder {
  let beganAt = 0
  let paints: Promise<Paints | undefined> | undefined
  const handleInput = (): void => {
    beganAt = performance.now()
    paints = watchFrames().comeToRest()
  }
  window.addEventListener(name, handleInput, { capture: true, once: true })
  return {
    stop: async () => {
      window.removeEventListener(name, handleInput, { capture: true })
      const painted = await paints
      if (painted === undefined) throw new Error(`No ${name} reached the page or changed anything.`)
      return { firstPaintMs: painted.firstAt - beganAt, lastPaintMs: painted.lastAt - beganAt }
    },
  }
}
