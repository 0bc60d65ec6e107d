import type { Page } from '@playwright/test'

/** Where a page is, asked of the page itself: not every driver of a browser knows it at once. */
export function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href)
}
