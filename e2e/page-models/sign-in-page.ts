import type { Locator, Page } from '@playwright/test'
import { DEMONSTRATION_PASSWORD } from '../server/product-server'

/** Page model of the sign-in screen. */
export class SignInPage {
  private readonly page: Page
  readonly heading: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: 'Sign in' })
    this.message = page.getByRole('alert')
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-in')
    await this.heading.waitFor()
  }

  async signIn(emailAddress: string, password = DEMONSTRATION_PASSWORD): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(emailAddress)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  /** Chooses to log out in the menu of the product. */
  async chooseLogOut(): Promise<void> {
    await this.page.getByRole('button', { name: /Settings|account menu/i }).click()
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click()
  }

  /** Logs out with the menu of the product, and waits for the sign-in screen. */
  async logOut(): Promise<void> {
    await this.chooseLogOut()
    await this.heading.waitFor()
  }

  /** Opens an address and signs in on the way. */
  async enterAt(address: string, emailAddress: string): Promise<void> {
    await this.page.goto(address)
    await this.signIn(emailAddress)
    await this.page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  }
}
