import type { Locator, Page } from '@playwright/test'

/** The plans list. */
export class PlansPage {
  private readonly page: Page
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: 'Plans', level: 1 })
  }

  row(planName: string): Locator {
    return this.page.getByRole('row').filter({ hasText: planName })
  }

  async launch(planName: string): Promise<void> {
    await this.row(planName)
      .getByRole('link', { name: /Launch Plan/ })
      .click()
    await this.page.getByRole('grid').waitFor()
  }
}
