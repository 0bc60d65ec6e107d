import type { Browser } from 'playwright'
import { withFreshPage } from '../browser/browser'
import { carryPointer } from '../browser/carry-pointer'
import type { PointerRecording } from '../browser/pointer-frames'
import type { PlanSource } from '../plan/plan-source'
import { preparePage } from './visit'

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
    return carryPointer(page, grab, {
      x: CARRIED_DAYS * grab.dayWidth,
      y: CARRIED_WEEKS * grab.dayHeight,
    })
  })
}
