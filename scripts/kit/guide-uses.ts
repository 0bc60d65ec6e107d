import { launchChromium } from '../browser.ts'
import type { BrowserContextOptions, Locator, Page } from 'playwright'

/**
 * Opens a product and uses it.
 * @param options such as the time zone
 * @returns messages on the console, and features that do not work
 */
export async function openProduct(
  address: string,
  visit: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const browser = await launchChromium()
  const complaints: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
    page.setDefaultTimeout(20_000)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(address)
    await visit(page)
  } catch (error) {
    complaints.push(String(error))
  } finally {
    await browser.close()
  }
  return complaints
}

/** Sees the items of November, and pages through two months. */
export async function pageThrough(page: Page) {
  await page.getByRole('grid', { name: /November 2026/ }).waitFor()
  await page.getByRole('button', { name: /^Gift guide/ }).waitFor()
  const next = page.getByRole('button', { name: /next month/i })
  await next.click()
  await page.getByRole('grid', { name: /December 2026/ }).waitFor()
  await page.getByRole('button', { name: /^Thank-you mail/ }).waitFor()
  await next.click()
  await page.getByRole('grid', { name: /January 2027/ }).waitFor()
  const previous = page.getByRole('button', { name: /previous month/i })
  await previous.click()
  await previous.click()
  await page.getByRole('grid', { name: /November 2026/ }).waitFor()
}

/** Moves the gift guide a day later by key. */
export async function moveGiftGuide(page: Page) {
  await moveByKey(page, /^Gift guide/, /11\/11\/26 to 11\/13\/26/)
}

/** Moves an item until the server refuses it, and checks that the page undoes the move. */
export async function saveAndBeRefused(page: Page) {
  await moveGiftGuide(page)
  await page.getByText('Saved “Gift guide”.').waitFor()
  await moveByKey(page, /VIP evening/, /11\/20\/26/)
  await moveByKey(page, /VIP evening/, /11\/21\/26/)
  await page.getByText('Saved “VIP evening”.').waitFor()
  await page.getByRole('button', { name: /VIP evening/ }).press('Alt+ArrowRight')
  await page.getByText('Nothing starts on a Sunday.').waitFor()
  await isNamed(page, /VIP evening/, /11\/21\/26/)
}

async function moveByKey(page: Page, name: RegExp, days: RegExp) {
  await page.getByRole('button', { name }).press('Alt+ArrowRight')
  await isNamed(page, name, days)
}

/** Waits until the name of an item contains its days. */
export async function isOn(item: Locator, days: RegExp) {
  await item.and(item.page().getByRole('button', { name: days })).waitFor()
}

async function isNamed(page: Page, name: RegExp, days: RegExp) {
  await isOn(page.getByRole('button', { name }), days)
}
