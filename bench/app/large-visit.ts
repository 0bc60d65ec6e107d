import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import type { LargeLimits, WorkFigures } from '../report/large-results'
import { measureWork, WORK_RECORDER } from './measure-work'
import { signInOn } from './visit'

const WHEEL_STEPS = 10
const WHEEL_PAUSE_MS = 60
/** After a screen has opened, until it has stored its data and loaded the code of its dialogs. */
const SETTLE_MS = 2000
const IMPORTED_ROWS = 2000
/** A year before and after today, so that a table shows every scheduled tactic. */
const YEARS_AROUND = 1

const settingsLimits: LargeLimits = { taskMs: 100, paintMs: 200, doneMs: null }
const openingLimits: LargeLimits = { ...settingsLimits, doneMs: 1000 }
const planLimits: LargeLimits = { taskMs: 200, paintMs: 200, doneMs: null }
const manyLimits: LargeLimits = { ...planLimits, doneMs: 2000 }

/** The plans of a visit, each as the path of its views. */
export interface LargePaths {
  /** The plan with many channels, tags, people and documents. */
  readonly settings: string
  /** The plan that shows 10,000 tactics. */
  readonly tactics: string
}

/** The figures of one interaction of a visit. */
export interface MeasuredWork {
  readonly name: string
  readonly limits: LargeLimits
  readonly figures: WorkFigures
}

type Measure = (name: string, limits: LargeLimits, work: () => Promise<unknown>) => Promise<void>

/**
 * Does what is slow with a large account once, in a new context.
 *
 * @param folder of the file to import
 * @throws Error if the page reports an error, or does not show a result
 */
export async function visitLarge(
  browser: Browser,
  origin: string,
  { settings, tactics }: LargePaths,
  folder: string,
): Promise<readonly MeasuredWork[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
  })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript({ path: WORK_RECORDER })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const works: MeasuredWork[] = []
    const measure: Measure = async (name, limits, work) => {
      works.push({ name, limits, figures: await measureWork(page, session, work) })
    }
    await signInOn(page, origin)
    const thisYear = new Date().getFullYear()
    const range = `?from=${thisYear - YEARS_AROUND}-01-01&to=${thisYear + YEARS_AROUND}-12-31`
    await workOnSettings(page, `${origin}${settings}`, measure)
    await workOnFlow(page, `${origin}${tactics}/calendar/flow`, measure)
    await workOnMonth(page, `${origin}${tactics}/calendar/month`, measure)
    await workOnTable(page, `${origin}${tactics}/table${range}`, measure)
    await importRows(page, folder, measure)
    await moveMany(page, `${origin}${settings}/table${range}`, measure)
    if (complaints.length > 0) throw new Error(`A view failed: ${complaints.join('; ')}`)
    return works
  } finally {
    await context.close()
  }
}

async function workOnSettings(page: Page, plan: string, measure: Measure): Promise<void> {
  await page.goto(`${plan}/settings/budget`)
  const screens = page.getByRole('navigation', { name: 'Plan settings' })
  await screens.waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const main = page.getByRole('main')
  const open = (name: string, firstText: string) =>
    measure(`${name} opened`, openingLimits, async () => {
      await screens.getByRole('link', { name }).click()
      await main.getByText(firstText).first().waitFor()
    })
  const scroll = (name: string) =>
    measure(`${name} scrolled`, settingsLimits, () => turnWheel(page, 700))
  await open('Channels', 'Channel 1')
  await scroll('Channels')
  await open('Tags', 'Tag 1')
  await scroll('Tags')
  await open('Team', 'amara.hughes@demo.test')
  await scroll('Team')
  await open('Documents', 'Uncategorized')
  await measure('Category of documents opened', openingLimits, async () => {
    await main
      .getByRole('button', { name: /Uncategorized/u })
      .first()
      .click()
    await main.getByText('Brief 1').first().waitFor()
  })
  await scroll('Documents')
}

async function workOnFlow(page: Page, address: string, measure: Measure): Promise<void> {
  await page.goto(address)
  const grid = page.locator('[role="treegrid"][aria-busy="false"]')
  await grid.waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await measure('Flow zoomed to three years', planLimits, async () => {
    await page.getByRole('radio', { name: '3 years' }).click()
    await page.getByRole('radio', { name: '3 years', checked: true }).waitFor()
    await grid.waitFor()
  })
  await page.waitForTimeout(SETTLE_MS)
  await measure('Flow: ten steps of the wheel', planLimits, () => turnWheel(page, 400))
  await measure('Flow: collapse all', planLimits, async () => {
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await page.getByRole('button', { name: 'Expand all' }).waitFor()
  })
  await measure('Flow: expand all', planLimits, async () => {
    await page.getByRole('button', { name: 'Expand all' }).click()
    await page.getByRole('button', { name: 'Collapse all' }).waitFor()
  })
  await openViewOptions(page, 'Flow', measure)
}

