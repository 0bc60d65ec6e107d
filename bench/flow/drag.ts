import type { Browser } from 'playwright'
import { withFreshPage } from '../browser/browser'
import { carryPointer } from '../browser/carry-pointer'
import type { PointerRecording } from '../browser/pointer-frames'
import type { PlanSource } from '../plan/plan-source'
import { prepareFlowPage } from './visit'

/** How far the bar is carried along its row. */
const CARRIED_DAYS = 6

/**
 * Drags a bar along its row in small steps, as a hand would.
 *
 * @returns undefined if no bar that may be dragged is on the screen
 * @throws Error if the page does not react to the drag at all
 */
export function dragFlowBar(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
): Promise<PointerRecording | undefined> {
  return withFreshPage(browser, address, async (page) => {
    await prepareFlowPage(page, source, tacticCount)
    await page.evaluate(() => window.flowBench?.ready())
    const grab = await page.evaluate(() => window.flowBench?.grabPoint())
    if (grab === undefined) return undefined
    if (grab.needsClick) await page.mouse.click(grab.x, grab.y)
    return carryPointer(page, grab, { x: CARRIED_DAYS * grab.dayWidth, y: 0 })
  })
}
