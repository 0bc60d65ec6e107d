import type { Browser, Page } from 'playwright'
import { FIRST_SHOWN_MONTH, generatePlan } from '../plan/generate-plan'
import { countByDay } from '../plan/shown-month'
import { withFreshPage } from '../browser/browser'
import { readHeap } from '../browser/heap'
import type { MonthContents } from './contender'

/** One visit of a contender's page with one plan. */
export interface Visit {
  readonly readyMs: number
  /** One per month gone forward. */
  readonly nextMonthMs: readonly number[]
  readonly nodes: number
  readonly bars: number
  /** After a collection, with the first month on the screen; MB of 1,000,000 bytes. */
  readonly heapMegabytes: number
}

const MONTH_STEPS = ['2026-07', '2026-08', '2026-09'] as const

/**
 * Opens the page, shows the month, goes forward month by month, and checks at
 * each stop that what is drawn is what the plan says.
 *
 * @throws Error if the page shows anything else
 */
export function visitMonth(
  browser: Browser,
  address: string,
  tacticCount: number,
  pictureFile?: string,
): Promise<Visit> {
  return withFreshPage(browser, address, async (page, context) => {
    await page.evaluate((count) => window.monthBench?.prepare(count), tacticCount)
    const readyMs = await page.evaluate(() => window.monthBench?.ready())
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    const { nodes, bars } = await readContents(page, tacticCount, FIRST_SHOWN_MONTH)
    const heapMegabytes = await readHeap(page, context)
    const nextMonthMs: number[] = []
    for (const month of MONTH_STEPS) {
      nextMonthMs.push((await page.evaluate(() => window.monthBench?.nextMonth())) ?? Number.NaN)
      await readContents(page, tacticCount, month)
    }
    return { readyMs: readyMs ?? Number.NaN, nextMonthMs, nodes, bars, heapMegabytes }
  })
}

async function readContents(
  page: Page,
  tacticCount: number,
  month: string,
): Promise<MonthContents> {
  const contents = await page.evaluate(() => window.monthBench?.contents())
  if (contents === undefined) throw new Error(`${page.url()} has no bench to ask.`)
  const shown = contents.countByDay.join(' ')
  const expected = expectedCounts(tacticCount, month)
  if (shown !== expected) {
    throw new Error(
      `${page.url()} does not show ${month} of ${tacticCount} tactics, so its time means nothing.\nshown    ${shown}\nexpected ${expected}`,
    )
  }
  return contents
}

const expectations = new Map<string, string>()

function expectedCounts(tacticCount: number, month: string): string {
  const key = `${tacticCount} ${month}`
  const known = expectations.get(key)
  if (known !== undefined) return known
  const counted = countByDay(generatePlan(tacticCount), month).join(' ')
  expectations.set(key, counted)
  return counted
}
