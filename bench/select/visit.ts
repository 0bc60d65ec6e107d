import type { Browser, Page } from 'playwright'
import { withFreshPage } from '../browser/browser'
import type { InputTiming } from '../browser/input-frames'

/** One visit of a competitor's page. */
export interface SelectVisit {
  /** From the press on the field to the open list. */
  readonly open: InputTiming
  /** One per key pressed in the filter. */
  readonly keys: readonly InputTiming[]
  /** In the page while the list is open. */
  readonly nodes: number
}

/** Narrows the list letter by letter, then widens it again. */
const typedKeys = [
  'c',
  'e',
  'd',
  'a',
  'r',
  'Backspace',
  'Backspace',
  'Backspace',
  'Backspace',
] as const

/**
 * Opens the list with a press and filters it key by key.
 *
 * @throws Error if the list shows other options than the matches
 */
export function visitSelect(
  browser: Browser,
  address: string,
  pictureFile?: string,
): Promise<SelectVisit> {
  return withFreshPage(browser, address, async (page) => {
    await page.evaluate(() => window.selectBench?.show())
    const point = await page.evaluate(() => window.selectBench?.controlPoint())
    if (point === undefined) throw new Error(`${address} has no field to press.`)
    await page.mouse.move(point.x, point.y)
    const open = await timeInput(page, 'pointerdown', () => page.mouse.click(point.x, point.y))
    await checkOptions(page, '')
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    const nodes = (await page.evaluate(() => window.selectBench?.nodes())) ?? Number.NaN
    const keys: InputTiming[] = []
    let typed = ''
    for (const key of typedKeys) {
      keys.push(await timeInput(page, 'keydown', () => page.keyboard.press(key)))
      typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key
      await checkOptions(page, typed)
    }
    return { open, keys, nodes }
  })
}

async function timeInput(
  page: Page,
  name: 'keydown' | 'pointerdown',
  press: () => Promise<void>,
): Promise<InputTiming> {
  await page.evaluate((target) => window.selectBench?.startRecording(target), name)
  await press()
  const timing = await page.evaluate(() => window.selectBench?.stopRecording())
  if (timing === undefined) throw new Error(`${page.url()} has no bench to ask.`)
  return timing
}

async function checkOptions(page: Page, typed: string): Promise<void> {
  const wrong = await page.evaluate((text) => window.selectBench?.findWrongOption(text), typed)
  if (wrong === undefined) return
  throw new Error(`${page.url()} does not show its options, so its time means nothing.\n${wrong}`)
}
