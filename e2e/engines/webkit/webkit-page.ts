import path from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { poll } from './poll'
import { WebKitInput } from './webkit-input'
import { WebKitLocator } from './webkit-locator'
import type { WebKitSession } from './webkit-session'

/** The members of Playwright's `Page` that page models and journeys use, over WebDriver. */
export class WebKitPage {
  readonly mouse: WebKitInput['mouse']
  readonly keyboard: WebKitInput['keyboard']
  private readonly root: WebKitLocator
  private readonly browser: WebKitSession
  private readonly baseURL: string
  private readonly complaints: string[] = []

  constructor(session: WebKitSession, baseURL: string) {
    const input = new WebKitInput(session.driver)
    this.root = new WebKitLocator(session, input, '')
    this.browser = session
    this.baseURL = baseURL
    this.mouse = input.mouse
    this.keyboard = input.keyboard
  }

  getByRole(...query: Parameters<WebKitLocator['getByRole']>): WebKitLocator {
    return this.root.getByRole(...query)
  }

  getByLabel(...query: Parameters<WebKitLocator['getByLabel']>): WebKitLocator {
    return this.root.getByLabel(...query)
  }

  getByText(...query: Parameters<WebKitLocator['getByText']>): WebKitLocator {
    return this.root.getByText(...query)
  }

  locator(selector: string): WebKitLocator {
    return this.root.locator(selector)
  }

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.baseURL).href
    await this.load(() => this.browser.driver.get(url))
  }

  async reload(): Promise<void> {
    await this.load(() => this.browser.driver.navigate().refresh())
  }

  async goBack(): Promise<void> {
    await this.browser.driver.navigate().back()
  }

  async waitForURL(target: RegExp | ((url: URL) => boolean)): Promise<void> {
    let address = ''
    await poll(
      () => `the page is at the wanted address and not at ${address}`,
      async () => {
        address = await this.browser.driver.getCurrentUrl()
        return target instanceof RegExp ? target.test(address) : target(new URL(address))
      },
    )
  }

  evaluate<Result>(read: (arg: never) => Result, arg?: unknown): Promise<Result> {
    return this.browser.driver.executeScript(`return (${read.toString()})(arguments[0])`, arg)
  }

  isClosed(): boolean {
    return false
  }

  async screenshot(options: { path?: string } = {}): Promise<Buffer> {
    const picture = Buffer.from(await this.browser.driver.takeScreenshot(), 'base64')
    if (options.path !== undefined) {
      await mkdir(path.dirname(options.path), { recursive: true })
      await writeFile(options.path, picture)
    }
    return picture
  }

  /** Reads errors and warnings of the console, and uncaught exceptions, of all documents so far. */
  async readComplaints(): Promise<readonly string[]> {
    this.complaints.push(...(await this.browser.call('takeComplaints')))
    return this.complaints
  }

  /**
   * Leaves the document for a new one. Installs the page script in the new document as early as
   * WebDriver allows, which cannot add a script before the first one runs.
   */
  private async load(leave: () => Promise<unknown>): Promise<void> {
    const { driver } = this.browser
    await this.readComplaints()
    await driver.executeScript('globalThis.isLeft = true')
    await leave()
    await poll('the page is loaded', () =>
      Promise.race([
        this.isLoaded(),
        // WebDriver may never answer a script during the change of documents, so the loop then
        // sends another one.
        new Promise<false>((resolve) => setTimeout(resolve, 5000, false)),
      ]),
    )
  }

  private async isLoaded(): Promise<boolean> {
    const state = await this.browser.driver.executeScript(
      'return globalThis.isLeft ? "left" : document.readyState',
    )
    if (state === 'left') return false
    await this.browser.install()
    return state === 'complete'
  }
}
