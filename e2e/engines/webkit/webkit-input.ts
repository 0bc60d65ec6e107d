import { Button, type Actions, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { poll } from './poll'

/** Keys of WebDriver for the names of Playwright, where these differ. */
const keys: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F10: Key.F10,
  Home: Key.HOME,
  Meta: Key.META,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/**
 * Counts double clicks. If a double click opens another page, that page no longer has the number.
 */
const COUNT_DOUBLE_CLICKS = `
  globalThis.doubleClicks = 0
  addEventListener('dblclick', () => { globalThis.doubleClicks += 1 }, { capture: true, once: true })`

interface Steps {
  /** Number of pointer moves on the way. */
  readonly steps?: number
}

/** Mouse and keyboard of a window, with real events. */
export class WebKitInput {
  private readonly driver: WebDriver
  private at = { x: 0, y: 0 }

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  readonly mouse = {
    move: async (x: number, y: number, { steps = 1 }: Steps = {}): Promise<void> => {
      const from = this.at
      let actions = this.actions()
      for (let step = 1; step <= steps; step += 1) {
        actions = actions.move({
          x: Math.round(from.x + ((x - from.x) * step) / steps),
          y: Math.round(from.y + ((y - from.y) * step) / steps),
          origin: Origin.VIEWPORT,
          duration: steps > 1 ? 15 : 0,
        })
      }
      await actions.perform()
      this.at = { x, y }
    },
    down: async (): Promise<void> => {
      await this.actions().press().perform()
    },
    up: async (): Promise<void> => {
      await this.actions().release().perform()
    },
    click: async (x: number, y: number, options: { button?: 'left' | 'right' } = {}) => {
      const button = options.button === 'right' ? Button.RIGHT : Button.LEFT
      await this.mouse.move(x, y)
      await this.actions().press(button).release(button).perform()
    },
    dblclick: async (x: number, y: number): Promise<void> => {
      await this.mouse.move(x, y)
      // Two clicks are a double click only within a short time, which a busy machine may miss.
      // Clicks twice again then, as a user would.
      await poll(`the clicks at ${x}, ${y} are a double click`, async () => {
        await this.driver.executeScript(COUNT_DOUBLE_CLICKS)
        await this.actions().press().release().press().release().perform()
        return this.driver.executeScript<boolean>('return globalThis.doubleClicks !== 0')
      })
    },
  }

  readonly keyboard = {
    /** Presses keys once, for example `n`, `Escape` or `Alt+ArrowRight`. */
    press: async (stroke: string): Promise<void> => {
      const keys = keysOf(stroke)
      let actions = this.actions()
      for (const key of keys) actions = actions.keyDown(key)
      for (const key of keys.toReversed()) actions = actions.keyUp(key)
      await actions.perform()
    },
    down: async (name: string): Promise<void> => {
      await this.actions()
        .keyDown(keys[name] ?? name)
        .perform()
    },
    up: async (name: string): Promise<void> => {
      await this.actions()
        .keyUp(keys[name] ?? name)
        .perform()
    },
    type: async (text: string): Promise<void> => {
      await this.actions().sendKeys(text).perform()
    },
  }

  private actions(): Actions {
    return this.driver.actions({ async: true })
  }
}

/** Returns the keys of a stroke, in the order of pressing. */
function keysOf(stroke: string): string[] {
  return stroke.split(/(?<=.)\+/).map((name) => {
    const key = keys[name] ?? name
    if (name.length > 1 && key === name) throw new Error(`There is no key ${name}.`)
    return key
  })
}
