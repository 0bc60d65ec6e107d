import { writeFileSync } from 'node:fs'
import { compareImages, decodeImage, encodePng, isBlank } from './images.ts'
import { addOutcome, pictureFile } from './outcomes.ts'
import { CALIBRATION, listPicturedStories } from './pictured-stories.ts'
import { openSheets } from './sheets.ts'
import type { BrowserCommandContext as CommandContext } from 'vitest/node'
import type { CDPSession } from 'playwright'

/** In pixels of the page. */
type Box = { x: number; y: number; width: number; height: number }

/** How many pixels may be off. */
const PIXEL_TOLERANCE = 12

const sheets = openSheets()

let appearancesByStory: Promise<ReadonlyMap<string, readonly string[]>> | undefined

/** The last picture of each page, to tell when the next one is the same. */
const lastShots: Map<string, { name: string; file: Buffer }> = new Map()

const protocols: WeakMap<CommandContext['page'], Promise<CDPSession>> = new WeakMap()

/**
 * Takes a picture through the protocol of the browser. Playwright's own way takes far longer,
 * because it prepares each picture and makes the PNG as small as possible. The preparation is not
 * needed: nothing moves and no caret blinks while stories are tested.
 *
 * @returns a PNG file
 */
async function takePicture(page: CommandContext['page'], clip: Box): Promise<Buffer> {
  const protocol = protocols.get(page) ?? page.context().newCDPSession(page)
  protocols.set(page, protocol)
  const { data } = await (
    await protocol
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Commands that a story's test calls from the browser to have its pictures compared. */
export const baselineCommands = {
  /** @returns the appearances that the story has baselines of */
  async listAppearances(_context: CommandContext, story: string): Promise<readonly string[]> {
    appearancesByStory ??= listPicturedStories().then(
      (stories) => new Map(stories.map(({ id, appearances }) => [id, appearances])),
    )
    return (await appearancesByStory).get(story) ?? []
  },

  /** Moves the pointer off the page. A Chromium without a window begins with one in the corner. */
  async movePointerAway({ page }: CommandContext) {
    await page.mouse.move(-1, -1)
  },

  /** @param isForced whether the browser replaces all colours */
  async forceColors({ page }: CommandContext, isForced: boolean) {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
  },

  /**
   * Takes a picture and compares it with the baseline.
   * @returns whether it is decided: the picture equals its baseline, or the picture before.
   *   Otherwise what is shown may still move, and another picture is needed.
   */
  async comparePicture(
    { page, sessionId }: CommandContext,
    { story, appearance, clip }: { story: string; appearance: string; clip: Box },
  ): Promise<boolean> {
    const file = await takePicture(page, clip)
    const image = await decodeImage(file)
    const baseline = await sheets.read(story, appearance)
    const { count, difference } =
      baseline === undefined ? { count: Infinity } : compareImages(baseline, image)
    if (count <= (story === CALIBRATION ? 0 : PIXEL_TOLERANCE)) {
      addOutcome({ story, appearance, result: 'same' })
      return true
    }
    // A busy browser shows a white page until it has drawn, for more than one picture.
    if (baseline !== undefined && isBlank(image) && !isBlank(baseline)) return false
    const name = `${story}.${appearance}`
    const last = lastShots.get(sessionId)
    lastShots.set(sessionId, { name, file })
    if (last?.name !== name || !last.file.equals(file)) return false

    writeFileSync(pictureFile(story, appearance, 'now'), file)
    if (baseline === undefined) {
      addOutcome({ story, appearance, result: 'missing' })
      return true
    }
    writeFileSync(pictureFile(story, appearance, 'baseline'), await encodePng(baseline))
    if (difference) {
      writeFileSync(pictureFile(story, appearance, 'difference'), await encodePng(difference))
    }
    const detail = count === Infinity ? 'its size' : `${count} pixels`
    addOutcome({ story, appearance, result: 'different', detail })
    return true
  },
}
