import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureChromium, chromiumFlags } from './browser.mjs'
import { serveFolder } from './serve-folder.mjs'
import { buildStorybook } from './storybook.mjs'
import { cacheFolder, ensureInstalled, fail, rootFolder, say } from './workspace.mjs'

/** Where the visual baselines live, one a story and theme. */
const referenceFolder = path.join(rootFolder, '.storybook/pictures')

const themes = ['light', 'dark']

/** Stories with this tag have a picture of forced colours too, where marks of colour alone are lost. */
const forcedColors = 'forced-colors'
const viewport = { width: 1024, height: 768 }

/** What shows itself in these is kept as it is, state by state. */
const picturedSections = ['Components/', 'Planner views/', 'Screens/']

/** The story that shows whether this machine draws text and edges as the references were drawn. */
const calibration = 'foundations-calibration--calibration'

/** How far a pixel's colour may be off, 0 to 1, and how many may be further off than that. */
const colorTolerance = 0.1
const pixelTolerance = 12

/**
 * Compares every state story with its visual baseline, or accepts what there
 * is now. A state story is one of a component, a view or a screen that shows itself
 * without being driven, and every story that is tagged `picture`.
 *
 * @param {{ isAccepting?: boolean, words?: readonly string[] }} [options] words choose stories by a part of their id
 * @returns {Promise<{ passed: number, failed: number, skipped: number, output: string }>}
 */
export async function comparePictures({ isAccepting = false, words = [] } = {}) {
  const storybook = await buildStorybook()
  const stories = stateStories(storybook).filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  )
  const results = path.join(cacheFolder(), 'pictures')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  mkdirSync(referenceFolder, { recursive: true })

  const { origin, close } = await serveFolder(storybook)
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  try {
    const first = await openPreview(browser, origin)
    if (isAccepting) {
      if (words.length === 0) rmSync(referenceFolder, { recursive: true, force: true })
      mkdirSync(referenceFolder, { recursive: true })
      await first.draw('light', async (picture) => {
        writeFileSync(referencePath(calibration, 'light'), picture)
      })
    } else {
      let isSame = false
      await first.draw('light', async (picture) => {
        const reference = readReference(calibration, 'light')
        isSame = reference !== undefined && (await differingPixels(reference, picture)).count === 0
      })
      if (!isSame) {
        return {
          passed: 0,
          failed: 0,
          skipped: 1,
          output:
            'This browser draws text or edges unlike the one that drew the visual baselines, so no picture was compared.',
        }
      }
    }

    /** @type {string[]} */
    const complaints = []
    let passed = 0
    const waiting = [...stories]
    const work = async (/** @type {Awaited<ReturnType<typeof openPreview>>} */ preview) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { id: story, looks } = next
        const trouble = await preview.show(story)
        if (trouble !== undefined) {
          complaints.push(`${story} could not be drawn: ${trouble}`)
          continue
        }
        for (const theme of looks) {
          await preview.draw(theme, async (picture) => {
            if (isAccepting) {
              writeFileSync(referencePath(story, theme), picture)
              passed += 1
              return
            }
            const complaint = await complaintAbout(story, theme, picture, results)
            if (complaint === undefined) passed += 1
            else complaints.push(complaint)
          })
        }
      }
    }
    await Promise.all([work(first), openPreview(browser, origin).then(work)])

    if (words.length === 0) {
      const known = new Set([...stories.map(({ id }) => id), calibration])
      for (const file of readdirSync(referenceFolder)) {
        const story = file.replace(/\.(light|dark|forced-colors)\.png$/, '')
        if (!known.has(story)) complaints.push(`${file} is a picture of no story: remove it`)
      }
    }
    return {
      passed,
      failed: complaints.length,
      skipped: 0,
      output: complaints.sort().join('\n'),
    }
  } finally {
    await browser.close()
    close()
  }
}

/**
 * The stories that have pictures, and in which looks.
 * @param {string} storybook folder of the static build
 * @returns {{ id: string, looks: string[] }[]}
 */
function stateStories(storybook) {
  /** @type {{ entries: Record<string, { id: string, type: string, title: string, tags: string[] }> }} */
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'))
  return Object.values(index.entries)
    .filter(
      ({ type, title, tags }) =>
        type === 'story' &&
        (tags.includes('picture') ||
          (picturedSections.some((section) => title.startsWith(section)) &&
            !tags.includes('stress') &&
            !tags.includes('play-fn'))),
    )
    .filter(({ id }) => id !== calibration)
    .map(({ id, tags }) => ({
      id,
      looks: tags.includes(forcedColors) ? [...themes, forcedColors] : themes,
    }))
}

