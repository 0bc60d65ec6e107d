import { test as base, type Locator, type Page } from '@playwright/test'
import type { Engine, OpenPage } from '../engines/engine'
import { PlaywrightEngine } from '../engines/playwright-engine'
import { WebKitEngine } from '../engines/webkit/webkit-engine'
import { expect } from '../engines/webkit/webkit-expect'
import { ItemEditor } from '../page-models/item-editor'
import { MonthPage, type QuietDay } from '../page-models/month-page'
import { PlansPage } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { ProductServer } from '../server/product-server'

/** An item that a journey has added to the month on show. */
interface AddedItem {
  readonly title: string
  readonly day: string
  readonly bar: Locator
}

type TestFixtures = {
  /** Opens a page of another person: what signs one in is not shared. */
  openPage: () => Promise<Page>
  /** Signs a person in and opens a plan by its name. */
  enterPlan: (emailAddress: string, planName: string) => Promise<void>
  /** Signs the planner of a store launch in and adds an item to a quiet day of its month. */
  addItem: (name: string, day?: QuietDay) => Promise<AddedItem>
  signInPage: SignInPage
  plansPage: PlansPage
  monthPage: MonthPage
  itemEditor: ItemEditor
}

type WorkerFixtures = {
  /** One running product for all journeys of a worker. */
  server: ProductServer
  /** The browser of the project: WebKit by WebDriver, the others by Playwright. */
  engine: Engine
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
  engine: [
    async ({ browserName, playwright }, use) => {
      const engine =
        browserName === 'webkit'
          ? await WebKitEngine.start()
          : new PlaywrightEngine(await playwright[browserName].launch())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openPage: async ({ engine, server, timezoneId }, use, testInfo) => {
    const opened: OpenPage[] = []
    await use(async () => {
      const one = await engine.open({ baseURL: server.origin, timezoneId: timezoneId ?? 'UTC' })
      opened.push(one)
      return one.page
    })
    const complaints: string[] = []
    for (const [index, one] of opened.entries()) {
      // Before the screenshot: Playwright hides the caret in it by a style that the policy refuses.
      complaints.push(...(await one.complaints()))
      if (testInfo.status !== testInfo.expectedStatus) {
        await one.page.screenshot({ path: testInfo.outputPath(`page-${index}.png`) })
      }
      await one.close()
    }
    expect(complaints, 'the browser console stays clean').toEqual([])
  },
  page: async ({ openPage }, use) => {
    await use(await openPage())
  },
  enterPlan: async ({ signInPage, plansPage }, use) => {
    await use(async (emailAddress, planName) => {
      await signInPage.enterAs(emailAddress)
      await plansPage.launch(planName)
    })
  },
  addItem: async ({ enterPlan, monthPage }, use, { repeatEachIndex }) => {
    await use(async (name, quiet) => {
      await enterPlan('admin@demo.test', 'Store launch Denver')
      await monthPage.fitWindow()
      // Earlier repetitions leave their items in the same plan.
      const title = `${name} (${repeatEachIndex + 1})`
      const day = await monthPage.findQuietDay(quiet)
      await monthPage.addOn(day, { title, channel: 'Email' })
      return { title, day, bar: monthPage.barOn(day, title) }
    })
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
  itemEditor: async ({ page }, use) => {
    await use(new ItemEditor(page))
  },
})

export { expect }