async function workOnMonth(page: Page, address: string, measure: Measure): Promise<void> {
  await page.goto(address)
  await page.locator('[role="grid"][aria-busy="false"]').waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await openViewOptions(page, 'Month', measure)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await palette.waitFor()
  await measure('Palette: six letters', planLimits, async () => {
    await page.keyboard.type('spring', { delay: WHEEL_PAUSE_MS })
    await page
      .getByRole('option', { name: /spring/iu })
      .first()
      .waitFor()
  })
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  await page.locator('[role="grid"] [data-part="bar"]').first().click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill(`Saved ${Date.now()}`)
  await measure('Editor: Save', planLimits, async () => {
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
  })
}

async function workOnTable(page: Page, address: string, measure: Measure): Promise<void> {
  await openTable(page, address)
  const selectAll = page.getByRole('checkbox', { name: 'Select all' })
  await measure('Table: select all', planLimits, async () => {
    await selectAll.click()
    await page.getByRole('toolbar', { name: 'Selected items' }).waitFor()
  })
  await selectAll.click()
  const title = page.getByRole('columnheader', { name: 'Title' })
  await measure('Table: sort by title', planLimits, async () => {
    await title.click()
    await page.locator('[role="columnheader"][aria-sort]').filter({ hasText: 'Title' }).waitFor()
  })
  await measure('Table: ten steps of the wheel', planLimits, () => turnWheel(page, 700))
  await page.getByRole('button', { name: 'Export' }).click()
  await measure('Table: export to Excel', planLimits, async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /Excel/u }).click()
    await download
  })
}

async function importRows(page: Page, folder: string, measure: Measure): Promise<void> {
  const file = path.join(folder, 'import.csv')
  await writeFile(file, importedText())
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('menuitem', { name: 'Import from a file' }).click()
  const dialog = page.getByRole('dialog', { name: /^Import/u })
  const confirm = dialog.getByRole('button', { name: /^Import [\d,]+ tactics/u })
  await dialog.locator('input[type="file"]').setInputFiles(file)
  const next = dialog.getByRole('button', { name: 'Continue' })
  await measure(`Import of ${IMPORTED_ROWS}: check`, manyLimits, async () => {
    await next.click()
    await confirm.waitFor()
  })
  await measure(`Import of ${IMPORTED_ROWS}: apply`, manyLimits, async () => {
    await confirm.click()
    await waitForToast(page, 'tactics created')
  })
  await measure(`Import of ${IMPORTED_ROWS}: undo`, manyLimits, async () => {
    await page.keyboard.press('Control+z')
    await waitForToast(page, 'import was undone')
  })
}

async function moveMany(page: Page, address: string, measure: Measure): Promise<void> {
  await openTable(page, address)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected items' })
  await bar.getByRole('button', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Move / })
  await dialog.getByRole('spinbutton', { name: 'Days' }).fill('1')
  const confirm = dialog.getByRole('button', { name: /^Move [\d,]+ tactics/u })
  await measure('Move of 1,400: preview', manyLimits, async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await confirm.waitFor()
  })
  await measure('Move of 1,400: apply', manyLimits, async () => {
    await confirm.click()
    await waitForToast(page, 'tactics moved')
  })
  await measure('Move of 1,400: undo', manyLimits, async () => {
    await page.keyboard.press('Control+z')
    await waitForToast(page, 'are as they were')
  })
}

/** Opens the menu the first time since the page was loaded, and closes it. */
async function openViewOptions(page: Page, view: string, measure: Measure): Promise<void> {
  await measure(`${view}: view options`, planLimits, async () => {
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByRole('menu').first().waitFor()
  })
  await page.keyboard.press('Escape')
}

async function openTable(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('columnheader', { name: 'Title' }).waitFor()
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

/** Waits for a toast. A locator of texts would read the complete page again and again. */
async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => document.querySelector('[aria-label="Notifications"]')?.textContent.includes(part),
    text,
  )
}

async function turnWheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(900, 600)
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(0, pixels)
    await page.waitForTimeout(WHEEL_PAUSE_MS)
  }
}

/** Returns a file with rows of one type, over a year from today. */
function importedText(): string {
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, index) => {
    const day = new Date()
    day.setUTCDate(day.getUTCDate() + (index % 365))
    const date = day.toISOString().slice(0, 10)
    return `Imported ${index + 1},Email,Newsletter,${date},${date}`
  })
  return ['Title,Channel,Type,Start,End', ...rows].join('\n')
}
