import type { Locator, Page } from '@playwright/test'

/** The month calendar of a plan. */
export class MonthPage {
  readonly grid: Locator

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('grid')
  }
}
