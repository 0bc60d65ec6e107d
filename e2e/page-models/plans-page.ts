import type { Locator, Page } from '@playwright/test'

/** The plans list. */
export class PlansPage {
  readonly heading: Locator

  constructor(private readonly page: Page) {
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
