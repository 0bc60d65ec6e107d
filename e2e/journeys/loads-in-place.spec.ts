import type { Locator, Page } from '@playwright/test'
import { monthAddress, type PlanName } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** Maximum layout shift of a page while it loads, in the unit of web vitals. */
const MAX_SHIFT = 0.02

/** Source of a layout shift, with the properties that this test uses. */
interface MovedPart {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

declare global {
  /** Exists only in Chromium, so the types of the DOM omit it. */
  abstract class LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly MovedPart[]
  }
  var layoutShifts: { readonly value: number; readonly moved: readonly string[] }[]
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium counts layout shift.')

/**
 * Opens a view of a plan, waits until it is loaded, and checks its layout shift.
 *
 * @param lastPart part of the view that appears last
 */
async function expectNothingMoves(page: Page, url: string, lastPart: Locator): Promise<void> {
  await page.goto(url)
  await lastPart.first().waitFor()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
  })
  const shifts = await page.evaluate(() => globalThis.layoutShifts)
  const moved = shifts.map(({ value, moved: parts }) => `${value}: ${parts.join(', ')}`)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `${url}\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
}

/** Opens a new browser at the list of plans. It has no stored height of an overstory yet. */
async function openNewcomer(openPage: () => Promise<Page>): Promise<Page> {
  const newcomer = await openPage()
  await newcomer.addInitScript(() => {
    globalThis.layoutShifts = []
    /**
     * Returns the beginning of the source's text, which identifies it, and its old and new
     * positions.
     */
    const describe = ({ node, previousRect: from, currentRect: to }: MovedPart) =>
      `${node?.textContent?.slice(0, 40) ?? ''} ${from.x},${from.y} -> ${to.x},${to.y}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof LayoutShift)) continue
        const moved = entry.sources.map((source) => describe(source))
        globalThis.layoutShifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await new SignInPage(newcomer).enterAt('/plans', 'viewer@demo.test')
  await expect(newcomer.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
  return newcomer
}

/** The app reads the parked items of a calendar once the browser is idle, after all others. */
const parkedCountOf = (page: Page) => page.getByRole('button', { name: /^Parking Lot \d+/u })

test('a first visit to a view moves nothing while it loads', async ({ openPage }) => {
  const monthUrl = monthAddress('National plan')
  const dayUrl = monthUrl.replace('/calendar/month', '/calendar/day')

  const newcomer = await openNewcomer(openPage)
  await expectNothingMoves(newcomer, monthUrl, parkedCountOf(newcomer))
  await expectNothingMoves(newcomer, dayUrl, parkedCountOf(newcomer))

  const budgetOf = (plan: PlanName) => monthAddress(plan).replace('/calendar/month', '/budget')
  const hidden = newcomer.getByText('Hide the other plans to see budget figures')
  await expectNothingMoves(newcomer, budgetOf('West region'), hidden)
  // The smallest window leaves no room to spare in the line of totals.
  await newcomer.setViewportSize({ width: 1024, height: 700 })
  await expectNothingMoves(
    newcomer,
    budgetOf('Store launch Denver'),
    newcomer.getByRole('rowheader'),
  )

  // If the plan arrives last, all parts that wait for it change in one frame.
  const slow = await openNewcomer(openPage)
  const items = slow.waitForResponse(/\/api\/tactics\?/u)
  await slow.route(/\/api\/plans\/\d+$/, async (route) => {
    await items
    await route.continue()
  })
  await expectNothingMoves(slow, dayUrl, parkedCountOf(slow))
})

test('a plan is launched by a press that began before the list was complete', async ({
  page,
  signInPage,
}) => {
  let complete = () => undefined as void
  const current = new Promise<void>((resolve) => {
    complete = resolve
  })
  await page.route(/\/PlansDesk-[^/]+\.js$/, async (route) => {
    await current
    await route.continue()
  })
  await signInPage.enterAt('/plans', 'admin@demo.test')
  const launch = page.getByRole('link', { name: /Launch Plan, Store launch Denver/ })
  await launch.hover()
  await page.mouse.down()
  const completed = page.waitForResponse(/\/PlansDesk-[^/]+\.js$/)
  complete()
  const code = (await completed).url()
  // Presses slowly: the new code has run and rendered before the press ends.
  await page.evaluate(
    `import(${JSON.stringify(code)}).then(() => new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    }))`,
  )
  await page.mouse.up()
  await expect.poll(() => page.url()).toContain('/plan/104/calendar')
})
