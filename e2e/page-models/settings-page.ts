import type { Locator, Page } from '@playwright/test'

/** Somebody who is to be added to a team. */
interface Invitee {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly role: RegExp
}

/** The settings of a plan, by what a person sees and hears of them. */
export class SettingsPage {
  readonly navigation: Locator
  readonly toasts: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.navigation = page.getByRole('navigation', { name: 'Plan settings' })
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  /** Opens some settings of the plan on the screen from the main navigation. */
  async open(label: string): Promise<void> {
    const main = this.page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Plan settings' }).click()
    await this.navigation.getByRole('link', { name: label }).click()
    await this.page.getByRole('heading', { level: 2, name: label }).waitFor()
  }

  /** Returns to where the settings were opened. */
  async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close', exact: true }).click()
  }

  /** What opens and closes a channel. It says how many tactic types there are. */
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

  /** Adds somebody to the team, who gets a mail. */
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

  /** Asks to delete a channel. @returns the question */
  async askToDelete(channel: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Delete ${channel}` }).click()
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).last()
  }
}
