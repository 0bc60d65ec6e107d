import type { Browser, Page } from '@playwright/test'
import type { Engine, OpenPage } from './engine'

/** Chromium and Firefox, which Playwright drives directly. */
export class PlaywrightEngine implements Engine {
  private readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
  }

  async open(): Promise<OpenPage> {
    // Playwright Test adds the options of the project and the test.
    const context = await this.browser.newContext()
    if (this.browser.browserType().name() === 'firefox') await context.addInitScript(insertAsTyped)
    const page = await context.newPage()
    const complaints = listenToComplaints(page)
    return {
      page,
      complaints: async () => complaints,
      close: async () => {
        await context.close()
      },
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
  }
}

/**
 * Enters texts as typing does. Over WebDriver BiDi, Playwright's `fill` assigns to `value`. React
 * then treats the text as its own and detects no change.
 */
function insertAsTyped(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text)
    },
    set() {
      // Ignores Playwright's assignment of its own function.
    },
  })
}

function listenToComplaints(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Some journeys expect refused requests, and Chromium logs each one.
    if (message.text().startsWith('Failed to load resource')) return
    complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