/**
 * Opens Storybook's preview once; stories are changed within it, which costs a
 * fraction of loading the page anew.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function openPreview(browser, origin) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?id=${calibration}&viewMode=story`)
  // Over and done, and in its own font: only then is anything worth a picture,
  // and a story that is left before its end makes Storybook load the page anew.
  await page.waitForFunction(
    () =>
      // @ts-expect-error Storybook's own preview has no type here.
      globalThis['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished' &&
      document.fonts.status === 'loaded' &&
      [...document.fonts].some((font) => font.status === 'loaded'),
  )
  let current = calibration

  return {
    /**
     * Changes to a story.
     * @param {string} id
     * @returns {Promise<string | undefined>} what went wrong
     */
    async show(id) {
      if (id === current) return undefined
      current = id
      const outcome = await page.evaluate(showStory, id).catch(String)
      return outcome === 'shown' ? undefined : outcome
    },
    /**
     * Draws the story in a theme, or in light with forced colours.
     * @param {string} theme
     * @param {(picture: Buffer) => Promise<void>} look
     */
    async draw(theme, look) {
      const isForced = theme === forcedColors
      await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
      await page.evaluate(setTheme, isForced ? 'light' : theme)
      const clip = await page.evaluate(measureContent)
      await look(await page.screenshot({ clip, animations: 'disabled' }))
    },
  }
}

/**
 * Runs in the page: changes to a story and waits for the end of its play.
 * @param {string} id
 * @returns {Promise<string>} `shown`, or what went wrong
 */
async function showStory(id) {
  // @ts-expect-error Storybook's own channel has no type here.
  const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__']
  // A story whose code is still on its way is drawn out of sight, where nothing can be focused.
  // @ts-expect-error Storybook's own preview has no type here.
  await globalThis['__STORYBOOK_PREVIEW__'].loadStory({ storyId: id })
  const outcome = await new Promise((resolve) => {
    const follow = (/** @type {{ storyId: string, newPhase: string }} */ { storyId, newPhase }) => {
      if (storyId !== id || !['finished', 'errored', 'aborted'].includes(newPhase)) return
      channel.off('storyRenderPhaseChanged', follow)
      resolve(newPhase === 'finished' ? 'shown' : newPhase)
    }
    channel.on('storyRenderPhaseChanged', follow)
    channel.once('storyMissing', () => {
      resolve('missing')
    })
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  // The phase is told before it is over.
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  // A story that is higher than the window would stand where the one before it was left.
  window.scrollTo(0, 0)
  return outcome
}

/**
 * Runs in the page: a theme is an attribute, nothing is rendered for it.
 * @param {string} theme
 */
async function setTheme(theme) {
  for (const element of document.querySelectorAll(
    '[data-theme="light"], [data-theme="dark"][data-was-light]',
  )) {
    if (!(element instanceof HTMLElement)) continue
    element.dataset['theme'] = theme
    element.dataset['wasLight'] = ''
  }
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}

/** Runs in the page: the box around all that the story drew, with a margin. */
function measureContent() {
  const margin = 16
  let right = 0
  let bottom = 0
  // The page's own ground around the story fills the window and says nothing.
  for (const element of document.querySelectorAll('#storybook-root > [data-theme] *')) {
    if (!element.checkVisibility()) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return {
    x: 0,
    y: 0,
    width: Math.max(64, Math.min(window.innerWidth, Math.ceil(right + margin))),
    height: Math.max(64, Math.min(window.innerHeight, Math.ceil(bottom + margin))),
  }
}

/**
 * @param {string} id
 * @param {string} theme
 */
function referencePath(id, theme) {
  return path.join(referenceFolder, `${id}.${theme}.png`)
}

/**
 * @param {string} id
 * @param {string} theme
 */
function readReference(id, theme) {
  try {
    return readFileSync(referencePath(id, theme))
  } catch {
    return undefined
  }
}

/**
 * @param {string} id
 * @param {string} theme
 * @param {Buffer} picture
 * @param {string} results folder for what differs
 * @returns {Promise<string | undefined>} what is wrong with the picture
 */
async function complaintAbout(id, theme, picture, results) {
  const reference = readReference(id, theme)
  if (reference === undefined) return `${id} in ${theme} has no visual baseline yet`
  const { count, diff } = await differingPixels(reference, picture)
  if (count <= pixelTolerance) return undefined
  const file = path.join(results, `${id}.${theme}`)
  writeFileSync(`${file}.now.png`, picture)
  writeFileSync(`${file}.baseline.png`, reference)
  if (diff) writeFileSync(`${file}.difference.png`, diff)
  return `${id} in ${theme} differs by ${count === Infinity ? 'its size' : `${count} pixels`}: ${path.relative(rootFolder, file)}.*.png`
}

/**
 * @param {Buffer} reference
 * @param {Buffer} picture
 * @returns {Promise<{ count: number, diff?: Buffer }>} Infinity for another size
 */
async function differingPixels(reference, picture) {
  if (reference.equals(picture)) return { count: 0 }
  const [{ PNG }, { default: pixelmatch }] = await Promise.all([
    import('pngjs'),
    import('pixelmatch'),
  ])
  const one = PNG.sync.read(reference)
  const other = PNG.sync.read(picture)
  if (one.width !== other.width || one.height !== other.height) return { count: Infinity }
  const diff = new PNG({ width: one.width, height: one.height })
  const count = pixelmatch(one.data, other.data, diff.data, one.width, one.height, {
    threshold: colorTolerance,
  })
  return { count, diff: PNG.sync.write(diff) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const words = process.argv.slice(2)
  const { passed, failed, output } = await comparePictures({ isAccepting: true, words })
  if (failed > 0) fail(output)
  say(`${passed} baselines accepted, in ${path.relative(rootFolder, referenceFolder)}`)
}
