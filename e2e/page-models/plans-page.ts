import type { Locator, Page } from '@playwright/test'

/** Plans of the demonstration. */
const planIds = {
  'National plan': 101,
  'West region': 102,
  'Store launch Denver': 104,
} as const

export type PlanName = keyof typeof planIds

/** Returns the id of a plan of the demonstration. */
export function planIdOf(planName: PlanName): number {
  return planIds[planName]
}

/**
 * Returns the address of the month of a plan of the demonstration. @param day the current day by
 * default
 */
export function monthAddress(planName: PlanName, day?: string): string {
  const query = day === undefined ? '' : `?date=${day}`
  return `/account/101/plan/${planIdOf(planName)}/calendar/month${query}`
}

/** Page model of the list of plans. */
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
    // Waits for the URL first, because the list of plans is a grid too.
    await this.page.waitForURL(({ pathname }) => pathname.includes('/plan/'))
    await this.page.getByRole('grid').waitFor()
  }

  /**
   * Deletes a plan, and types its name if the question requires it. @returns the text of the
   * question
   */
  async delete(planName: string): Promise<string> {
    await this.page.getByRole('button', { name: `More actions for ${planName}` }).click()
    await this.page.getByRole('menuitem', { name: 'Delete plan…' }).click()
    const question = this.page.getByRole('alertdialog', { name: `Delete ${planName}?` })
    await question.getByRole('listitem').first().waitFor()
    const text = await question.innerText()
    const name = question.getByRole('textbox')
    if ((await name.count()) > 0) await name.fill(planName)
    await question.getByRole('button', { name: 'Delete plan' }).click()
    await question.waitFor({ state: 'hidden' })
    return text
  }

  /** Restores a recently deleted plan. */
  async restore(planName: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Recently deleted' }).click()
    await this.page.getByRole('button', { name: `Restore ${planName}` }).click()
    await this.row(planName).waitFor()
  }
}
