import type { Page, Route } from '@playwright/test'
import { textStoredInBrowser } from '../page-models/browser-storage'
import type { MonthPage } from '../page-models/month-page'
import { expect, test } from './fixtures'

const PLAN = 'National plan'

/** The title of some item of the month, once the browser keeps the month. */
async function titleStored(page: Page, monthPage: MonthPage): Promise<string> {
  await monthPage.settle()
  const bar = monthPage.grid.locator('[data-part="bar"]').first()
  const title = ((await bar.textContent()) ?? '').trim()
  expect(title).not.toBe('')
  await expect.poll(async () => (await textStoredInBrowser(page)).includes(title)).toBe(true)
  return title
}

/** Holds every answer of the server back until the test lets go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The route stays: taking it away would answer what it holds a second time.
  await page.route('**/api/**', async (route: Route) => {
    await released
    await route.continue()
  })
  return letGo
}

test('a reload shows the month before the server has answered, and an unchanged month is not sent again', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', PLAN)
  const title = await titleStored(page, monthPage)
  const release = await holdAnswers(page)
  await page.reload()
  await expect(monthPage.grid.getByRole('button', { name: title }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: PLAN })).toBeVisible()

  // The parking lot below the month is read by another request, whose answer nobody has yet.
  const answered = page.waitForResponse((response) =>
    /\/api\/tactics\?.*startDate=/u.test(response.url()),
  )
  release()
  expect((await answered).status()).toBe(304)
  await expect(monthPage.grid.getByRole('button', { name: title }).first()).toBeVisible()
})

test('a change that is made before the server has answered is kept', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()
  await monthPage.addOn(day, { title: 'Early bird', channel: 'Email' })
  await expect(monthPage.barOn(day, 'Early bird')).toBeVisible()
  await expect.poll(async () => (await textStoredInBrowser(page)).includes('Early bird')).toBe(true)
  const release = await holdAnswers(page)
  await page.reload()
  await monthPage.barOn(day, 'Early bird').focus()
  await page.keyboard.press('Alt+ArrowRight')
  const next = monthPage.dayAfter(day, 1)
  await expect(monthPage.barOn(next, 'Early bird')).toBeVisible()
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/tactics/'),
  )
  release()
  expect((await stored).status()).toBe(200)
  await page.reload()
  await expect(monthPage.barOn(next, 'Early bird')).toBeVisible()
})

test('logging out leaves nothing of the plan in the browser, and the next person begins with nothing', async ({
  page,
  signInPage,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', PLAN)
  const title = await titleStored(page, monthPage)
  await signInPage.logOut()
  await expect.poll(() => textStoredInBrowser(page)).not.toContain(title)
  expect(await textStoredInBrowser(page)).not.toContain(PLAN)

  await signInPage.enterAs('limited@demo.test')
  await page.goto(page.url())
  const release = await holdAnswers(page)
  await page.reload()
  await expect(page.getByText(title)).toHaveCount(0)
  release()
})

test('a session that was ended elsewhere leads to the sign-in, and leaves nothing behind', async ({
  page,
  signInPage,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', PLAN)
  const title = await titleStored(page, monthPage)
  await page.request.post('/api/logout')
  await page.reload()
  await signInPage.heading.waitFor()
  await expect.poll(() => textStoredInBrowser(page)).not.toContain(title)
})

test('without a server the last month stays on show, says that it may be old, and can be tried again', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', PLAN)
  const title = await titleStored(page, monthPage)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  const notice = page.getByText('What you see may be out of date.')
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await expect(monthPage.grid.getByRole('button', { name: title }).first()).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
})
