import { frameEnd } from '../browser/frames'
import type { DrawnMonth } from './competitor'

/** A step is shorter than the screen is high, so that two steps leave no gap. */
const STOP_SHARE = 0.8

/**
 * Counts the bars of a month view that draws only what is near the screen: scrolls through it step
 * by step and collects, for each day, the positions of bars. Scrolls back to the beginning
 * afterwards.
 */
export async function countWhileScrolling(
  root: HTMLElement,
  scroller: Element,
  { bar, day }: DrawnMonth,
): Promise<readonly number[]> {
  const placesByDay = [...root.querySelectorAll(day)].map(() => new Set<number>())
  const lastTop = scroller.scrollHeight - scroller.clientHeight
  for (let top = 0, isDone = false; !isDone; top += scroller.clientHeight * STOP_SHARE) {
    isDone = top >= lastTop
    scroller.scrollTop = top
    await frameEnd()
    await frameEnd()
    collectPlaces(root, bar, day, placesByDay)
  }
  scroller.scrollTop = 0
  await frameEnd()
  return placesByDay.map(({ size }) => size)
}

/** Adds each drawn bar's distance from the top of its day, for each day that it covers. */
function collectPlaces(
  root: HTMLElement,
  bar: string,
  day: string,
  placesByDay: readonly Set<number>[],
): void {
  const cells = [...root.querySelectorAll(day)].map((cell) => cell.getBoundingClientRect())
  for (const element of root.querySelectorAll(bar)) {
    const box = element.getBoundingClientRect()
    const middle = box.top + box.height / 2
    for (const [position, cell] of cells.entries()) {
      if (middle < cell.top || middle >= cell.bottom) continue
      const overlap = Math.min(box.right, cell.right) - Math.max(box.left, cell.left)
      if (overlap < Math.min(box.width, cell.width) / 2) continue
      placesByDay[position]?.add(Math.round(box.top - cell.top))
    }
  }
}
