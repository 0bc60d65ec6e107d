import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { setCondition } from './conditions'
import type { Condition } from './conditions'

const RECORDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page-recorder.js')
const PASSWORD = 'throughline-demo'
/** After a press, until the page is at rest. */
const REST_MS = 700

/** The recorder's data of one page load; milliseconds since its start. */
interface AppRecord {
  readonly barsMs: number | null
  readonly largestPaintMs: number | null
  readonly layoutShift: number
  readonly pressMs: number[]
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object can be declared no other way
  var appRecord: AppRecord
}

/** One load of the month. */
interface LoadTiming {
  /** To the end of the frame that shows the first bars. */
  readonly barsMs: number
  readonly largestPaintMs: number
  /** Sum of all layout shifts until the page was at rest. */
  readonly layoutShift: number
}

/** From the press to the frame that shows its effect, in steps of 8 ms. */
interface PressTimings {
  readonly openFilters: number
  readonly tickChannel: number
  readonly clearFilters: number
  readonly nextMonth: number
}

/** A visit by a planner who was there before. */
export interface AppVisit {
  readonly reload: LoadTiming
  readonly presses: PressTimings
}

/**
 * Signs in, opens the month of the last opened plan and reloads it twice, so that the browser's
 * caches are full; the second reload counts.
 *
 * @throws Error if the page reports an error or shows no bars
 */
export async function visitApp(
  browser: Browser,
  origin: string,
  planPath: string,
  condition: Condition,
): Promise<AppVisit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript({ path: RECORDER })
    await signInOn(page, origin)
    await page.goto(`${origin}${planPath}`)
    await loaded(page)
    await page.reload()
    await loaded(page)
    const session = await context.newCDPSession(page)
    await setCondition(session, condition)
    await page.reload()
    const reload = await loaded(page)
    const presses = await timePresses(page)
    if (complaints.length > 0) throw new Error(`The month failed: ${complaints.join('; ')}`)
    return { reload, presses }
  } finally {
    await context.close()
  }
}

/** Signs the owner of the demonstration in. */
export async function signInOn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}

/** Waits for the bars, and then until no request is open. */
async function loaded(page: Page): Promise<LoadTiming> {
  await page.waitForFunction(() => globalThis.appRecord.barsMs !== null)
  await page.locator('[role="grid"][aria-busy="false"]').waitFor()
  // Leaves time for storing the copy, and for late layout shifts.
  await page.waitForTimeout(1500)
  const record = await page.evaluate(() => globalThis.appRecord)
  return {
    barsMs: record.barsMs ?? Number.NaN,
    largestPaintMs: record.largestPaintMs ?? Number.NaN,
    layoutShift: record.layoutShift,
  }
}

async function timePresses(page: Page): Promise<PressTimings> {
  const filters = page.getByRole('button', { name: /^Filters/ })
  const openFilters = await timePress(page, () => filters.click())
  const channel = page.locator('input[data-kind="channel"]').first()
  const tickChannel = await timePress(page, () => channel.click())
  const sidebar = page.getByRole('dialog', { name: /^Filters/ })
  const clear = sidebar.getByRole('button', { name: 'Clear Filters' })
  const clearFilters = await timePress(page, () => clear.click())
  await filters.click()
  // Drawing after the filters close must not count for the next press.
  await page.waitForTimeout(REST_MS)
  const next = page.getByRole('button', { name: 'Next month' }).first()
  const nextMonth = await timePress(page, () => next.click())
  return { openFilters, tickChannel, clearFilters, nextMonth }
}

/** Returns the time until a press had an effect on the screen; times below 16 ms count as 16. */
async function timePress(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.appRecord.pressMs.length = 0
  })
  await press()
  // The browser reports timings a moment after the frame.
  await page.waitForTimeout(REST_MS)
  return page.evaluate(() => Math.max(16, ...globalThis.appRecord.pressMs))
}
