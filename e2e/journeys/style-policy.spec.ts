import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { SignInPage } from '../page-models/sign-in-page'

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>
  }
}

/** What the page's content security policy refuses from now on, as it happens. */
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

test('a walk through the product needs nothing that its content security policy refuses', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  const violations = await watchPolicy(page)
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()

  await monthPage.addOn(day, { title: 'Policy walk', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')
  await monthPage.dragByDays(monthPage.barOn(day, 'Policy walk'), 1)
  await expect(monthPage.toasts).toContainText('Date updated.')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox').first().click()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add Tactic' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: 'Day' }).click()
  await expect(page.getByText('All day', { exact: true }).first()).toBeVisible()
  expect(violations).toEqual([])
})

test('a style that is written into the page has no effect, and is reported', async ({
  browser,
  baseURL,
}) => {
  // A page of its own: the browser complains in its console, which fails the shared one.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const violations = await watchPolicy(page)
  await new SignInPage(page).open()
  const shown = await page.evaluate(() => {
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
  expect(shown).toEqual(['block', 'block'])
  await expect.poll(() => violations.length).toBe(2)
  await page.close()
})
