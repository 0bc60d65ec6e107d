import type { Browser } from 'playwright'
import { withFreshPage } from '../browser/browser'
import type { InputTiming } from '../browser/input-frames'
import { CHARACTER_COUNT } from './document'

/** One visit of a competitor's page; milliseconds. */
export interface TextVisit {
  readonly readyMs: number
  readonly keys: readonly InputTiming[]
  /** While typing; 0 if every task took less than 50 ms. */
  readonly longestTaskMs: number
  readonly nodes: number
}

/** Typed letter by letter; the document does not contain it. */
const TYPED = 'quizzaciouslyjinxed'

/** The cost of an editor includes work that it delays until a pause in typing. */
const AFTERMATH_MILLISECONDS = 1000

/**
 * Opens the document, puts the caret into its middle and types.
 *
 * @throws Error if the document or the typed word is not there
 */
export function visitText(
  browser: Browser,
  address: string,
  pictureFile?: string,
): Promise<TextVisit> {
  return withFreshPage(browser, address, async (page) => {
    const readyMs = (await page.evaluate(() => window.textBench?.ready())) ?? Number.NaN
    const characters = (await page.evaluate(() => window.textBench?.characters())) ?? 0
    if (characters < CHARACTER_COUNT) {
      throw new Error(`${address} shows ${characters} characters, so its time means nothing.`)
    }
    const nodes = (await page.evaluate(() => window.textBench?.nodes())) ?? Number.NaN
    await page.evaluate(() => window.textBench?.goToMiddle())
    const point = await page.evaluate(() => window.textBench?.textPoint())
    if (point === undefined) throw new Error(`${address} has no text to click on.`)
    await page.mouse.click(point.x, point.y)
    await page.evaluate(() => window.textBench?.rest())
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })

    await page.evaluate(() => window.textBench?.forgetTasks())
    const keys: InputTiming[] = []
    for (const key of TYPED) {
      await page.evaluate(() => window.textBench?.startRecording())
      await page.keyboard.press(key)
      const timing = await page.evaluate(() => window.textBench?.stopRecording())
      if (timing !== undefined) keys.push(timing)
    }
    await page.waitForTimeout(AFTERMATH_MILLISECONDS)
    const longestTaskMs = (await page.evaluate(() => window.textBench?.longestTask())) ?? Number.NaN
    if ((await page.evaluate((text) => window.textBench?.contains(text), TYPED)) !== true) {
      throw new Error(`${address} did not take what was typed, so its time means nothing.`)
    }
    return { readyMs, keys, longestTaskMs, nodes }
  })
}
