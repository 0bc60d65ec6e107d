import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transformer } from '@napi-rs/image'
import { launchChromium } from '../browser.ts'
import { say } from '../workspace.mjs'
import { PICTURE_TIME } from './picture-time.mjs'
import { shots } from './shots.ts'
import type { Browser, Page } from 'playwright'
import type { Shot } from './shots.ts'

/** Readers of a guide download the pictures, so larger ones are compressed more. */
const MAX_BYTES = 60_000
const qualities = [82, 74, 66, 58, 50, 42, 34, 26]
const PASSWORD = 'throughline-demo'

/**
 * Takes every picture in both themes, and writes them with their sizes.
 * @param origin of a running product with the demonstration
 * @param folder of the pictures; its content is replaced
 */
export async function takePictures(origin: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) await rm(path.join(folder, name))
  const browser = await launchChromium()
  const sizes: Record<string, { width: number; height: number }> = {}
  const failures: string[] = []
  try {
    for (const theme of ['light', 'dark'] as const) {
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

async function take(
  page: Page,
  shot: Shot,
  { origin, plan, folder, theme }: { origin: string; plan: string; folder: string; theme: string },
) {
  await page.goto(origin + (shot.path.startsWith('/') ? shot.path : `${plan}/${shot.path}`))
  await settled(page)
  await shot.prepare?.(page)
  await page.waitForTimeout(500)
  const clip = await shot.box(page)
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  await writeFile(path.join(folder, `${shot.name}-${theme}.webp`), await smallWebp(png, shot.name))
  return { width: clip.width, height: clip.height }
}

async function signedInPage(browser: Browser, origin: string, colorScheme: 'light' | 'dark') {
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

async function planPath(page: Page) {
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
 */
async function settled(page: Page) {
  await page.locator('main h1, main header').first().waitFor()
  await page.waitForTimeout(1800)
}

async function smallWebp(png: Buffer, name: string) {
  const transformer = new Transformer(png)
  for (const quality of qualities) {
    const webp = await transformer.webp(quality)
    if (webp.length < MAX_BYTES) return webp
  }
  throw new Error(`The picture ${name} does not fit ${MAX_BYTES} bytes: keep less of the window.`)
}
