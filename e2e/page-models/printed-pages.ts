import type { Page } from '@playwright/test'

/** Returns the sizes of the pages that the browser would print, in points, such as `792 x 612`. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(
    ([, width, height]) => `${width} x ${height}`,
  )
}

/** Returns the heights of the weeks on each page of a month that the browser would print, in pixels. */
export async function printedWeeks(page: Page): Promise<readonly (readonly number[])[]> {
  await page.emulateMedia({ media: 'print' })
  const pages = await page
    .locator('[data-look="print"] [data-part="page"]')
    .evaluateAll((parts) =>
      parts.map((part) =>
        [...part.querySelectorAll('[data-part="week"]')].map(
          (week) => week.getBoundingClientRect().height,
        ),
      ),
    )
  await page.emulateMedia({ media: null })
  return pages
}
