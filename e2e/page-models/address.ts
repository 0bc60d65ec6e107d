import type { Page } from '@playwright/test'

/**
 * Returns the URL of a page. Asks the page itself, because not every browser driver has the newest
 * URL.
 */
export function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href)
}
