import type { Browser, Page } from 'playwright'
import { withFreshPage } from '../browser/browser'
import { readHeap } from '../browser/heap'
import type { PlanSource } from '../plan/plan-source'
import { flowPlanOf } from './flow-plan'
import { expectedRowsOf } from './occurrences'
import type { Direction } from './page-bench'

/** One visit of a competitor's page with one plan; milliseconds. */
export interface FlowVisit {
  readonly readyMs: number
  readonly collapseMs: number
  readonly expandMs: number
  readonly zoomOutMs: number
  readonly zoomInMs: number
  /** Empty for a timeline without sums. */
  readonly editMs: readonly number[]
  readonly nodes: number
  /** After a collection, with the first weeks on the screen; MB of 1,000,000 bytes. */
  readonly heapMegabytes: number
}

/** Between the frames of two scripted scrolls; milliseconds. */
export type FlowScrolls = Readonly<Record<Direction, readonly number[]>>

/**
 * Opens the page, shows the year, closes and opens all sections, zooms out and in and edits.
 * Compares the drawing with the plan after each step.
 *
 * @param pictureFile the file for a picture of the first weeks
 * @throws Error if the page shows anything else
 */
export function visitFlow(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
  pictureFile?: string,
): Promise<FlowVisit> {
  return withFreshPage(browser, address, async (page, context) => {
    await prepareFlowPage(page, source, tacticCount)
    await settle(page)
    const readyMs = measured(await page.evaluate(() => window.flowBench?.ready()))
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    await checkRows(page, 'at first')
    const nodes = measured(await page.evaluate(() => window.flowBench?.nodes()))
    const heapMegabytes = await readHeap(page, context)

    const collapseMs = measured(await page.evaluate(() => window.flowBench?.setExpanded(false)))
    if ((await page.evaluate(() => window.flowBench?.visibleRows())) !== 0) {
      throw new Error(`${page.url()} shows rows of sections that are closed.`)
    }
    const expandMs = measured(await page.evaluate(() => window.flowBench?.setExpanded(true)))
    await checkRows(page, 'opened again')
    const zoomOutMs = measured(await page.evaluate(() => window.flowBench?.setZoom('quarter')))
    await checkRows(page, 'zoomed out')
    const zoomInMs = measured(await page.evaluate(() => window.flowBench?.setZoom('month')))
    await checkRows(page, 'zoomed in')
    const editMs = (await page.evaluate(() => window.flowBench?.edits())) ?? []
    return {
      readyMs,
      collapseMs,
      expandMs,
      zoomOutMs,
      zoomInMs,
      editMs,
      nodes,
      heapMegabytes,
    }
  })
}

/**
 * Scrolls a fresh page across and down, a step in each frame, and checks its final position.
 *
 * @returns undefined for a timeline that does not scroll
 */
export function scrollFlow(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
): Promise<FlowScrolls | undefined> {
  return withFreshPage(browser, address, async (page) => {
    if (!(await openToScroll(page, source, tacticCount))) return undefined
    const across = (await page.evaluate(() => window.flowBench?.scroll('across'))) ?? []
    await settle(page)
    await checkRows(page, 'scrolled across')
    await page.evaluate(() => window.flowBench?.scrollToStart())
    const down = (await page.evaluate(() => window.flowBench?.scroll('down'))) ?? []
    await settle(page)
    await checkRows(page, 'scrolled down')
    return { across, down }
  })
}

/**
 * Returns the number of frames with an empty place while scrolling, in both directions. Checking
 * costs time, so this scroll is not timed.
 */
export function countBlankFrames(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
): Promise<number | undefined> {
  return withFreshPage(browser, address, async (page) => {
    if (!(await openToScroll(page, source, tacticCount))) return undefined
    const across = await page.evaluate(() => window.flowBench?.blankFrames('across'))
    await page.evaluate(() => window.flowBench?.scrollToStart())
    const down = await page.evaluate(() => window.flowBench?.blankFrames('down'))
    return measured(across) + measured(down)
  })
}

/** Passes the plan to a page, before any clock starts. */
export async function prepareFlowPage(
  page: Page,
  source: PlanSource,
  tacticCount: number,
): Promise<void> {
  const { planText, rowsText } = textsOf(source, tacticCount)
  await page.evaluate((text) => window.flowBench?.prepare(text), planText)
  await page.evaluate((text) => window.flowBench?.expect(text), rowsText)
}

interface PlanTexts {
  readonly planText: string
  readonly rowsText: string
}

const existing = new Map<number, PlanTexts>()

function textsOf(source: PlanSource, tacticCount: number): PlanTexts {
  const plan = flowPlanOf(source, tacticCount)
  const texts = existing.get(tacticCount) ?? {
    planText: JSON.stringify(plan),
    rowsText: JSON.stringify(expectedRowsOf(plan)),
  }
  existing.set(tacticCount, texts)
  return texts
}

async function openToScroll(page: Page, source: PlanSource, tacticCount: number): Promise<boolean> {
  await prepareFlowPage(page, source, tacticCount)
  await page.evaluate(() => window.flowBench?.ready())
  return (await page.evaluate(() => window.flowBench?.canScroll())) === true
}

/**
 * Waits until a view has finished drawing after a scroll. Also waits until the browser has finished
 * its work for a new page, which does not count for the view.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500)
}

async function checkRows(page: Page, when: string): Promise<void> {
  const wrong = await page.evaluate(() => window.flowBench?.findWrongRow())
  if (wrong === undefined) return
  throw new Error(
    `${page.url()} does not show the year as it is (${when}), so its time means nothing: ${wrong}`,
  )
}

function measured(milliseconds: number | undefined): number {
  return milliseconds ?? Number.NaN
}
