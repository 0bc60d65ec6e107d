import type { Page, Response, Route } from '@playwright/test'
import { textStoredInBrowser } from '../page-models/browser-storage'
import { expect, test } from './fixtures'

/** Delays every answer of the server until the test calls the returned function. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The route stays, because removing it would answer the delayed requests a second time.
  await page.route('**/api/**', async (route: Route) => {
    await released
    await route.continue()
  })
  return letGo
}

/** Returns whether a response answers the request for the items of a date range. */
const isListOfDays = (response: Response) => /\/api\/tactics\?.*startDate=/u.test(response.url())

test('a reload shows the month before the server has answered, keeps what is changed then, and copes without a server', async ({
  page,
  addItem,
  monthPage,
}) => {
  const { title, day, bar } = await addItem('Early bird')
  await expect.poll(() => textStoredInBrowser(page)).toContain(title)
  const next = monthPage.dayAfter(day, 1)

  await test.step('an unchanged month is shown, and is not sent again', async () => {
    const release = await holdAnswers(page)
    await page.reload()
    await expect(bar).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Store launch Denver' })).toBeVisible()
    // Another request reads the parking lot below the month. It has no answer yet.
    const answered = page.waitForResponse(isListOfDays)
    release()
    expect((await answered).status()).toBe(304)
    await expect(bar).toBeVisible()
  })

  await test.step('a change that is made before the answer is kept', async () => {
    const release = await holdAnswers(page)
    await page.reload()
    await bar.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(monthPage.barOn(next, title)).toBeVisible()
    const stored = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().includes('/api/tactics/'),
    )
    release()
    expect((await stored).status()).toBe(200)
    await page.reload()
    await monthPage.settle()
    await expect(monthPage.barOn(next, title)).toBeVisible()
    await expect.poll(() => textStoredInBrowser(page)).toContain(`${next}T`)
  })

  await test.step('without a server the last month may be old, and can be tried again', async () => {
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    const notice = page.getByText('What you see may be out of date.')
    await expect(notice).toBeVisible()
    await expect(monthPage.barOn(next, title)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeVisible()
    // The page detects at once or a little later that the server is back.
    await page.unroute('**/api/**')
    await expect(notice).toBeHidden()
  })
})

test('a session that ends leaves nothing of the plan in the browser, and the next person begins with nothing', async ({
  page,
  signInPage,
  addItem,
  monthPage,
}) => {
  const { title } = await addItem('Quiet exit')
  await expect.poll(() => textStoredInBrowser(page)).toContain(title)

  await test.step('ended elsewhere', async () => {
    await page.request.post('/api/logout')
    await page.reload()
    await signInPage.heading.waitFor()
    await expect.poll(() => textStoredInBrowser(page)).not.toContain(title)
  })

  await test.step('ended by a log-out', async () => {
    await signInPage.signIn('admin@demo.test')
    await monthPage.settle()
    await expect.poll(() => textStoredInBrowser(page)).toContain(title)
    await signInPage.logOut()
    await expect.poll(() => textStoredInBrowser(page)).not.toContain(title)
    expect(await textStoredInBrowser(page)).not.toContain('Store launch Denver')
  })

  await test.step('the next person sees nothing of it, even before the server has answered', async () => {
    await signInPage.enterAt('/plans', 'limited@demo.test')
    await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
    const release = await holdAnswers(page)
    await page.reload()
    await expect(page.getByText(title)).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
})
