import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureChromium, chromiumFlags } from './browser.mjs'
import { serveFolder } from './serve-folder.mjs'
import { buildStorybook } from './storybook.mjs'
import { cacheFolder, ensureInstalled, fail, rootFolder, say } from './workspace.mjs'

/**
 * @typedef {import('./baselines/images.mjs').Image} Image
 * @typedef {{ id: string, appearances: readonly string[] }} PicturedStory
 */

const themes = ['light', 'dark']

/** Stories with this tag have a picture in forced colours too, where marks of colour alone are lost. */
const forcedColorsTag = 'forced-colors'

/** Stories with this tag have no baseline: another one shows the same. */
const noBaselineTag = 'no-baseline'

/** Stories of these sections have baselines when they show a state without being driven. */
const picturedSections = ['Components/', 'Planner views/', 'Screens/', 'Patterns/']

/** The story that shows whether this machine draws text and edges as the baselines were drawn. */
const calibration = 'foundations-calibration--calibration'

/** How many pixels may be off. */
const pixelTolerance = 12

/**
 * Compares every state story with its visual baseline. A state story is one of a
 * component, a view or a screen that shows itself without being driven, and every
 * story that is tagged `picture`.
 *
 * @param {{ files?: readonly string[] }} [options] `files` limits the comparison to the stories of some files
 * @returns {Promise<import('./checks/outcome.mjs').Outcome>} skipped where this browser draws unlike the one that
 *   drew the baselines
 */
export async function compareBaselines({ files = [] } = {}) {
  const { compareImages } = await import('./baselines/images.mjs')
  const { openSheets } = await import('./baselines/sheets.mjs')
  const storybook = await buildStorybook()
  const all = picturedStories(storybook)
  const stories = all.filter(({ file }) => files.length === 0 || files.includes(file))
  const sheets = openSheets()
  const results = path.join(cacheFolder(), 'baselines')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  return withPreviews(storybook, async (previews) => {
    const [first] = previews
    const reference = await sheets.read(calibration, 'light')
    const isSame = (/** @type {Image} */ image) =>
      reference !== undefined && compareImages(reference, image).count === 0
    if (first === undefined || !isSame(await first.draw('light', isSame))) {
      return {
        passed: 0,
        failed: 0,
        skipped: 1,
        output:
          'This browser draws text or edges unlike the one that drew the visual baselines, so none was compared.',
      }
    }

    /** @type {string[]} */
    const complaints = []
    let passed = 0
    await forEachPicture(previews, stories, complaints, async ({ id, appearance, draw }) => {
      const baseline = await sheets.read(id, appearance)
      if (baseline === undefined) {
        complaints.push(`${id} in ${appearance} has no visual baseline yet`)
        return
      }
      const image = await draw((seen) => compareImages(baseline, seen).count <= pixelTolerance)
      const complaint = await complaintAbout(`${id}.${appearance}`, { baseline, image, results })
      if (complaint === undefined) passed += 1
      else complaints.push(complaint)
    })
    const known = new Set([...all.map(({ id }) => id), calibration])
    for (const story of sheets.stories()) {
      if (!known.has(story)) complaints.push(`${story} has a visual baseline and is no story`)
    }
    return { passed, failed: complaints.length, output: complaints.sort().join('\n') }
  })
}

/**
 * Draws every state story and makes the pictures the visual baselines.
 *
 * @param {readonly string[]} words choose stories by a part of their id; none means all
 * @returns {Promise<{ accepted: number, complaints: readonly string[] }>}
 */
async function acceptBaselines(words) {
  const { openSheets } = await import('./baselines/sheets.mjs')
  const storybook = await buildStorybook()
  const all = picturedStories(storybook)
  const stories = all.filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  )
  /** @type {string[]} */
  const complaints = []
  /** @type {Map<string, Map<string, Image>>} */
  const pictures = new Map()
  let accepted = 0
  await withPreviews(storybook, async (previews) => {
    const [first] = previews
    if (first !== undefined) {
      pictures.set(calibration, new Map([['light', await first.draw('light', () => false)]]))
    }
    await forEachPicture(previews, stories, complaints, async ({ id, appearance, draw }) => {
      const image = await draw(() => false)
      const ofStory = pictures.get(id) ?? new Map()
      pictures.set(id, ofStory.set(appearance, image))
      accepted += 1
    })
  })
  const known = new Set([...all.map(({ id }) => id), calibration])
  if (complaints.length === 0) await openSheets().write(pictures, (story) => known.has(story))
  return { accepted, complaints }
}

