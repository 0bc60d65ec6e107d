import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Counts the changes of items that the server has accepted. */
function countStored(page: Page): () => number {
  let count = 0
  page.on('response', (response) => {
    const isChange = response.request().method() === 'PUT' && response.ok()
    if (isChange && response.url().includes('/api/tactics/')) count += 1
  })
  return () => count
}

test('what is saved without a connection is stored once it is back, and only once', async ({
  page,
  enterPlan,
  monthPage,
  itemEditor,
}, { repeatEachIndex }) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const title = `Train teaser (${repeatEachIndex + 1})`
  const day = await monthPage.findQuietDay()
  await monthPage.addOn(day, { title, channel: 'Email' })
  await monthPage.barOn(day, title).click()
  await itemEditor.title.fill(`${title}, tunnel`)

  const stored = countStored(page)
  await page.context().setOffline(true)
  await itemEditor.save()
  await expect(itemEditor.button('Save')).toBeVisible()
  await expect(itemEditor.title).toHaveValue(`${title}, tunnel`)
  expect(stored()).toBe(0)

  await page.context().setOffline(false)
  await expect(monthPage.toasts).toContainText('Tactic updated.')
  await page.keyboard.press('Escape')
  await expect(itemEditor.panel).toBeHidden()
  await page.reload()
  await expect(monthPage.barOn(day, `${title}, tunnel`)).toBeVisible()
  expect(stored()).toBe(1)
})

test('a session that ends in the middle of a change gives the change back after the sign-in', async ({
  page,
  signInPage,
  enterPlan,
  monthPage,
  itemEditor,
}, { repeatEachIndex }) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const title = `Night shift (${repeatEachIndex + 1})`
  const day = await monthPage.findQuietDay()
  await monthPage.addOn(day, { title, channel: 'Email' })
  await monthPage.barOn(day, title).click()
  await itemEditor.title.fill(`${title}, rewritten`)

  await page.request.post('/api/logout')
  await itemEditor.save()
  await signInPage.heading.waitFor()
  await expect(
    page.getByText('You have been automatically logged out. Please log in again.'),
  ).toBeVisible()

  await signInPage.signIn('admin@demo.test')
  // People come back to the month of the plan that they used last.
  await monthPage.fitWindow()
  await monthPage.openAt(day)
  await monthPage.barOn(day, title).click()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(itemEditor.title).toHaveValue(`${title}, rewritten`)
  await itemEditor.button('Save').click()
  await expect(monthPage.toasts).toContainText('Tactic updated.')
  await expect(monthPage.barOn(day, `${title}, rewritten`)).toBeVisible()
})
