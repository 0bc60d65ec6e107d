import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    /** Set by a competitor's page once it may be driven. */
    isBenchOffered?: boolean
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Width and height of the measured window, in CSS pixels. */
const viewport = { width: 1280, height: 900 } as const

/** A headless Chromium; `CHROMIUM_PATH` names the program. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({ args: flags, ...(executablePath ? { executablePath } : null) })
}

/**
 * Opens a page in a new context, does something with it and closes both, so that no run profits
 * from an earlier one.
 *
 * @throws Error if the page reports an error of its own
 */
export async function withFreshPage<T>(
  browser: Browser,
  address: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(address)
    // The page's script has run by now: a module is executed before the load is over.
    if (!(await page.evaluate(() => window.isBenchOffered === true))) {
      throw new Error(`${address} offers no bench: ${complaints.join('; ')}`)
    }
    const result = await work(page, context)
    if (complaints.length > 0) throw new Error(`${address} failed: ${complaints.join('; ')}`)
    return result
  } finally {
    await context.close()
  }
}
