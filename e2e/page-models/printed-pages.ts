import type { Page } from '@playwright/test'

/** Returns the sizes of the pages that the browser would print, in points, such as `792 x 612`. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(
    ([, width, height]) => `${width} x ${height}`,
  )
}

/**
 * Returns the heights of the weeks on each page of a month, in pixels, while the page is shown as it
 * prints. The pages follow what has loaded.
 */
export async function printedWeeks(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .locator('[data-look="print"] [data-part="page"]')
    .evaluateAll((parts) =>
      parts.map((part) =>
        [...part.querySelectorAll('[data-part="week"]')].map(
          (week) => week.getBoundingClientRect().height,
        ),
      ),
    )
}
