import type { Browser, Page } from 'playwright'
import { withFreshPage } from '../browser/browser'
import type { InputTiming } from '../browser/input-frames'
import { counts } from './large-plan'
import type { OpenTiming, TypedField } from './page-bench'

/** How many times slower the processor is made. */
export const SLOWDOWN = 4

/** How often the editor is opened again in one visit. */
const REOPEN_COUNT = 5

/** One visit of a competitor's page; milliseconds. */
export interface EditorVisit {
  readonly first: OpenTiming
  /** Opened again, each time after it was closed. */
  readonly again: readonly OpenTiming[]
  readonly titleKeys: readonly InputTiming[]
  readonly fieldKeys: readonly InputTiming[]
  readonly nodes: number
}

/** Typed letter by letter; no field contains it. */
const TYPED = 'quizzaciously'

/**
 * Opens the editor again and again and types into its title and into a custom field.
 *
 * @throws Error if a custom field or typed text is missing, or if the window changes after its
 *   first frame
 */
export function visitEditor(
  browser: Browser,
  address: string,
  pictureFile?: string,
): Promise<EditorVisit> {
  return withFreshPage(browser, address, async (page, context) => {
    const session = await context.newCDPSession(page)
    await page.evaluate(() => window.editorBench?.rest())
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const first = await open(page)
    if (pictureFile !== undefined) await page.screenshot({ path: pictureFile })
    const nodes = (await page.evaluate(() => window.editorBench?.nodes())) ?? Number.NaN
    const again: OpenTiming[] = []
    for (let time = 0; time < REOPEN_COUNT; time += 1) {
      await page.evaluate(() => window.editorBench?.close())
      again.push(await open(page))
    }
    await page.evaluate(() => window.editorBench?.close())
    if (!(await page.evaluate(() => window.editorBench?.isVisibleAtOnce()))) {
      throw new Error(
        `${page.url()} goes on changing its window, so its first frame means nothing.`,
      )
    }
    const titleKeys = await typeInto(page, 'title')
    const fieldKeys = await typeInto(page, 'custom')
    return { first, again, titleKeys, fieldKeys, nodes }
  })
}

async function open(page: Page): Promise<OpenTiming> {
  const timing = await page.evaluate(() => window.editorBench?.open())
  const filled = await page.evaluate(() => window.editorBench?.filledFields())
  if (timing !== undefined && filled === counts.customFields) return timing
  throw new Error(`${page.url()} shows ${filled} custom fields, so its time means nothing.`)
}

async function typeInto(page: Page, field: TypedField): Promise<readonly InputTiming[]> {
  const point = await page.evaluate((target) => window.editorBench?.fieldPoint(target), field)
  if (point === undefined) throw new Error(`${page.url()} has no field to press.`)
  await page.mouse.click(point.x, point.y)
  await page.evaluate(() => window.editorBench?.rest())
  await page.keyboard.press('End')
  await page.evaluate(() => window.editorBench?.rest())
  const timings: InputTiming[] = []
  for (const key of TYPED) {
    await page.evaluate(() => window.editorBench?.startRecording())
    await page.keyboard.press(key)
    const timing = await page.evaluate(() => window.editorBench?.stopRecording())
    if (timing !== undefined) timings.push(timing)
  }
  const text = await page.evaluate((target) => window.editorBench?.textOf(target), field)
  if (text?.includes(TYPED) === true) return timings
  throw new Error(`${page.url()} did not take what was typed, so its time means nothing.`)
}
