import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { SignInPage } from '../page-models/sign-in-page'

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>
  }
}

/** Collects all later violations of the page's content security policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.reportViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return violations
}

test('a style that is written into the page has no effect, and is reported', async ({
  engine,
  baseURL,
}) => {
  // A separate page, because the browser complains in its console, which fails the pages of
  // journeys.
  const opened = await engine.open({ baseURL: baseURL ?? '', timezoneId: 'UTC' })
  const { page } = opened
  const violations = await watchPolicy(page)
  await new SignInPage(page).open()
  const visible = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { display: none }'
    document.head.append(style)
    const box = document.createElement('div')
    box.innerHTML = '<p style="display: none">text</p>'
    document.body.append(box)
    return [document.querySelector('h1'), box.firstElementChild].map(
      (element) => element !== null && getComputedStyle(element).display,
    )
  })
  expect(visible).toEqual(['block', 'block'])
  await expect.poll(() => violations.length).toBe(2)
  await opened.close()
})
