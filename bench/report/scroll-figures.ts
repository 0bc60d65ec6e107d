import type { ScrollFigures } from './kit-results'
import { median, quantile } from './statistics'

const FRAME_MILLISECONDS = 1000 / 60

/** Returns medians over scripted scrolls, from the milliseconds between their frames. */
export function summarizeScrolls(scrolls: readonly (readonly number[])[]): ScrollFigures {
  return {
    p95Ms: median(scrolls.map((frames) => quantile(frames, 0.95))),
    droppedFrames: median(scrolls.map(countDropped)),
  }
}

/** Counts frames that the display repeated because no new one was ready. */
function countDropped(frames: readonly number[]): number {
  return frames.reduce(
    (sum, milliseconds) => sum + Math.max(0, Math.round(milliseconds / FRAME_MILLISECONDS) - 1),
    0,
  )
}
