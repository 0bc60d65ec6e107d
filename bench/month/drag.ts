import type { Browser } from 'playwright'
import { withFreshPage } from '../browser/browser'
import type { PlanSource } from '../plan/plan-source'
import type { PointerRecording } from './pointer-frames'
import { preparePage } from './visit'

const MOVES = 60
/** How far the bar is carried, in days to the right and weeks down. */
const CARRIED_DAYS = 3
const CARRIED_WEEKS = 2

/**
 * Drags a bar over the month in small steps, as a hand would.
 *
 * @throws Error if the page does not react to the drag at all
 */
export function dragBar(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
): Promise<PointerRecording> {
  return withFreshPage(browser, address, async (page) => {
    await preparePage(page, source, tacticCount)
    await page.evaluate(() => window.monthBench?.ready())
    const grab = await page.evaluate(() => window.monthBench?.grabPoint())
    if (grab === undefined) throw new Error(`${address} has no bar to grab.`)

    await page.mouse.move(grab.x, grab.y)
    await page.evaluate(() => window.monthBench?.startPointerRecording())
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move += 1) {
      const share = move / MOVES
      await page.mouse.move(
        grab.x + share * CARRIED_DAYS * grab.dayWidth,
        grab.y + share * CARRIED_WEEKS * grab.dayHeight,
      )
    }
    const recording = await page.evaluate(() => window.monthBench?.stopPointerRecording())
    await page.mouse.up()
    if (recording === undefined || recording.changes === 0) {
      throw new Error(`${address} did not react to the drag, so its time means nothing.`)
    }
    return recording
  })
}
