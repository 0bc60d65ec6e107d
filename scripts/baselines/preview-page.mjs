import { decodeImage } from './images.mjs'

/** @typedef {import('./images.mjs').Image} Image */

/** The appearance in which the browser replaces all colours. */
const forcedColors = 'forced-colors'

const viewport = { width: 1024, height: 768 }

/** A story that still moves after so many pictures is not still, and has no baseline. */
const maxShots = 10

/**
 * Opens Storybook's preview once; stories are changed within it, which costs a
 * fraction of loading the page anew.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the static Storybook
 * @param {string} firstStory
 */
export async function openPreview(browser, origin, firstStory) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?id=${firstStory}&viewMode=story`)
  // Storybook loads the page anew when a story is left before its end, and letters
  // change when the font arrives: wait for both.
  await page.waitForFunction(
    () =>
      // @ts-expect-error Storybook's own preview has no type here.
      globalThis['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished' &&
      document.fonts.status === 'loaded' &&
      [...document.fonts].some((font) => font.status === 'loaded'),
  )
  let current = firstStory

  const shoot = async () => {
    await page.evaluate(settle)
    const clip = await page.evaluate(measureContent)
    return page.screenshot({ clip, animations: 'disabled' })
  }

  return {
    /**
     * Changes to a story.
     * @param {string} story
     * @returns {Promise<string | undefined>} what went wrong
     */
    async show(story) {
      if (story === current) return undefined
      current = story
      const outcome = await page.evaluate(showStory, story).catch(String)
      return outcome === 'shown' ? undefined : outcome
    },

    /**
     * Takes pictures of the story until one is accepted or two in a row are the same: what
     * scrolls or takes the focus a frame later must not decide.
     *
     * @param {string} appearance a theme, or forced colours, which are drawn in the light theme
     * @param {(image: Image) => boolean} isExpected whether the first picture will do
     * @returns {Promise<Image>}
     * @throws {Error} when the story does not come to rest
     */
    async draw(appearance, isExpected) {
      const isForced = appearance === forcedColors
      await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
      await page.evaluate(setTheme, isForced ? 'light' : appearance)
      let last = await shoot()
      const first = await decodeImage(last)
      if (isExpected(first)) return first
      for (let shot = 1; shot < maxShots; shot += 1) {
        const next = await shoot()
        if (next.equals(last)) return decodeImage(next)
        last = next
      }
      throw new Error(`${current} in ${appearance} does not come to rest.`)
    },
  }
}

/**
 * Runs in the page: changes to a story and waits for the end of its play.
 * @param {string} story
 * @returns {Promise<string>} `shown`, or what went wrong
 */
async function showStory(story) {
  // @ts-expect-error Storybook's own channel has no type here.
  const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__']
  // Storybook hides a story while it loads its code, and a hidden story cannot take the focus.
  // @ts-expect-error Storybook's own preview has no type here.
  await globalThis['__STORYBOOK_PREVIEW__'].loadStory({ storyId: story })
  const outcome = await new Promise((resolve) => {
    const follow = (/** @type {{ storyId: string, newPhase: string }} */ { storyId, newPhase }) => {
      if (storyId !== story || !['finished', 'errored', 'aborted'].includes(newPhase)) return
      channel.off('storyRenderPhaseChanged', follow)
      resolve(newPhase === 'finished' ? 'shown' : newPhase)
    }
    channel.on('storyRenderPhaseChanged', follow)
    channel.once('storyMissing', () => {
      resolve('missing')
    })
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
  // Storybook announces the phase before it ends.
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  // The page keeps the scroll position of the story before.
  window.scrollTo(0, 0)
  return outcome
}

/** Runs in the page: waits until focus and scroll positions stay the same for two frames. */
async function settle() {
  const read = () => {
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(({ scrollTop, scrollLeft }) => `${scrollLeft}/${scrollTop}`)
    return { focused: document.activeElement, scrolled: scrolled.join() }
  }
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  let before = read()
  for (let still = 0, frame = 0; still < 2 && frame < 60; frame += 1) {
    await nextFrame()
    const now = read()
    still = now.focused === before.focused && now.scrolled === before.scrolled ? still + 1 : 0
    before = now
  }
}

/**
 * Runs in the page: a theme is an attribute, nothing is rendered for it.
 * @param {string} theme
 */
function setTheme(theme) {
  for (const element of document.querySelectorAll(
    '[data-theme="light"], [data-theme="dark"][data-was-light]',
  )) {
    if (!(element instanceof HTMLElement)) continue
    element.dataset['theme'] = theme
    element.dataset['wasLight'] = ''
  }
}

/** Runs in the page: the box around all that the story drew, with a margin. */
function measureContent() {
  const margin = 16
  let right = 0
  let bottom = 0
  // The background around the story fills the window and shows nothing of it.
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
