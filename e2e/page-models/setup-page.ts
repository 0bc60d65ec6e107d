import type { Locator, Page } from '@playwright/test'
import { expect } from '../engines/webkit/webkit-expect'

/** Far more focusable elements than a page of the setup has. */
const MOST_STOPS = 120

/** Page model of the setup of a plan, by keyboard. */
export class SetupPage {
  readonly planName: Locator
  readonly toasts: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.planName = page.getByLabel('Plan name')
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  /** Waits until a step is visible, with the focus on its heading. */
  async isAtStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading, level: 1 })).toBeFocused()
  }

  /** Moves the focus to a control with the Tab key. */
  async tabTo(control: Locator): Promise<void> {
    await control.waitFor()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not reach ${String(control)}.`)
  }

  /**
   * Moves the focus to a button and presses it once it is enabled, because a loading step ignores
   * the press.
   */
  async press(name: string): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true })
    await this.tabTo(button)
    // The button of a loaded step replaces the waiting button and takes its focus.
    await expect(this.page.locator('button[aria-busy="true"]')).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toBeEnabled()
    await this.page.keyboard.press('Enter')
  }
}
