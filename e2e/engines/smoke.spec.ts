import { expect, test } from '../journeys/fixtures'
import { geometryFaults } from './geometry'

test('@smoke a planner signs in, plans a day, takes it back and looks around', async ({
  browserName,
  page,
  signInPage,
  plansPage,
  monthPage,
  freeDay,
}) => {
  await signInPage.enterAt('/plans', 'admin@demo.test')
  await page.reload()
  await expect(plansPage.heading).toBeVisible()
  await plansPage.launch('Store launch Denver')
  await monthPage.fitWindow()
  expect.soft(await page.evaluate(geometryFaults), 'the month').toEqual([])
  if (browserName === 'webkit') {
    // WebKit draws scrollbars over the content. The handles at the ends of bars are beside them.
    const room = await monthPage.grid.evaluate((grid) => {
      const scroller = grid.closest('[data-part="scroll"]') ?? grid
      const ends = [...scroller.querySelectorAll('[data-part="week"]')].map(
        (week) => week.getBoundingClientRect().right,
      )
      return scroller.getBoundingClientRect().right - Math.max(...ends)
    })
    expect(room).toBeGreaterThanOrEqual(12)
  }
  const day = freeDay()
  await monthPage.openAt(day)
  const next = monthPage.dayAfter(day, 1)

  await monthPage.addOn(day, { title: 'Shop window', channel: 'Email' })
  await expect(monthPage.barOn(day, 'Shop window')).toBeVisible()
  // Safari only supports the prefixed property. Without it, a drag selects the text that it passes.
  const selection = await monthPage
    .barOn(day, 'Shop window')
    .evaluate((bar) => getComputedStyle(bar).getPropertyValue('-webkit-user-select'))
  expect(selection).toBe('none')
  await monthPage.dragByDays(monthPage.barOn(day, 'Shop window'), 1)
  await expect(monthPage.toasts).toContainText('Date updated.')
  await expect(monthPage.barOn(next, 'Shop window')).toBeVisible()
  await monthPage.barOn(next, 'Shop window').focus()
  await page.keyboard.press('Control+z')
  await expect(monthPage.barOn(day, 'Shop window')).toBeVisible()
  await page.reload()
  await monthPage.settle()
  await expect(monthPage.barOn(day, 'Shop window')).toBeVisible()

  await page.getByRole('button', { name: 'Add Tactic' }).click()
  await expect(monthPage.createDialog).toBeVisible()
  expect.soft(await page.evaluate(geometryFaults), 'the form of a tactic').toEqual([])
  await page.keyboard.press('Escape')
  await expect(monthPage.createDialog).toBeHidden()
  // Safari focuses a clicked button only if the button requests it.
  await expect(page.getByRole('button', { name: 'Add Tactic' })).toBeFocused()

  await page.getByRole('button', { name: 'View options' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await page.evaluate(geometryFaults), 'the menu of the view').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()

  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect.soft(await page.evaluate(geometryFaults), 'the filters').toEqual([])

  await page.getByRole('radio', { name: 'Day' }).click()
  await expect(page.getByText('All day', { exact: true }).first()).toBeVisible()
  expect.soft(await page.evaluate(geometryFaults), 'the day').toEqual([])
})
