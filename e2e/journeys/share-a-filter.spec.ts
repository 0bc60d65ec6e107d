import type { Page } from '@playwright/test'
import { MonthPage } from '../page-models/month-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

declare global {
  var copiedText: string | undefined
}

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')

/** Expects exactly one filter in use, with this name. */
async function expectChip(page: Page, name: string): Promise<void> {
  await expect(chips(page)).toHaveCount(1)
  await expect(chips(page).first()).toHaveText(name)
}

async function filterByChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/u }).click()
  const filters = page.getByRole('dialog', { name: /^Filters/u })
  await filters.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') }).click()
  await filters.getByRole('button', { name: 'Close filters' }).click()
  await expectChip(page, name)
}

/**
 * Copies the link of the filters and returns it. Replaces the clipboard, because it needs a
 * permission that not every browser gives.
 */
async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text: string) => {
      globalThis.copiedText = text
    }
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  return (await page.evaluate(() => globalThis.copiedText)) ?? ''
}

test('a colleague opens a filtered link, and keeps the filters that were theirs', async ({
  page,
  openPlan,
  enterPlan,
}) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await filterByChannel(page, 'Email')
  const link = await copiedLink(page)

  const otherPage = await openPlan('contributor@demo.test', 'Store launch Denver')
  const otherUsersMonth = new MonthPage(otherPage)
  await filterByChannel(otherPage, 'Website')

  await otherPage.goto(link)
  await otherUsersMonth.settle()
  await expect(otherPage.getByText('Filters of a link')).toBeVisible()
  await expectChip(otherPage, 'Email')
  await otherPage.getByRole('button', { name: 'Back to mine' }).click()
  await expect(otherPage.getByText('Filters of a link')).toBeHidden()
  await expectChip(otherPage, 'Website')
})

test('a view that is saved as the default opens with its plan', async ({
  page,
  openPage,
  enterPlan,
  monthPage,
  plansPage,
}, { repeatEachIndex }) => {
  await enterPlan('admin@demo.test', 'West region')
  await filterByChannel(page, 'Email')
  const name = `Only email (${repeatEachIndex + 1})`
  await page.getByRole('button', { name: 'Save view', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Open the plan with this view' }).click()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: `Saved view: ${name}`, exact: true })).toBeVisible()

  await monthPage.nextMonth()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: `Saved view: ${name}, changed`, exact: true }),
  ).toBeVisible()

  const expectDefault = async (where: Page) => {
    const button = where.getByRole('button', { name: `Saved view: ${name}`, exact: true })
    await expect(button).toBeVisible()
    await expectChip(where, 'Email')
  }
  await page.goto('/plans')
  await plansPage.launch('West region')
  await expectDefault(page)

  const changePlan = async (from: string, to: string) => {
    await page.getByRole('button', { name: new RegExp(`^${from}.*Change plan`, 'u') }).click()
    await page.getByRole('option', { name: new RegExp(`^${to}`, 'u') }).click()
    await expect(page.getByRole('heading', { name: to })).toBeVisible()
    await monthPage.settle()
  }
  await changePlan('West region', 'Store launch Denver')
  await changePlan('Store launch Denver', 'West region')
  await expectDefault(page)

  const elsewhere = await openPage()
  await new SignInPage(elsewhere).open()
  await new SignInPage(elsewhere).signIn('admin@demo.test')
  await expectDefault(elsewhere)
})
