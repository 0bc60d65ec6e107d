import { comeToRest, frameEnd } from '../browser/frames'
import { SCROLL_FRAMES, timeSteps } from '../browser/scroll-steps'

/** Which way a table is scrolled. */
export type Direction = 'down' | 'across'

/** A row down or more than half a column across each frame, about as fast as a hurried hand. */
const stepPixels = { down: 32, across: 55 } as const

/**
 * Scrolls by a fixed step in each of 100 frames.
 *
 * @returns milliseconds between the starts of the frames
 */
export async function timeScroll(
  scroller: HTMLElement,
  direction: Direction,
): Promise<readonly number[]> {
  await scrollToStart(scroller, direction)
  return timeSteps(() => step(scroller, direction))
}

/**
 * Scrolls the same way again and looks, after the painting of each frame, at
 * places that must show an amount.
 *
 * @param cell a selector that matches amounts and whatever else fills its place at once
 * @returns frames in which at least one of the places was empty
 */
export async function countBlankFrames(
  scroller: HTMLElement,
  direction: Direction,
  cell: string,
): Promise<number> {
  await scrollToStart(scroller, direction)
  let blankFrames = 0
  for (let frame = 0; frame < SCROLL_FRAMES; frame += 1) {
    step(scroller, direction)
    await frameEnd()
    if (!probes.every(([x, y]) => isFilled(x, y, cell))) blankFrames += 1
  }
  return blankFrames
}

/** Near the edges that are scrolled towards, and in the middle; shares of the window. */
const probes = [
  [0.6, 0.95],
  [0.95, 0.5],
  [0.6, 0.3],
] as const
/** Lines between cells belong to no cell. */
const BESIDE_PIXELS = 5

function isFilled(xShare: number, yShare: number, cell: string): boolean {
  const x = innerWidth * xShare
  const y = innerHeight * yShare
  return [0, BESIDE_PIXELS].some((beside) => {
    const match = document.elementFromPoint(x + beside, y + beside)?.closest(cell)
    return match !== null && match !== undefined && match.textContent !== ''
  })
}

function scrollToStart(scroller: HTMLElement, direction: Direction): Promise<void> {
  return comeToRest(() => {
    if (direction === 'down') scroller.scrollTop = 0
    else scroller.scrollLeft = 0
  })
}

function step(scroller: HTMLElement, direction: Direction): void {
  if (direction === 'down') scroller.scrollTop += stepPixels.down
  else scroller.scrollLeft += stepPixels.across
}
