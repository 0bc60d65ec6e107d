import type { Locator, Page } from '@playwright/test'

/** Page model of the screens that links in mails open. */
export class NewPasswordPage {
  private readonly page: Page
  readonly strength: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.page = page
    this.strength = page.getByRole('meter', { name: 'Password strength' })
    this.message = page.getByRole('alert')
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link)
    await this.field.waitFor()
  }

  async choose(password: string): Promise<void> {
    await this.field.fill(password)
    await this.page.getByRole('button', { name: /^(?:Save|Change) password$/ }).click()
  }

  private get field(): Locator {
    return this.page.getByLabel('New Password', { exact: true })
  }
}
