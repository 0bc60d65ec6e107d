import { stripVTControlCharacters } from 'node:util'
import { inStaticStorybook, readEntries } from './static-storybook.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../checks/outcome.mjs').Outcome} Outcome
 */

/** The window of a story that names none: the smallest that the product supports. */
const usualWindow = { width: 1024, height: 768 }
/** Milliseconds after which a story counts as one that does not end. */
const LONGEST_PLAY = 60_000

/**
 * Renders and plays every story of a static Storybook, as designers open it: with React for
 * production, with motion, in Storybook's own frame, one story after the other in a page.
 *
 * @param {string} folder of the static Storybook
 * @returns {Promise<Outcome>} `passed` counts stories
 */
export async function checkPlays(folder) {
  const stories = readEntries(folder).filter(({ type }) => type === 'story')
  /** @type {string[]} */
  const failures = []
  await inStaticStorybook(folder, stories, async (waiting, { browser, origin }) => {
    /** @type {Page | undefined} */
    let page
    for (const { id } of waiting) {
      const frame = `${origin}/iframe.html`
      // A story that follows a link leaves the frame.
      if (page?.url().startsWith(frame) !== true) {
        await page?.close()
        page = await browser.newPage({ viewport: usualWindow })
        await page.goto(frame)
      }
      const failure = await play(page, id).catch(String)
      if (failure === null) continue
      failures.push(`${id}: ${firstLines(failure)}`)
      await page.close()
      page = undefined
    }
  })
  return { passed: stories.length - failures.length, failed: failures.length, failures }
}

/**
 * @param {Page} page with the frame of Storybook
 * @param {string} id
 * @returns {Promise<string | null>} the error; null for none
 */
async function play(page, id) {
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'))
  const size = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    await preview.ready()
    const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId })
    const { width, height } =
      parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles ?? {}
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
  }, id)
  await page.setViewportSize(Number.isNaN(size.width + size.height) ? usualWindow : size)
  await page.evaluate((storyId) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    Reflect.set(globalThis, 'finishedStory', undefined)
    channel.on('storyFinished', (/** @type {{ storyId: string }} */ finished) => {
      if (finished.storyId === storyId) Reflect.set(globalThis, 'finishedStory', finished)
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
  const ending = await page.waitForFunction(
    () => Reflect.get(globalThis, 'finishedStory'),
    undefined,
    { timeout: LONGEST_PLAY, polling: 50 },
  )
  return await ending.evaluate(({ status, reporters }) => {
    if (status === 'success') return null
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    const [thrown] = channel.last('playFunctionThrewException') ?? []
    const matches = reporters.flatMap((/** @type {any} */ { type, result }) =>
      (result?.violations ?? []).map((/** @type {any} */ { id: rule }) => `${type} ${rule}`),
    )
    return (
      thrown?.message ??
      (matches.join(', ') || document.querySelector('#error-message')?.textContent)
    )
  })
}

/** @param {string} text the message of an assertion, followed by the whole page */
function firstLines(text) {
  return stripVTControlCharacters(text).split(/\n+/).slice(0, 3).join(' ')
}
