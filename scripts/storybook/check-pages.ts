import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inStaticStorybook, readEntries } from './static-storybook.ts'
import type { Page } from 'playwright'
import type { Outcome } from '../checks/outcome.ts'
import type { Result } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/**
 * Opens every documentation page of a static Storybook. Each page must show without messages in the
 * console and failed requests, its links must lead to existing pages, and axe must find no problem.
 *
 * @param folder of the static Storybook
 * @param themes in which the pages are shown one after the other
 * @returns `passed` counts pages by theme
 */
export async function checkPages(
  folder: string,
  themes: readonly string[] = ['light'],
): Promise<Outcome> {
  const entries = readEntries(folder)
  const ids = new Set(entries.map(({ id }) => id))
  const visits = themes.flatMap((theme) =>
    entries.filter(({ type }) => type === 'docs').map(({ id }) => ({ id, theme })),
  )
  const failures: string[] = []
  let passed = 0
  await inStaticStorybook(folder, visits, async (waiting, { browser, origin }) => {
    for (const { id, theme } of waiting) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const match = await complaintsOf(page, `${origin}/${addressOf(id, theme)}`, { ids, theme })
      await page.close()
      if (match.length === 0) passed += 1
      failures.push(...match.map((complaint) => `${id} in ${theme}: ${complaint}`))
    }
  })
  return { passed, failed: failures.length, failures }
}

function addressOf(id: string, theme: string) {
  return `iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`
}

/** @param details `ids` of all entries; the theme of the page */
async function complaintsOf(
  page: Page,
  address: string,
  { ids, theme }: { ids: ReadonlySet<string>; theme: string },
): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  try {
    await page.goto(address)
    await page.locator('#storybook-docs h1').first().waitFor()
    // Some examples ask for something again and again: their pages are never idle.
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined)
    complaints.push(...(await brokenLinks(page, ids)), ...(await axeFindings(page)))
    const visible = await page.evaluate(
      () => document.querySelector('[data-component-page]')?.getAttribute('data-theme') ?? null,
    )
    if (visible !== null && visible !== theme) complaints.push(`it is shown in ${visible}`)
  } catch (error) {
    complaints.push(String(error).split('\n').slice(0, 2).join(' '))
  }
  return complaints
}

/** @returns links to entries that do not exist, and to sections that the page lacks */
async function brokenLinks(page: Page, ids: ReadonlySet<string>): Promise<readonly string[]> {
  const anchors = await page
    .locator('[aria-labelledby="contents-title"] a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(href.slice(1)) === null),
    )
  const addresses = await page
    .locator('a[href*="path=/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const entryOf = (href: string) => /path=\/(?:docs|story)\/([\w-]+)/.exec(href)?.[1] ?? ''
  const lost = addresses.filter((href) => !ids.has(entryOf(href)))
  return [...anchors, ...lost].map((href) => `the link ${href} leads nowhere`)
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
    // The controls are Storybook's own, and examples of wrong uses have faults on purpose.
    const context = {
      include: '#storybook-docs',
      exclude: ['.docblock-argstable', '[data-verdict="dont"]'],
    }
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // A sandboxed frame, such as that of a dashboard, runs no script of axe and answers no message.
    const options = { runOnly, resultTypes: ['violations'], iframes: false }
    const { violations: all } = await axe.run(context, options)
    return all.map(({ id, help, nodes }: Result) => ({
      id,
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }))
  })
  return violations.map(
    ({ id, help, places }: { id: string; help: string; places: readonly string[] }) =>
      `axe ${id} (${help}) at ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`,
  )
}
