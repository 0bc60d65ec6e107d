import type { Page } from 'playwright'
import type { PointerRecording } from './pointer-frames'

const MOVES = 60

/** A place or a distance on a page, in CSS pixels. */
export interface Pixels {
  readonly x: number
  readonly y: number
}

/**
 * Grabs the element at a point and drags it in 60 small moves, as a hand would.
 *
 * @param page one that offers `window.pointerBench`
 * @throws Error if the page does not react to the drag at all
 */
export async function carryPointer(
  page: Page,
  grab: Pixels,
  distance: Pixels,
): Promise<PointerRecording> {
  await page.mouse.move(grab.x, grab.y)
  await page.evaluate(() => window.pointerBench?.start())
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move += 1) {
    const share = move / MOVES
    await page.mouse.move(grab.x + share * distance.x, grab.y + share * distance.y)
  }
  const recording = await page.evaluate(() => window.pointerBench?.stop())
  await page.mouse.up()
  if (recording === undefined || recording.changes === 0) {
    throw new Error(`${page.url()} did not react to the drag, so its time means nothing.`)
  }
  return recording
}
