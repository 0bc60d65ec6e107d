import { stripVTControlCharacters } from 'node:util'
import { inStaticStorybook, readEntries } from './static-storybook.ts'
import type { Page } from 'playwright'
import type { Outcome } from '../checks/outcome.ts'

/** The findings of an addon such as axe about a story. */
type Report = { type: string; result?: { violations?: readonly { id: string }[] } }

/** The window of a story that names none: the smallest that the product supports. */
const usualWindow = { width: 1024, height: 768 }
/** Milliseconds after which a story counts as one that does not end. */
const LONGEST_PLAY = 60_000

/**
 * Renders and plays every story of a static Storybook, as designers open it: with React for
 * production, with motion, in Storybook's own frame, one story after the other in a page.
 *
 * @param folder of the static Storybook
 * @returns `passed` counts stories
 */
export async function checkPlays(folder: string): Promise<Outcome> {
  const stories = readEntries(folder).filter(({ type }) => type === 'story')
  const failures: string[] = []
  await inStaticStorybook(folder, stories, async (waiting, { browser, origin }) => {
    let page: Page | undefined
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
 * @param page with the frame of Storybook
 * @returns the error; null for none
 */
async function play(page: Page, id: string): Promise<string | null> {
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
    channel.on('storyFinished', (finished: { storyId: string }) => {
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
    const matches = reporters.flatMap(({ type, result }: Report) =>
      (result?.violations ?? []).map(({ id: rule }) => `${type} ${rule}`),
    )
    return (
      thrown?.message ??
      (matches.join(', ') || document.querySelector('#error-message')?.textContent)
    )
  })
}

/** @param text the message of an assertion, followed by the whole page */
function firstLines(text: string) {
  return stripVTControlCharacters(text).split(/\n+/).slice(0, 3).join(' ')
}
