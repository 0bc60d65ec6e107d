import type { Page } from '@playwright/test'
import { monthAddress } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** What a page may shift while it loads, as web vitals count it. */
const MAX_SHIFT = 0.02

/** What is moved by a layout shift, as far as this needs it. */
interface MovedPart {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

declare global {
  /** Only Chromium has it, so the types of the DOM leave it out. */
  abstract class LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly MovedPart[]
  }
  var layoutShifts: { readonly value: number; readonly moved: readonly string[] }[]
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium counts layout shift.')

/** Opens a view of a plan, waits until it stands still, and looks how far things moved. */
async function expectNothingMoves(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('[data-status="ready"] [data-part="bar"]').first().waitFor()
  // The number of parked items comes last: they are read once the browser is idle.
  await page.getByRole('button', { name: /^Parking Lot \d+/u }).waitFor()
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

/** The page of somebody who is on the list of plans: the browser has not kept how high a strip was. */
async function openNewcomer(openPage: () => Promise<Page>): Promise<Page> {
  const newcomer = await openPage()
  await newcomer.addInitScript(() => {
    globalThis.layoutShifts = []
    /** Where it moved from and to, and what it says, which finds it in the page. */
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

test('a first visit to a month and to a day moves nothing while it loads', async ({ openPage }) => {
  const monthUrl = monthAddress('National plan')
  const dayUrl = monthUrl.replace('/calendar/month', '/calendar/day')

  const newcomer = await openNewcomer(openPage)
  await expectNothingMoves(newcomer, monthUrl)
  await expectNothingMoves(newcomer, dayUrl)

  // Where a plan comes last, all that waits for it changes in one frame.
  const slow = await openNewcomer(openPage)
  const items = slow.waitForResponse(/\/api\/tactics\?/u)
  await slow.route(/\/api\/plans\/\d+$/, async (route) => {
    await items
    await route.continue()
  })
  await expectNothingMoves(slow, dayUrl)
})

test('a plan is launched by a press that began before the list was complete', async ({
  page,
  signInPage,
}) => {
  let complete = () => undefined as void
  const held = new Promise<void>((resolve) => {
    complete = resolve
  })
  await page.route(/\/PlansDesk-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await signInPage.enterAt('/plans', 'admin@demo.test')
  const launch = page.getByRole('link', { name: /Launch Plan, Store launch Denver/ })
  await launch.hover()
  await page.mouse.down()
  const completed = page.waitForResponse(/\/PlansDesk-[^/]+\.js$/)
  complete()
  const code = (await completed).url()
  // A slow press: the code has run before it ends, and what it brings has been drawn.
  await page.evaluate(
    `import(${JSON.stringify(code)}).then(() => new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    }))`,
  )
  await page.mouse.up()
  await expect.poll(() => page.url()).toContain('/plan/104/calendar')
})
