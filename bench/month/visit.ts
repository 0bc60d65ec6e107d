import type { Browser, Page } from 'playwright'
import type { PlanSource } from '../plan/plan-source'
import { countByDay } from '../plan/visible-month'
import { withFreshPage } from '../browser/browser'
import { readHeap } from '../browser/heap'
import type { MonthContents } from './competitor'

/** One visit of a competitor's page with one plan. */
export interface Visit {
  readonly readyMs: number
  /** One for each further month. */
  readonly nextMonthMs: readonly number[]
  readonly nodes: number
  readonly bars: number
  /** After a collection, with the first month on the screen; MB of 1,000,000 bytes. */
  readonly heapMegabytes: number
}

/** Work of a visit besides measuring. */
export interface VisitOptions {
  /**
   * Whether to scroll through a view that draws only what is near the screen, and count its bars.
   */
  readonly isThorough: boolean
  /** Where to keep a picture of the first month. */
  readonly pictureFile?: string
}

/**
 * Opens the page, shows the month and goes forward month by month. Checks after each step that the
 * drawing matches the plan.
 *
 * @throws Error if the page shows anything else
 */
export function visitMonth(
  browser: Browser,
  address: string,
  source: PlanSource,
  tacticCount: number,
  { isThorough, pictureFile }: VisitOptions,
): Promise<Visit> {
  return withFreshPage(browser, address, async (page, context) => {
    await preparePage(page, source, tacticCount)
    const readyMs = await page.evaluate(() => window.monthBench?.ready())
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    const [firstMonth = '', ...nextMonths] = source.months
    const { nodes, bars } = await readContents(page, source, tacticCount, firstMonth, isThorough)
    const heapMegabytes = await readHeap(page, context)
    const nextMonthMs: number[] = []
    for (const month of nextMonths) {
      nextMonthMs.push((await page.evaluate(() => window.monthBench?.nextMonth())) ?? Number.NaN)
      await readContents(page, source, tacticCount, month, isThorough)
    }
    return { readyMs: readyMs ?? Number.NaN, nextMonthMs, nodes, bars, heapMegabytes }
  })
}

/** Passes the plan to a page, before any clock starts. */
export async function preparePage(
  page: Page,
  { months, planOf }: PlanSource,
  tacticCount: number,
): Promise<void> {
  const planText = JSON.stringify(planOf(tacticCount))
  await page.evaluate(([text, visibleMonths]) => window.monthBench?.prepare(text, visibleMonths), [
    planText,
    months,
  ] as const)
}

async function readContents(
  page: Page,
  source: PlanSource,
  tacticCount: number,
  month: string,
  isThorough: boolean,
): Promise<MonthContents> {
  const contents = await page.evaluate((intent) => window.monthBench?.contents(intent), isThorough)
  if (contents === undefined) throw new Error(`${page.url()} has no bench to ask.`)
  if (contents.countByDay === null) return contents
  const visible = contents.countByDay.join(' ')
  const expected = expectedCounts(source, tacticCount, month)
  if (visible !== expected) {
    throw new Error(
      `${page.url()} does not show ${month} of ${tacticCount} tactics, so its time means nothing.\nshown    ${visible}\nexpected ${expected}`,
    )
  }
  return contents
}

const expectations = new Map<string, string>()

function expectedCounts({ planOf }: PlanSource, tacticCount: number, month: string): string {
  const key = `${tacticCount} ${month}`
  const existing = expectations.get(key)
  if (existing !== undefined) return existing
  const counted = countByDay(planOf(tacticCount), month).join(' ')
  expectations.set(key, counted)
  return counted
}
