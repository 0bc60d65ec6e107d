import type { Locator, Page } from '@playwright/test'

/** New member of a team. */
interface Invitee {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly role: RegExp
}

/** Page model of the settings of a plan. */
export class SettingsPage {
  readonly navigation: Locator
  readonly toasts: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.navigation = page.getByRole('navigation', { name: 'Plan settings' })
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  /** Opens a settings screen of the visible plan from the main navigation. */
  async open(label: string): Promise<void> {
    const main = this.page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Plan settings' }).click()
    await this.navigation.getByRole('link', { name: label }).click()
    await this.page.getByRole('heading', { level: 2, name: label }).waitFor()
  }

  /** Returns to the page from which the settings were opened. */
  async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close', exact: true }).click()
  }

  /**
   * Returns the button that expands and collapses a channel. Its name contains the number of tactic
   * types.
   */
  channel(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} \\d+ tactic type`, 'u') })
  }

  async addChannel(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add channel' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Add channel' })
    await dialog.getByRole('textbox', { name: /^Channel name/u }).fill(name)
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  async addType(channel: string, name: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: `New tactic type of ${channel}` })
    await field.fill(name)
    await field.press('Enter')
  }

  /** Adds a member to the team, who gets an email. */
  async invite({ firstName, lastName, address, role }: Invitee): Promise<void> {
    await this.page.getByRole('button', { name: 'Add team member' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Add team member' })
    await dialog.getByRole('textbox', { name: /^First/u }).fill(firstName)
    await dialog.getByRole('textbox', { name: /^Last/u }).fill(lastName)
    await dialog.getByRole('textbox', { name: /^Email/u }).fill(address)
    await dialog.getByRole('combobox', { name: /^Role/u }).click()
    await this.page.getByRole('option', { name: role }).click()
    await dialog.getByRole('button', { name: 'Add team member' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Requests the deletion of a channel. @returns the question */
  async askToDelete(channel: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Delete ${channel}` }).click()
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last()
  }
}
