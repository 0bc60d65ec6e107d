import {
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
} from 'ivya'
import { poll } from './poll'
import type { Box, Visibility } from './page-script'
import type { WebKitInput } from './webkit-input'
import type { WebKitSession } from './webkit-session'

interface TextOptions {
  readonly exact?: boolean
}

interface Filter {
  readonly hasText?: string | RegExp
  readonly has?: WebKitLocator
}

interface ClickOptions {
  readonly modifiers?: readonly string[]
}

interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type RoleOptions = Parameters<typeof getByRoleSelector>[1]
type WaitOptions = { readonly state?: 'visible' | 'hidden' | 'attached' | 'detached' }

/**
 * The members of Playwright's `Locator` that page models and journeys use, over WebDriver: same
 * selectors, same waiting, real input.
 */
export class WebKitLocator {
  readonly selector: string
  private readonly session: WebKitSession
  private readonly input: WebKitInput

  constructor(session: WebKitSession, input: WebKitInput, selector: string) {
    this.session = session
    this.input = input
    this.selector = selector
  }

  getByRole(role: string, options: RoleOptions = {}): WebKitLocator {
    return this.within(getByRoleSelector(role, options))
  }

  getByLabel(text: string | RegExp, options: TextOptions = {}): WebKitLocator {
    return this.within(getByLabelSelector(text, options))
  }

  getByText(text: string | RegExp, options: TextOptions = {}): WebKitLocator {
    return this.within(getByTextSelector(text, options))
  }

  getByPlaceholder(text: string | RegExp, options: TextOptions = {}): WebKitLocator {
    return this.within(getByPlaceholderSelector(text, options))
  }

  locator(selector: string): WebKitLocator {
    return this.within(selector)
  }

  filter({ hasText, has }: Filter): WebKitLocator {
    const text =
      hasText === undefined
        ? this
        : this.within(getByTextSelector(hasText).replace('internal:text=', 'internal:has-text='))
    return has === undefined ? text : text.within(`internal:has=${JSON.stringify(has.selector)}`)
  }

  and(other: WebKitLocator): WebKitLocator {
    return this.within(`internal:and=${JSON.stringify(other.selector)}`)
  }

  or(other: WebKitLocator): WebKitLocator {
    return this.within(`internal:or=${JSON.stringify(other.selector)}`)
  }

  nth(index: number): WebKitLocator {
    return this.within(`nth=${index}`)
  }

  first(): WebKitLocator {
    return this.nth(0)
  }

  last(): WebKitLocator {
    return this.nth(-1)
  }

  async click({ modifiers = [] }: ClickOptions = {}): Promise<void> {
    const { x, y } = await this.reach()
    for (const key of modifiers) await this.input.keyboard.down(key)
    await this.input.mouse.click(x, y)
    for (const key of modifiers) await this.input.keyboard.up(key)
  }

  async dblclick(): Promise<void> {
    const { x, y } = await this.reach()
    await this.input.mouse.dblclick(x, y)
  }

  async hover(): Promise<void> {
    const { x, y } = await this.reach()
    await this.input.mouse.move(x, y)
  }

  async focus(): Promise<void> {
    await this.waitFor({ state: 'attached' })
    await this.session.call('focus', this.selector, false)
  }

  async press(keys: string): Promise<void> {
    await this.focus()
    await this.input.keyboard.press(keys)
  }

  async fill(text: string): Promise<void> {
    await this.waitFor()
    await this.session.call('focus', this.selector, true)
    await (text === '' ? this.input.keyboard.press('Delete') : this.input.keyboard.type(text))
  }

  /**
   * Gives a file to a field, with a script, because WebDriver does not support files that are only
   * in memory.
   */
  async setInputFiles({ name, mimeType, buffer }: ChosenFile): Promise<void> {
    await this.waitFor({ state: 'attached' })
    const file = { name, mimeType, base64: buffer.toString('base64') }
    await this.session.call('chooseFile', this.selector, file)
  }

  async waitFor({ state = 'visible' }: WaitOptions = {}): Promise<void> {
    await poll(`${this.selector} is ${state}`, async () => {
      const { count, isVisible } = await this.look()
      if (state === 'attached') return count > 0
      if (state === 'detached') return count === 0
      return isVisible === (state === 'visible')
    })
  }

  /** Returns the current visible state of the elements. */
  look(): Promise<Visibility> {
    return this.session.call('look', this.selector)
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.reach()
  }

  async inputValue(): Promise<string> {
    await this.waitFor({ state: 'attached' })
    return (await this.look()).value
  }

  async innerText(): Promise<string> {
    return this.textContent()
  }

  async boundingBox(): Promise<Box | null> {
    await this.waitFor({ state: 'attached' })
    return (await this.look()).box
  }

  async getAttribute(name: string): Promise<string | null> {
    await this.waitFor({ state: 'attached' })
    return (await this.look()).attributes[name] ?? null
  }

  async count(): Promise<number> {
    return (await this.look()).count
  }

  async isVisible(): Promise<boolean> {
    return (await this.look()).isVisible
  }

  async textContent(): Promise<string> {
    await this.waitFor({ state: 'attached' })
    return (await this.look()).text
  }

  async evaluate<Result>(read: (element: never, arg: unknown) => Result, arg?: unknown) {
    await this.waitFor({ state: 'attached' })
    return this.run<Result>(`(${read.toString()})(found[0], arg)`, arg)
  }

  async evaluateAll<Result>(read: (elements: never) => Result): Promise<Result> {
    return this.run<Result>(`(${read.toString()})(found)`)
  }

  /** Evaluates an expression about the elements that the selector currently finds. */
  private async run<Result>(expression: string, arg?: unknown): Promise<Result> {
    await this.session.install()
    return this.session.driver.executeScript<Result>(
      `const [selector, arg] = arguments
       const found = journey.find(selector)
       return ${expression}`,
      this.selector,
      arg,
    )
  }

  private async reach(): Promise<{ x: number; y: number }> {
    let obstacle = ''
    const point = await poll(
      () => `${this.selector} can be reached: ${obstacle}`,
      async () => {
        const reach = await this.session.call('reach', this.selector)
        if (!('obstacle' in reach)) return reach
        obstacle = reach.obstacle
        return undefined
      },
    )
    return point
  }

  private within(selector: string): WebKitLocator {
    const whole = this.selector === '' ? selector : `${this.selector} >> ${selector}`
    return new WebKitLocator(this.session, this.input, whole)
  }
}
