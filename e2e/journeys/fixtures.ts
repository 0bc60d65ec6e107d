import { test as base, type Locator, type Page } from '@playwright/test'
import type { Engine, OpenPage } from '../engines/engine'
import { PlaywrightEngine } from '../engines/playwright-engine'
import { WebKitEngine } from '../engines/webkit/webkit-engine'
import { expect } from '../engines/webkit/webkit-expect'
import { ItemEditor } from '../page-models/item-editor'
import { type Day, MonthPage } from '../page-models/month-page'
import { monthAddress, planIdOf, type PlanName, PlansPage } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { ProductServer } from '../server/product-server'

/** An item that a journey has added to the visible month. */
interface AddedItem {
  readonly title: string
  readonly day: Day
  readonly bar: Locator
}

/** Opens the month of a plan and signs a user in on the way. */
type EnterPlan<Result> = (emailAddress: string, planName: PlanName, day?: Day) => Promise<Result>

type TestFixtures = {
  /** Opens a page of another user. Pages do not share the sign-in. */
  openPage: () => Promise<Page>
  enterPlan: EnterPlan<void>
  /** Opens a page of another user, and the month of a plan in it. */
  openPlan: EnterPlan<Page>
  /**
   * Returns a day on which no plan has an item, nor on the following three days of the same week.
   */
  freeDay: () => Day
  /** Adds an item to a free day of a store launch, and opens its month as the planner. */
  addItem: (name: string) => Promise<AddedItem>
  signInPage: SignInPage
  plansPage: PlansPage
  monthPage: MonthPage
  itemEditor: ItemEditor
}

type WorkerFixtures = {
  /** One running product for all journeys of a worker. */
  server: ProductServer
  /** Free days that no journey of the worker has used yet. */
  freeDays: Iterator<Day, never>
  /** Browser of the project: WebKit by WebDriver, the others by Playwright. */
  engine: Engine
}

/**
 * Test of a journey: the product runs, and the page models are ready. Any complaint in the browser
 * console fails the journey.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await ProductServer.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  freeDays: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      await use(freeDaysAfter(new Date()))
    },
    { scope: 'worker' },
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
    { scope: 'worker', timeout: 600_000 },
  ],
  openPage: async ({ engine, baseURL, timezoneId }, use, testInfo) => {
    const opened: OpenPage[] = []
    await use(async () => {
      const one = await engine.open({ baseURL: baseURL ?? '', timezoneId: timezoneId ?? 'UTC' })
      opened.push(one)
      return one.page
    })
    const complaints: string[] = []
    for (const [index, one] of opened.entries()) {
      // Before the screenshot: Playwright hides the caret in it by a style that the policy refuses.
      complaints.push(...(await one.complaints()))
      if (testInfo.status !== testInfo.expectedStatus && !one.page.isClosed()) {
        await one.page.screenshot({ path: testInfo.outputPath(`page-${index}.png`) })
      }
      await one.close()
    }
    expect(complaints, 'the browser console stays clean').toEqual([])
  },
  page: async ({ openPage }, use) => {
    await use(await openPage())
  },
  enterPlan: async ({ page }, use) => {
    await use((...place) => enterPlanOn(page, ...place))
  },
  openPlan: async ({ openPage }, use) => {
    await use(async (...place) => {
      const page = await openPage()
      await enterPlanOn(page, ...place)
      return page
    })
  },
  freeDay: async ({ freeDays }, use) => {
    await use(() => freeDays.next().value)
  },
  addItem: async ({ server, enterPlan, monthPage, freeDay }, use, { repeatEachIndex }) => {
    await use(async (name) => {
      const title = `${name} (${repeatEachIndex + 1})`
      const day = freeDay()
      const planId = planIdOf('Store launch Denver')
      await server.addTactic(planId, { title, startDate: `${day}T08:00:00`, isAllDay: true })
      await enterPlan('admin@demo.test', 'Store launch Denver', day)
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

async function enterPlanOn(page: Page, ...place: Parameters<EnterPlan<void>>): Promise<void> {
  const [emailAddress, planName, day] = place
  await new SignInPage(page).enterAt(monthAddress(planName, day), emailAddress)
  await new MonthPage(page).settle()
}

/**
 * Yields two Tuesdays in the middle of each month, starting with the first month after the
 * demonstration.
 */
export function* freeDaysAfter(today: Date): Generator<Day, never> {
  for (let month = today.getUTCMonth() + 10; ; month += 1) {
    const eighth = new Date(Date.UTC(today.getUTCFullYear(), month, 8))
    for (const week of [0, 7]) {
      const tuesday = 8 + ((9 - eighth.getUTCDay()) % 7) + week
      yield new Date(Date.UTC(today.getUTCFullYear(), month, tuesday)).toISOString().slice(0, 10)
    }
  }
}

export { expect }
