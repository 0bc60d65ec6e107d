import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journeys/fixtures'
import { geometryFaults } from './geometry'

/** Controls that open a floating surface. */
const TRIGGERS =
  ':is(button[aria-haspopup], [role=combobox], [role=gridcell] [aria-haspopup]):not([aria-disabled=true]):visible'

/** Open surfaces. */
const SURFACES =
  ':is([role=dialog], [role=menu], [role=listbox], [role=alertdialog], [role=tooltip]):visible'

/** A panel is a `dialog` element, which needs no role. */
const DIALOG = ':is([role=dialog], dialog):visible'

const places = [
  ['the plans', async (page: Page) => page.goto('/plans')],
  ['the month', async () => undefined],
  [
    'the day',
    async (page: Page) => {
      await page.getByRole('radio', { name: 'Day' }).click()
      await page.getByText('All day', { exact: true }).first().waitFor()
    },
  ],
  [
    'the month with filters',
    async (page: Page) => {
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page.getByRole('checkbox').first().waitFor()
    },
  ],
] as const

for (const [name, open] of places) {
  test(`what opens on ${name} is inside the viewport and can be reached`, async ({
    page,
    enterPlan,
  }) => {
    await enterPlan('admin@demo.test', 'National plan')
    await open(page)
    await expectGeometry(page, name)
    await openEach(page, page.locator('body'), name)
  })
}

test('what opens in the form of a tactic is inside the viewport and can be reached', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', 'National plan')
  await page.getByRole('button', { name: 'Add Tactic' }).click()
  await expect(monthPage.createDialog).toBeVisible()
  await expectGeometry(page, 'the form')
  await openEach(page, monthPage.createDialog, 'the form')
  await expect(monthPage.createDialog).toBeVisible()
})

test('what is asked beside a day, of an item and before a deletion can be reached', async ({
  page,
  enterPlan,
  monthPage,
  freeDay,
}) => {
  const day = freeDay()
  await enterPlan('admin@demo.test', 'Store launch Denver', day)
  await monthPage.day(day).focus()
  await page.keyboard.press('n')
  await expect(monthPage.quickCreate).toBeVisible()
  await expectGeometry(page, 'the new tactic')
  await openEach(page, monthPage.quickCreate, 'the new tactic')
  await monthPage.fillIn({ title: 'Front page', channel: 'Email' })
  const bar = monthPage.barOn(day, 'Front page')
  await expect(bar).toBeVisible()

  await bar.hover()
  await expect(page.locator(SURFACES).first()).toBeVisible()
  await expectGeometry(page, 'the card of a tactic')
  await page.keyboard.press('Escape')

  await bar.focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectGeometry(page, 'the menu of a tactic')
  await page.keyboard.press('Escape')

  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(DIALOG).first()).toBeVisible()
  await expectGeometry(page, 'the editor of a tactic')
  await page.keyboard.press('Escape')

  await bar.focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await expectGeometry(page, 'the question before a deletion')
  await page.keyboard.press('Escape')

  await page.getByRole('heading').first().focus()
  await page.keyboard.press('?')
  await expect(page.locator(DIALOG).first()).toBeVisible()
  await expectGeometry(page, 'the shortcuts')
})

/** Clicks each trigger of a place and closes its surface again with Escape. */
async function openEach(page: Page, place: Locator, name: string): Promise<void> {
  const triggers = place.locator(TRIGGERS)
  const opened = page.locator(SURFACES)
  const count = Math.min(await triggers.count(), 12)
  expect(count, `triggers of ${name}`).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    const trigger = triggers.nth(index)
    const before = await opened.count()
    const label = `${name}, trigger ${index}`
    await trigger.click()
    await expect.poll(() => opened.count(), { message: `${label} opens` }).toBeGreaterThan(before)
    await expectGeometry(page, label)
    await page.keyboard.press('Escape')
    await expect.poll(() => opened.count(), { message: `${label} closes` }).toBe(before)
  }
}

async function expectGeometry(page: Page, name: string): Promise<void> {
  // Polls, because an animated surface reaches its place only after a while.
  await expect.poll(() => page.evaluate(geometryFaults), { message: name }).toEqual([])
}
