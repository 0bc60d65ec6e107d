import { watchChanges } from './changes'

/** Over so soon after its start, a frame counts as on time; tried so often. */
const PUNCTUAL_MILLISECONDS = 3
const PUNCTUAL_FRAMES = 60
const CALM_FRAMES = 15
const CALM_FRAME_MILLISECONDS = 60
const PATIENCE_MILLISECONDS = 60_000

/** Part of Chromium, and not yet of TypeScript's library. */
declare const scheduler: {
  readonly postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>
}

interface Frame {
  /** When the first task after the painting ran. */
  readonly end: number
  /** From the frame's own time stamp to its end. */
  readonly lasted: number
}

function nextFrame(): Promise<Frame> {
  return new Promise((resolve) => {
    requestAnimationFrame((start) => {
      // This task runs before tasks that a library queued before the frame. A message would wait
      // for those, and changes that the next frame paints would count as painted by this one.
      void scheduler.postTask(
        () => {
          const end = performance.now()
          resolve({ end, lasted: end - start })
        },
        { priority: 'user-blocking' },
      )
    })
  })
}

/** Resolves in the first task after the browser has painted the next frame. */
export async function frameEnd(): Promise<number> {
  const { end } = await nextFrame()
  return end
}

/**
 * Waits for a punctual frame, so that a complete frame follows. After a late frame the next one
 * comes early, and everything would seem fast.
 */
async function frameOnTime(): Promise<void> {
  for (let frame = 0; frame < PUNCTUAL_FRAMES; frame += 1) {
    const { lasted } = await nextFrame()
    if (lasted < PUNCTUAL_MILLISECONDS) return
  }
}

/**
 * Does something and measures until the end of the frame that paints its last
 * change: the document has to stay untouched for a while before the last
 * change counts as the last.
 *
 * The clock starts just after a frame, so that a trivial change takes one frame, about 17 ms.
 *
 * @returns milliseconds
 * @throws Error if the page does not change, or if it never stops changing
 */
export async function timeToLastPaint(act: () => void): Promise<number> {
  const { lastMs } = await timeToPaints(act)
  return lastMs
}

/**
 * Measures like {@link timeToLastPaint}, and also until the end of the frame that
 * paints the first change.
 *
 * @param isWhole whether the page is complete; the measurement waits for that, even if the page
 *   does not change for a while
 * @returns milliseconds
 * @throws Error if the page does not change, or if it never stops changing
 */
export async function timeToPaints(
  act: () => void,
  isWhole?: () => boolean,
): Promise<{ readonly firstMs: number; readonly lastMs: number }> {
  await frameOnTime()
  const frames = watchFrames()
  const began = performance.now()
  act()
  const paints = await frames.comeToRest({ isWhole })
  if (paints === undefined) throw new Error('Nothing changed, so there is nothing to time.')
  return { firstMs: paints.firstAt - began, lastMs: paints.lastAt - began }
}

/** Does something and waits until the page has stopped changing because of it, if it changes at all. */
export async function comeToRest(act: () => void): Promise<void> {
  const frames = watchFrames()
  act()
  await frames.comeToRest({ patienceFrames: CALM_FRAMES })
}

/** When frames that painted changes were over. */
export interface Paints {
  readonly firstAt: number
  readonly lastAt: number
}

interface RestOptions {
  /**
   * The number of frames without a change after which the page counts as unchanged. @default any
   * number
   */
  readonly patienceFrames?: number
  /** Before this is true the page is not at rest. @default always true */
  readonly isWhole?: (() => boolean) | undefined
}

/** Changes of the page, frame by frame, from the call on. */
export interface WatchedFrames {
  /**
   * Waits until the page has stayed untouched for a while.
   *
   * @returns undefined if the page did not change
   * @throws Error if it never stops changing
   */
  readonly comeToRest: (until?: RestOptions) => Promise<Paints | undefined>
}

/** Begins to watch the page for changes. */
export function watchFrames(): WatchedFrames {
  let isDirty = false
  const stopWatching = watchChanges(() => {
    isDirty = true
  })
  return {
    comeToRest: async ({
      patienceFrames = Number.POSITIVE_INFINITY,
      isWhole = () => true,
    } = {}) => {
      const began = performance.now()
      let paints: Paints | undefined
      let previousEnd = began
      let frames = 0
      for (let calmFrames = 0; calmFrames < CALM_FRAMES;) {
        const end = await frameEnd()
        const isSlow = end - previousEnd > CALM_FRAME_MILLISECONDS
        previousEnd = end
        frames += 1
        if (isDirty) paints = { firstAt: paints?.firstAt ?? end, lastAt: end }
        const isWaiting = paints === undefined && frames < patienceFrames
        const isCalm = !isDirty && !isSlow && !isWaiting && isWhole()
        calmFrames = isCalm ? calmFrames + 1 : 0
        isDirty = false
        if (end - began > PATIENCE_MILLISECONDS) {
          stopWatching()
          throw new Error('The page did not come to rest: it changed too long, or not at all.')
        }
      }
      stopWatching()
      return paints
    },
  }
}
