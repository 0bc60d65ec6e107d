import type { Page } from '@playwright/test'

/** Returns the sizes of the pages that the browser would print, in points, such as `792 x 612`. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(
    ([, width, height]) => `${width} x ${height}`,
  )
}
