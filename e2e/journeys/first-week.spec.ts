import type { Page } from '@playwright/test'
import { addressOf } from '../page-models/address'
import { MonthPage } from '../page-models/month-page'
import { SetupPage } from '../page-models/setup-page'
import { ProductServer } from '../server/product-server'
import { expect, test } from './fixtures'

/** A test with an empty server, without any user. */
const emptyTest = test.extend<{ readonly emptyServer: ProductServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  emptyServer: async ({}, use) => {
    const server = await ProductServer.start({ isEmpty: true })
    await use(server)
    await server.dispose()
  },
  baseURL: async ({ emptyServer }, use) => {
    await use(emptyServer.origin)
  },
})

emptyTest(
  'a new company sets its first plan up by keyboard, down to the first tactics',
  async ({ page, emptyServer }) => {
    const setup = new SetupPage(page)
    const plan = await test.step('the link of the console creates the account', async () => {
      await page.goto(await emptyServer.firstAccountLink())
      await expect(page.getByLabel('Company')).toBeFocused()
      for (const text of ['Northfield', 'Dana', 'Whitfield', 'dana@northfield.example']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.type('seven gentle badgers')
      await page.keyboard.press('Enter')
      // The owner starts with the setup of the account's first plan.
      await expect(setup.planName).toBeVisible()
      return await placeOfSetup(page)
    })
    await test.step('the plan gets its name', async () => {
      await setup.tabTo(setup.planName)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('First year')
      await setup.tabTo(page.getByRole('link', { name: 'Set up step by step' }))
      await page.keyboard.press('Enter')
      await expect(setup.toasts).toContainText('Plan name updated.')
    })
    await test.step('a channel that nobody uses goes, and one of its own comes', async () => {
      await setup.isAtStep('Which channels do you plan?')
      const radio = page.getByRole('checkbox', { name: 'Radio' })
      await setup.tabTo(radio)
      await page.keyboard.press('Space')
      await expect(setup.toasts).toContainText('Channel deleted.')
      await expect(radio).not.toBeChecked()
      await setup.press('Continue')
      await setup.isAtStep('Do you use other channels?')
      await setup.press('Add channel')
      await expect(page.getByLabel('Channel name')).toBeFocused()
      await page.keyboard.type('Street fairs')
      await page.keyboard.press('Enter')
      await expect(setup.toasts).toContainText('Channel created.')
      await setup.press('Continue')
    })
    await test.step('the budget is saved on the way on', async () => {
      await setup.isAtStep('Which dates should the plan show?')
      await setup.press('Continue')
      await setup.isAtStep('What can you spend?')
      await setup.tabTo(page.getByRole('switch', { name: 'Use budgets' }))
      await page.keyboard.press('Space')
      await setup.press('Continue')
      await expect(setup.toasts).toContainText('Plan updated.')
    })
    await test.step('what can wait is skipped', async () => {
      for (const heading of [
        'What do your tactics aim at?',
        'Which initiatives guide the plan?',
        'What should the team read?',
        'Who works on the plan?',
      ]) {
        await setup.isAtStep(heading)
        await setup.press('Skip')
      }
    })
    await test.step('the first tactics are typed, and are in the calendar', async () => {
      await setup.isAtStep('What is planned first?')
      await setup.tabTo(page.getByLabel('Title'))
      await page.keyboard.type('Opening letter')
      await choose(page, setup, 'Channel', 'Em', 'Email')
      await choose(page, setup, 'Tactic type', 'News', 'Newsletter')
      await setup.press('Add tactic')
      await expect(setup.toasts).toContainText('Tactic created.')
      await expect(page.getByLabel('Title')).toBeFocused()
      await page.keyboard.type('Second letter')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Added tactics' })).toContainText('Second letter')
      await setup.press('Finish')
      await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()

      await page.goto(`/account/${plan.accountId}/plan/${plan.planId}/calendar/month`)
      const month = new MonthPage(page)
      await month.settle()
      for (const title of ['Opening letter', 'Second letter']) {
        await expect(month.grid.getByRole('button', { name: title })).toBeVisible()
      }
    })
  },
)

/** Returns account and plan from the address of the setup. */
async function placeOfSetup(page: Page) {
  const [, accountId, planId] = /\/setup\/full\/(\d+)\/(\d+)\//u.exec(await addressOf(page)) ?? []
  return { accountId, planId }
}

/** Chooses from a list by typing the start of an option. */
async function choose(page: Page, setup: SetupPage, label: string, start: string, option: string) {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await setup.tabTo(field)
  await page.keyboard.press('Enter')
  await page.keyboard.type(start)
  await page.keyboard.press('Enter')
  await expect(field).toContainText(option)
}
