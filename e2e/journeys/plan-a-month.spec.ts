import { printedPages } from '../page-models/printed-pages'
import { expect, test } from './fixtures'

test('a planner adds a tactic, and it is still there after a reload', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()

  await monthPage.addOn(day, { title: 'Curtain raiser', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')
  await expect(monthPage.barOn(day, 'Curtain raiser')).toBeVisible()

  await page.reload()
  await monthPage.settle()
  await expect(monthPage.barOn(day, 'Curtain raiser')).toBeVisible()
})

test('a tactic dragged two days later is there after a reload', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('contributor@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()
  const target = monthPage.dayAfter(day, 2)
  await monthPage.addOn(day, { title: 'Roadshow teaser', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')

  await monthPage.dragByDays(monthPage.barOn(day, 'Roadshow teaser'), 2)
  await expect(monthPage.toasts).toContainText('Date updated.')
  await expect(monthPage.barOn(target, 'Roadshow teaser')).toBeVisible()

  await page.reload()
  await monthPage.settle()
  await expect(monthPage.barOn(target, 'Roadshow teaser')).toBeVisible()
})

test('a viewer who tries to add an item sees that viewers cannot', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.settle()
  await page.getByRole('button', { name: 'Add Tactic' }).click()
  await expect(monthPage.toasts).toContainText(
    'Viewers do not have the ability to add to or edit the Plan.',
  )
  await expect(monthPage.createDialog).toBeHidden()
})

test('this month of the demonstration is full, and the months beside it are a click away', async ({
  enterPlan,
  monthPage,
}) => {
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.fitWindow()
  expect(await monthPage.grid.getByRole('button', { name: /\+\d+ more/ }).count()).toBeGreaterThan(
    3,
  )
  await monthPage.nextMonth()
  await expect(monthPage.grid).toBeVisible()
})

test('a month is printed with its strip on one landscape page, and a day on one', async ({
  browserName,
  page,
  enterPlan,
  monthPage,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file without a dialog.')
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.settle()
  // As many landscape pages as all of its items need.
  expect(new Set(await printedPages(page))).toEqual(new Set(['792 x 612']))
  await page.getByRole('radio', { name: 'Day' }).click()
  await expect(page.getByText('All day', { exact: true }).first()).toBeVisible()
  expect(await printedPages(page)).toHaveLength(1)
})
