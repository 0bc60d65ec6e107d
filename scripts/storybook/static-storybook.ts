import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { launchChromium } from '../browser.ts'
import { outputOf } from '../child-process.mjs'
import { serveFolder } from '../serve-folder.ts'
import { cacheFolder, commandPath, rootFolder } from '../workspace.mjs'
import type { Browser } from 'playwright'

type Entry = { id: string; type: 'docs' | 'story'; title: string; name: string }

/** How many pages are open at a time. */
const PAGES_AT_A_TIME = 2

/**
 * Builds the static Storybook.
 * @returns its folder
 */
export async function buildStorybook(): Promise<string> {
  const folder = path.join(cacheFolder(), 'storybook-static')
  const args = ['build', '--quiet', '--output-dir', folder]
  const env = { ...process.env, CI: 'true' }
  await outputOf(commandPath('storybook'), args, { cwd: rootFolder, env })
  return folder
}

/**
 * @param folder of a static Storybook
 * @returns its documentation pages and stories
 */
export function readEntries(folder: string): readonly Entry[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries)
}

/**
 * Serves a static Storybook and processes a list with as many pages as the machine can run.
 * @param work takes items from the list until it is empty; several calls run at the same time
 */
export async function inStaticStorybook<Item>(
  folder: string,
  items: readonly Item[],
  work: (items: Iterable<Item>, storybook: { browser: Browser; origin: string }) => Promise<void>,
) {
  const browser = await launchChromium()
  const { origin, close } = await serveFolder(folder)
  const waiting = items.values()
  try {
    await Promise.all(
      Array.from({ length: PAGES_AT_A_TIME }, () => work(waiting, { browser, origin })),
    )
  } finally {
    await browser.close()
    close()
  }
}
