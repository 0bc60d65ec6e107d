import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transformer } from '@napi-rs/image'
import { launchChromium } from '../browser.mjs'
import { say } from '../workspace.mjs'
import { PICTURE_TIME } from './picture-time.mjs'
import { shots } from './shots.mjs'

/** Readers of a guide download the pictures, so larger ones are compressed more. */
const MAX_BYTES = 60_000
const qualities = [82, 74, 66, 58, 50, 42, 34, 26]
const PASSWORD = 'throughline-demo'

/**
 * Takes every picture in both themes, and writes them with their sizes.
 *
 * @param {string} origin of a running product with the demonstration
 * @param {string} folder of the pictures; its content is replaced
 */
export async function takePictures(origin, folder) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) await rm(path.join(folder, name))
  const browser = await launchChromium()
  /** @type {Record<string, { width: number, height: number }>} */
  const sizes = {}
  /** @type {string[]} */
  const failures = []
  try {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const page = await signedInPage(browser, origin, theme)
      const plan = await planPath(page)
      for (const shot of shots) {
        try {
          sizes[shot.name] = await take(page, shot, { origin, plan, folder, theme })
          say(`${shot.name}, ${theme}`)
        } catch (error) {
          failures.push(
            `${shot.name}, ${theme}: ${error instanceof Error ? error.message : String(error)}`,
          )
        }
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  await writeFile(path.join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./shots.mjs').Shot} shot
 * @param {{ origin: string, plan: string, folder: string, theme: string }} where
 */
async function take(page, shot, { origin, plan, folder, theme }) {
  await page.goto(origin + (shot.path.startsWith('/') ? shot.path : `${plan}/${shot.path}`))
  await settled(page)
  await shot.prepare?.(page)
  await page.waitForTimeout(500)
  const clip = await shot.box(page)
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  await writeFile(path.join(folder, `${shot.name}-${theme}.webp`), await smallWebp(png, shot.name))
  return { width: clip.width, height: clip.height }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {'light' | 'dark'} colorScheme
 */
async function signedInPage(browser, origin, colorScheme) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.clock.install({ time: PICTURE_TIME })
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  return page
}

/** @param {import('playwright').Page} page */
async function planPath(page) {
  await page.goto(new URL('/plans', page.url()).href)
  await page
    .getByRole('row', { name: /National plan/u })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/plan\/\d+\//u)
  return new URL(page.url()).pathname.replace(/(\/plan\/\d+)\/.*/u, '$1')
}

/**
 * Waits until a screen is drawn. Its stream of changes stays open, so the network is never idle.
 *
 * @param {import('playwright').Page} page
 */
async function settled(page) {
  await page.locator('main h1, main header').first().waitFor()
  await page.waitForTimeout(1800)
}

/**
 * @param {Buffer} png
 * @param {string} name
 */
async function smallWebp(png, name) {
  const transformer = new Transformer(png)
  for (const quality of qualities) {
    const webp = await transformer.webp(quality)
    if (webp.length < MAX_BYTES) return webp
  }
  throw new Error(`The picture ${name} does not fit ${MAX_BYTES} bytes: keep less of the window.`)
}
