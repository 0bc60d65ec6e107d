import type { Locator, Page } from '@playwright/test'

/** Columns of a period, or of the totals, in their order. */
const figures = ['Est', 'Act', 'Var'] as const

/** Page model of the budget of a plan. */
export class BudgetPage {
  readonly table: Locator
  readonly items: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('treegrid', { name: 'Budget' })
    this.items = page.getByRole('dialog')
  }

  /** Opens the budget from another view of the plan. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Budget' }).click()
    await this.table.waitFor()
  }

  /** Returns the first and the last visible day, as `YYYY-MM-DD`. */
  async days(): Promise<readonly [start: string, end: string]> {
    const dayOf = async (name: RegExp) => {
      const text = await this.page.getByRole('textbox', { name }).inputValue()
      const [month = '', day = '', year = ''] = text.split('/')
      return `20${year}-${month}-${day}`
    }
    return [await dayOf(/First day/u), await dayOf(/Last day/u)]
  }

  /** Returns the cell of a row below the totals of the visible days. */
  async cellOfTotals(row: string, figure: (typeof figures)[number]): Promise<Locator> {
    const head = this.table.getByRole('columnheader', { name: 'Total, shown range, by start' })
    const column = Number(await head.getAttribute('aria-colindex')) + figures.indexOf(figure)
    const name = this.page.getByRole('rowheader', { name: row, exact: true })
    const line = this.table.getByRole('row').filter({ has: name })
    return line.locator(`[aria-colindex="${column}"]`)
  }

  /** Returns the figure of such a cell, in whole dollars. */
  async figure(row: string, figure: (typeof figures)[number]): Promise<number> {
    const text = await (await this.cellOfTotals(row, figure)).innerText()
    return Number(text.replace('\u2212', '-').replaceAll(/[$,]/gu, ''))
  }
}
