import { moveGiftGuide, pageThrough } from './guide-uses.ts'
import type { Page } from 'playwright'

/** Uses each view, the filters and the editor of the complete planner of the guide. */
export async function usePlanner(page: Page) {
  await pageThrough(page)
  await moveGiftGuide(page)
  const show = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.getByRole('button', { name: /^Gift guide/ }).click()
  await page.getByText('store team').waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill('Gift list')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved Gift list').waitFor()

  await show('Day')
  await page.getByRole('button', { name: /VIP evening/ }).press('Alt+ArrowDown')
  await page.getByText('Saved VIP evening: 2026-11-18T17:45:00').waitFor()

  await show('Flow')
  await page.getByRole('button', { name: /^Gift list/ }).press('Alt+ArrowRight')
  await page.getByText('Saved Gift list: 2026-11-12').waitFor()

  await show('Table')
  await page.getByRole('gridcell', { name: /Gift list/ }).waitFor()
  await page.getByRole('gridcell', { name: '4,500' }).click()
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  await page.getByText('Saved the cells').waitFor()

  await show('Budget')
  await page.getByRole('gridcell', { name: /5,000/ }).first().click()
  await page
    .getByRole('status')
    .getByText(/: Gift list$/)
    .waitFor()

  await show('Filters')
  await page.getByRole('checkbox', { name: /^In store/ }).check()
  await show('Month')
  await page.getByRole('button', { name: /VIP evening/ }).waitFor()
  await page.getByRole('button', { name: /^Gift list/ }).waitFor({ state: 'detached' })
}
