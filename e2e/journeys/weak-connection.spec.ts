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
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Train teaser')
  await bar.click()
  await itemEditor.title.fill(`${title}, tunnel`)

  const stored = countStored(page)
  await page.context().setOffline(true)
  await itemEditor.save()
  await expect(itemEditor.panel).toContainText('This is saved as soon as the connection is back.')
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
