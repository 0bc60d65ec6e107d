import { addressOf } from '../page-models/address'
import { printedPages, printedWeeks } from '../page-models/printed-pages'
import { expect, test } from './fixtures'

/** Height of the weeks on the first landscape page of a month. */
const WEEKS_PIXELS = 600

test('a planner launches a plan, adds a tactic, drags it, and finds it after a reload', async ({
  page,
  signInPage,
  plansPage,
  monthPage,
  freeDay,
}) => {
  await signInPage.enterAt('/plans', 'contributor@demo.test')
  await plansPage.launch('Store launch Denver')
  await monthPage.settle()

  await test.step('Back leaves the calendar, however many months were shown', async () => {
    await monthPage.nextMonth()
    await monthPage.nextMonth()
    const second = await addressOf(page)
    await page.goBack()
    await expect(plansPage.heading).toBeVisible()
    await page.evaluate(() => {
      history.forward()
    })
    await monthPage.settle()
    expect(await addressOf(page)).toBe(second)
  })

  const day = freeDay()
  const target = monthPage.dayAfter(day, 2)
  await monthPage.openAt(day)
  await monthPage.addOn(day, { title: 'Roadshow teaser', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')
  await monthPage.dragByDays(monthPage.barOn(day, 'Roadshow teaser'), 2)
  await expect(monthPage.toasts).toContainText('Date updated.')
  await expect(monthPage.barOn(target, 'Roadshow teaser')).toBeVisible()

  await page.reload()
  await monthPage.settle()
  await expect(monthPage.barOn(target, 'Roadshow teaser')).toBeVisible()
})

test('a viewer looks at a full month, cannot add to it, and prints it and a day', async ({
  browserName,
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('viewer@demo.test', 'National plan')
  await page.getByRole('button', { name: 'Add Tactic' }).click()
  await expect(monthPage.toasts).toContainText(
    'Viewers do not have the ability to add to or edit the Plan.',
  )
  await expect(monthPage.createDialog).toBeHidden()
  // The current month may open scrolled, and then stays blank until the pointer enters it.
  await monthPage.nextMonth()
  await monthPage.fitWindow()
  const hidden = monthPage.grid.getByRole('button', { name: /\+\d+ more/ })
  await expect(hidden.nth(3)).toBeVisible()

  // Only Chromium prints to a file without a dialog.
  const isPrinted = browserName === 'chromium'
  // Every page is landscape, regardless of their number.
  if (isPrinted) expect(new Set(await printedPages(page))).toEqual(new Set(['792 x 612']))
  // The overstory has a separate page, so the month fills its first page: no other week has room.
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(async () => {
      const [first = [], [next = 0] = []] = await printedWeeks(page)
      return [...first, next].reduce((sum, height) => sum + height, 0)
    })
    .toBeGreaterThan(WEEKS_PIXELS)
  await page.emulateMedia({ media: null })

  await page.getByRole('radio', { name: 'Day' }).click()
  await expect(page.getByText('All day', { exact: true }).first()).toBeVisible()
  // The day, and before it all bars of the overstory if they need a page.
  if (isPrinted) expect((await printedPages(page)).length).toBeLessThanOrEqual(2)
})
