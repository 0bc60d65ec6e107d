import type { Locator, Page } from '@playwright/test'

/** Page model of a bulk change: the bar below a view, and the dialog. */
export class BulkDialog {
  /** List of the refused items, with the reasons. */
  readonly refused: Locator
  private readonly page: Page
  private readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: /^Move / })
    this.refused = this.dialog.getByRole('list', { name: /^\d+ stays?$/ })
  }

  /** Previews a move by some days. */
  async chooseDays(days: number): Promise<void> {
    const bar = this.page.getByRole('toolbar', { name: 'Selected items' })
    await bar.getByRole('button', { name: 'Move…' }).click()
    await this.dialog.getByRole('spinbutton', { name: 'Days' }).fill(String(days))
    await this.dialog.getByRole('button', { name: 'Continue' }).click()
  }

  /** Confirms the change with the button of this name. */
  async apply(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Moves two selected items. */
  async moveByDays(days: number): Promise<void> {
    await this.chooseDays(days)
    await this.apply('Move 2 tactics')
  }
}
