import type { Page } from '@playwright/test'
import { PlansPage } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** What a page may shift while it loads, as web vitals count it. */
const MAX_SHIFT = 0.02

declare global {
  var layoutShift: number
}

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium counts layout shift.')

async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.locator('[data-status="ready"] [data-part="bar"]').first().waitFor()
  await page.waitForLoadState('load')
  await page.waitForTimeout(1000)
  return page.evaluate(() => globalThis.layoutShift)
}

test('a first visit to a month and to a day moves nothing while it loads', async ({
  openPage,
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.settle()
  // A plan without a default view goes on to the month.
  await expect.poll(() => page.url()).toContain('/calendar/month')
  const monthUrl = page.url()

  // A browser that has not kept how high the strip was.
  const newcomer = await openPage()
  await newcomer.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) globalThis.layoutShift += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await new SignInPage(newcomer).enterAs('viewer@demo.test')
  await expect(new PlansPage(newcomer).heading).toBeVisible()
  expect(await shiftOf(newcomer, monthUrl)).toBeLessThanOrEqual(MAX_SHIFT)
  const dayUrl = monthUrl.replace('/calendar/month', '/calendar/day')
  expect(await shiftOf(newcomer, dayUrl)).toBeLessThanOrEqual(MAX_SHIFT)
})
