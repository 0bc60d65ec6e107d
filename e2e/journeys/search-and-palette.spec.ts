import type { Page } from '@playwright/test'
import { addressOf } from '../page-models/address'
import { expect, freeDaysAfter, test } from './fixtures'

// A separate worker, whose first free day is within a year. A search covers only one year ahead.
test.use({
  freeDays: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      await use(freeDaysAfter(new Date()))
    },
    { scope: 'worker' },
  ],
})

const box = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })

test('a planner finds an item from anywhere, and opens it beside the results', async ({
  page,
  addItem,
}) => {
  const { title } = await addItem('Zeppelin launch')

  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await box(page).fill('zeppelin')
  await page.getByRole('radio', { name: 'Upcoming 1' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  await expect(row.locator('mark')).toHaveText('Zeppelin')
  await expect.poll(() => addressOf(page)).toMatch(/\/search\?q=zeppelin$/u)

  await row
    .getByRole('link', { name: `Open ${title}` })
    .last()
    .click()
  await expect(page.getByRole('textbox', { name: /^Title/u })).toHaveValue(title)
  await expect.poll(() => addressOf(page)).toMatch(/tactic=\d+/u)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: /^Title/u })).toBeHidden()
  await expect(row).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Search or go to' })
  await palette.getByRole('combobox').fill('flow')
  await palette.getByRole('option', { name: 'Flow', exact: true }).click()
  await expect.poll(() => addressOf(page)).toMatch(/\/calendar\/flow/u)

  await page.keyboard.press('ControlOrMeta+k')
  await palette.getByRole('combobox').fill('zeppelin')
  await palette.getByRole('option', { name: title }).first().click()
  await expect(page.getByRole('textbox', { name: /^Title/u })).toHaveValue(title)
})