/** @typedef {Awaited<ReturnType<typeof import('./baselines/preview-page.mjs').openPreview>>} Preview */

/**
 * Opens two pages of the static Storybook, which share the work.
 *
 * @template Result
 * @param {string} storybook
 * @param {(previews: readonly Preview[]) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withPreviews(storybook, work) {
  const { openPreview } = await import('./baselines/preview-page.mjs')
  const { chromium } = await import('playwright')
  const { origin, close } = await serveFolder(storybook)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    return await work(
      await Promise.all([1, 2].map(() => openPreview(browser, origin, calibration))),
    )
  } finally {
    await browser.close()
    close()
  }
}

/**
 * Shows every story in every appearance that it has a baseline of.
 *
 * @param {readonly Preview[]} previews
 * @param {readonly PicturedStory[]} stories
 * @param {string[]} complaints gets what could not be drawn
 * @param {(picture: { id: string, appearance: string, draw: (isExpected: (image: Image) => boolean) => Promise<Image> }) => Promise<void>} use
 */
async function forEachPicture(previews, stories, complaints, use) {
  const waiting = [...stories]
  await Promise.all(
    previews.map(async (preview) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { id, appearances } = next
        const trouble = await preview.show(id)
        if (trouble !== undefined) {
          complaints.push(`${id} could not be drawn: ${trouble}`)
          continue
        }
        for (const appearance of appearances) {
          const draw = (/** @type {(image: Image) => boolean} */ isExpected) =>
            preview.draw(appearance, isExpected)
          await use({ id, appearance, draw }).catch((error) => {
            complaints.push(String(error))
          })
        }
      }
    }),
  )
}

/**
 * The stories that have baselines, those of one component after each other.
 *
 * @param {string} storybook folder of the static build
 * @returns {(PicturedStory & { file: string })[]} `file` is the file of the story, relative to the checkout
 */
function picturedStories(storybook) {
  /** @type {{ entries: Record<string, { id: string, type: string, title: string, tags: string[], importPath: string }> }} */
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'))
  return Object.values(index.entries)
    .filter(
      ({ type, title, tags }) =>
        type === 'story' &&
        !tags.includes(noBaselineTag) &&
        (tags.includes('picture') ||
          (picturedSections.some((section) => title.startsWith(section)) &&
            !tags.includes('stress') &&
            !tags.includes('play-fn'))),
    )
    .filter(({ id }) => id !== calibration)
    .map(({ id, tags, importPath }) => ({
      id,
      file: path.posix.normalize(importPath),
      appearances: tags.includes(forcedColorsTag) ? [...themes, forcedColorsTag] : themes,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * @param {string} name of the picture
 * @param {{ baseline: Image, image: Image, results: string }} pictures `results` is the folder for what differs
 * @returns {Promise<string | undefined>} what is wrong with the picture
 */
async function complaintAbout(name, { baseline, image, results }) {
  const { compareImages, encodePng } = await import('./baselines/images.mjs')
  const { count, difference } = compareImages(baseline, image)
  if (count <= pixelTolerance) return undefined
  const file = path.join(results, name)
  writeFileSync(`${file}.now.png`, await encodePng(image))
  writeFileSync(`${file}.baseline.png`, await encodePng(baseline))
  if (difference) writeFileSync(`${file}.difference.png`, await encodePng(difference))
  return `${name} differs by ${count === Infinity ? 'its size' : `${count} pixels`}: ${path.relative(rootFolder, file)}.*.png`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const { accepted, complaints } = await acceptBaselines(process.argv.slice(2))
  if (complaints.length > 0) fail(complaints.join('\n'))
  say(`${accepted} visual baselines accepted, in .storybook/baselines`)
}
