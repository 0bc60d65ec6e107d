import type { Locator, Page } from '@playwright/test'
import type { Day } from './month-page'

/** Page model of the flow of a plan. */
export class FlowPage {
  readonly grid: Locator
  readonly toasts: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.grid = page.getByRole('treegrid')
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  /** Opens the flow from another view of the plan. */
  async open(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Flow' }).click()
    await this.settle()
  }

  /** Waits until the tactics of the range are visible. */
  async settle(): Promise<void> {
    await this.grid.and(this.page.locator('[aria-busy="false"]')).waitFor()
  }

  /** Zooms to a unit, and waits until the flow shows it: the bar shows a choice before the flow does. */
  async zoomTo(unit: 'Year' | 'Quarter' | 'Month' | 'Week'): Promise<void> {
    await this.page.getByRole('radio', { name: unit, exact: true }).click()
    await this.page.locator(`[data-zoom="${unit.toLowerCase()}"]`).waitFor()
    await this.settle()
  }

  /** Scrolls a day into view. Bars outside of the view are not in the page. */
  async goTo(day: Day): Promise<void> {
    const [year = '', month, date] = day.split('-')
    await this.page.getByRole('button', { name: 'Go to date' }).click()
    const field = this.page.getByRole('textbox', { name: 'Date', exact: true })
    await field.fill(`${month}/${date}/${year.slice(2)}`)
    await field.press('Enter')
    await this.settle()
  }

  section(name: string): Locator {
    return this.grid.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  }

  bar(title: string): Locator {
    return this.grid.getByRole('button', { name: title })
  }

  /** Returns a figure, in whole dollars. */
  async figure(name: string): Promise<number> {
    const text = await this.grid
      .getByRole('gridcell', { name: new RegExp(`^${name}:`, 'u') })
      .innerText()
    return Number(text.replace('\u2212', '-').replaceAll(',', ''))
  }
}
