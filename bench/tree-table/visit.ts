import type { Browser, Page } from 'playwright'
import { withFreshPage } from '../browser/browser'
import { readHeap } from '../browser/heap'
import type { Corner } from './read-cells'
import type { Direction } from './scroll-frames'

/** One visit of a competitor's page; milliseconds. */
export interface TableVisit {
  readonly readyMs: number
  readonly editMs: readonly number[]
  readonly expandAllMs: number
  /** Between frames of a scroll; absent if the table does not scroll. */
  readonly scrollMs: Readonly<Partial<Record<Direction, readonly number[]>>>
  readonly nodes: number
  readonly heapMegabytes: number
}

const corners: readonly Corner[] = [
  { rows: 'last', columns: 'first' },
  { rows: 'last', columns: 'last' },
  { rows: 'first', columns: 'last' },
  { rows: 'first', columns: 'first' },
]
const start: Corner = { rows: 'first', columns: 'first' }

/**
 * Opens the page, shows the table, edits, collapses, expands and scrolls it. Compares the drawing
 * with the data after each step.
 *
 * @throws Error if the table shows anything else
 */
export function visitTable(
  browser: Browser,
  address: string,
  pictureFile?: string,
): Promise<TableVisit> {
  return withFreshPage(browser, address, async (page, context) => {
    const readyMs = (await page.evaluate(() => window.tableBench?.ready())) ?? Number.NaN
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    await checkCells(page, start)
    const nodes = (await page.evaluate(() => window.tableBench?.nodes())) ?? Number.NaN
    const heapMegabytes = await readHeap(page, context)
    const editMs = (await page.evaluate(() => window.tableBench?.edits())) ?? []
    await checkCells(page, start)
    const expandAllMs = (await page.evaluate(() => window.tableBench?.expandAll())) ?? Number.NaN
    await checkCells(page, start)

    const canScroll = await page.evaluate(() => window.tableBench?.canScroll())
    if (canScroll !== true) {
      return { readyMs, editMs, expandAllMs, scrollMs: {}, nodes, heapMegabytes }
    }
    const down = (await page.evaluate(() => window.tableBench?.scroll('down'))) ?? []
    await goTo(page, start)
    const across = (await page.evaluate(() => window.tableBench?.scroll('across'))) ?? []
    for (const corner of corners) {
      await goTo(page, corner)
      await checkCells(page, corner)
    }
    return { readyMs, editMs, expandAllMs, scrollMs: { down, across }, nodes, heapMegabytes }
  })
}

/**
 * Returns the number of frames with an empty place while scrolling, in both directions. Checking
 * costs time, so this scroll is not timed.
 */
export function visitBlankFrames(browser: Browser, address: string): Promise<number | undefined> {
  return withFreshPage(browser, address, async (page) => {
    await page.evaluate(() => window.tableBench?.ready())
    if ((await page.evaluate(() => window.tableBench?.canScroll())) !== true) return undefined
    const down = await page.evaluate(() => window.tableBench?.blankFrames('down'))
    await goTo(page, start)
    const across = await page.evaluate(() => window.tableBench?.blankFrames('across'))
    return down === undefined || across === undefined ? undefined : down + across
  })
}

async function goTo(page: Page, corner: Corner): Promise<void> {
  await page.evaluate((where) => window.tableBench?.goTo(where), corner)
}

async function checkCells(page: Page, corner: Corner): Promise<void> {
  const wrong = await page.evaluate((where) => window.tableBench?.findWrongCell(where), corner)
  if (wrong === undefined) return
  throw new Error(`${page.url()} does not show the budget, so its time means nothing.\n${wrong}`)
}
