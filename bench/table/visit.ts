import type { Browser, Page } from 'playwright'
import { withFreshPage } from '../browser/browser'
import { readHeap } from '../browser/heap'
import type { Direction } from '../tree-table/scroll-frames'

/** One visit of a competitor's page; milliseconds. */
export interface TacticTableVisit {
  readonly readyMs: number
  readonly sortMs: number
  readonly editMs: number
  /** Missing where the library cannot do it, or not for free. */
  readonly groupMs: number | undefined
  readonly selectAllMs: number | undefined
  /** Between frames of a scroll; absent if the table does not scroll. */
  readonly scrollMs: Readonly<Partial<Record<Direction, readonly number[]>>>
  /** Of a scroll down like the timed one. */
  readonly blankFrames: number | undefined
  readonly nodes: number
  readonly heapMegabytes: number
}

/**
 * Opens the page, shows the table, sorts, edits, selects, scrolls and groups it. Compares the
 * drawing with the data after each step.
 *
 * @param looksForBlanks looks for empty places while scrolling, which costs extra time
 * @throws Error if the table shows anything else
 */
export function visitTacticTable(
  browser: Browser,
  address: string,
  count: number,
  { pictureFile, looksForBlanks = false }: { pictureFile?: string; looksForBlanks?: boolean } = {},
): Promise<TacticTableVisit> {
  return withFreshPage(browser, address, async (page, context) => {
    const readyMs =
      (await page.evaluate((rows) => window.tacticTableBench?.ready(rows), count)) ?? Number.NaN
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    await checkRows(page, 'at first')
    const nodes = (await page.evaluate(() => window.tacticTableBench?.nodes())) ?? Number.NaN
    const heapMegabytes = await readHeap(page, context)
    const sortMs = (await page.evaluate(() => window.tacticTableBench?.sort())) ?? Number.NaN
    await checkRows(page, 'sorted')
    const editMs = (await page.evaluate(() => window.tacticTableBench?.edit())) ?? Number.NaN
    await checkRows(page, 'edited')
    const selectAllMs = await page.evaluate(() => window.tacticTableBench?.selectAll())
    const canScroll = await page.evaluate(() => window.tacticTableBench?.canScroll())
    const scrollMs: Partial<Record<Direction, readonly number[]>> = {}
    let blankFrames: number | undefined
    if (canScroll === true) {
      for (const direction of ['down', 'across'] as const) {
        scrollMs[direction] =
          (await page.evaluate((way) => window.tacticTableBench?.scroll(way), direction)) ?? []
        await page.evaluate(() => window.tacticTableBench?.goToStart())
      }
      if (looksForBlanks) {
        blankFrames = await page.evaluate(() => window.tacticTableBench?.blankFrames('down'))
        await page.evaluate(() => window.tacticTableBench?.goToStart())
      }
      await checkRows(page, 'scrolled')
    }
    const groupMs = await page.evaluate(() => window.tacticTableBench?.group())
    if (groupMs !== undefined) await checkRows(page, 'grouped')
    return {
      readyMs,
      sortMs,
      editMs,
      groupMs,
      selectAllMs,
      scrollMs,
      blankFrames,
      nodes,
      heapMegabytes,
    }
  })
}

async function checkRows(page: Page, when: string): Promise<void> {
  const wrong = await page.evaluate(() => window.tacticTableBench?.findMissing())
  if (wrong === undefined) return
  throw new Error(
    `${page.url()} does not show the tactics ${when}, so its time means nothing.\n${wrong}`,
  )
}
