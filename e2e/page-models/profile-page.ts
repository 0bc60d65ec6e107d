import type { Locator, Page } from '@playwright/test'

/** A picture of 8 by 6 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mO4Y6OBFTEMpAQAt1U8Abi3jVcAAAAASUVORK5CYII='

/** Page model of the page of a user. */
export class ProfilePage {
  private readonly page: Page
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  /** Opens the signed-in user's own page from the menu of the settings. */
  async openOwn(): Promise<void> {
    await this.page.getByRole('button', { name: /Settings|account menu/iu }).click()
    await this.page.getByRole('menuitem', { name: 'Profile' }).click()
    await this.page.getByRole('heading', { name: 'Profile' }).waitFor()
  }

  /** Invites a user with the visible form for a new person. */
  async invite(person: {
    readonly firstName: string
    readonly lastName: string
    readonly address: string
    readonly plan: string
    readonly role: RegExp
  }): Promise<void> {
    await this.page.getByRole('heading', { name: 'New person' }).waitFor()
    await this.page.getByLabel('First name').fill(person.firstName)
    await this.page.getByLabel('Last name').fill(person.lastName)
    await this.page.getByLabel('Email').fill(person.address)
    await this.choose('Plan', person.plan)
    await this.choose('Role', person.role)
    await this.page.getByRole('button', { name: 'Add and invite' }).click()
    await this.page.getByRole('heading', { name: person.firstName }).waitFor()
  }

  /** Returns the row of the user's role on a plan. */
  role(planName: string): Locator {
    return this.page.getByRole('row').filter({ hasText: planName })
  }

  async changeRole(planName: string, role: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${planName}` }).click()
    const row = this.page.locator('[data-editing]')
    await this.choose('Role', role, row)
    await row.getByRole('button', { name: 'Save' }).click()
    await row.waitFor({ state: 'detached' })
  }

  /** @returns the text of the question */
  async removeFromAccount(): Promise<string> {
    await this.page.getByRole('button', { name: 'Remove from account' }).click()
    const question = this.page.getByRole('alertdialog')
    const text = await question.innerText()
    await question.getByRole('button', { name: 'Remove from account' }).click()
    await question.waitFor({ state: 'hidden' })
    return text
  }

  /** Crops a picture and makes it the photo of the signed-in user. */
  async setPhoto(): Promise<void> {
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') }
    await this.page.locator('input[type="file"]').setInputFiles(file)
    const dialog = this.page.getByRole('dialog', { name: 'Crop your photo' })
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await dialog.getByRole('button', { name: 'Save photo' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  private async choose(
    label: string,
    option: string | RegExp,
    within: Page | Locator = this.page,
  ): Promise<void> {
    await within
      .getByRole('combobox', { name: new RegExp(`^${label}`, 'u') })
      .first()
      .click()
    await this.page.getByRole('option', { name: option }).click()
  }
}
