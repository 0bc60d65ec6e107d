import { test as base, expect } from '@playwright/test'
import { MonthPage } from '../page-models/month-page'
import { PlansPage } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { ProductServer } from '../server/product-server'

type TestFixtures = {
  signInPage: SignInPage
  plansPage: PlansPage
  monthPage: MonthPage
}

type WorkerFixtures = {
  /** One running product for all journeys of a worker. */
  server: ProductServer
}

/**
 * A journey's test: the product runs, the page models are ready, and whatever
 * the browser complains about in its console fails the journey.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await ProductServer.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // A refused request is an expected part of some journeys, and Chromium logs each one.
      if (message.text().startsWith('Failed to load resource')) return
      complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'the browser console stays clean').toEqual([])
  },
  signInPage: async ({ page }, use) => {
    await use(new SignInPage(page))
  },
  plansPage: async ({ page }, use) => {
    await use(new PlansPage(page))
  },
  monthPage: async ({ page }, use) => {
    await use(new MonthPage(page))
  },
})

export { expect }
