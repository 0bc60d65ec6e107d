import type { Browser } from 'playwright'
import { noteCircumstances, type Circumstances } from '../report/circumstances'
import { launchBrowser } from './browser'
import { buildPage, measureOwnScript } from './build-pages'
import { servePages } from './page-server'

/** Every ratio hangs on it, so each round visits it twice. */
export const FLOOR = 'floor'

/** How much to measure, and where to store the builds. */
export interface PartRun {
  readonly cacheFolder: string
  readonly isQuick: boolean
  readonly say: (line: string) => void
}

/** Competitors that are built, served and ready to be visited. */
export interface Contest {
  readonly browser: Browser
  readonly circumstances: Circumstances
  /**
   * The gzip size of each competitor's own script; the floor is only a string, so it has no entry.
   */
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
  readonly addressOf: (name: string) => string
}

/**
 * Builds a page for each competitor of a part, serves them and opens a browser. Clears all of that
 * away when the work is done or has failed.
 *
 * @param part the folder that holds `competitors/<name>/`
 */
export async function holdContest<T>(
  { cacheFolder, isQuick, say }: PartRun,
  part: string,
  names: readonly string[],
  work: (contest: Contest) => Promise<T>,
): Promise<T> {
  say(`Building a page for each competitor of ${part} …`)
  const pages = names.map((name) => ({ cacheFolder, part, name }))
  const ownScriptKilobytes: Record<string, number> = {}
  for (const page of pages) {
    await buildPage(page)
    if (page.name !== FLOOR) ownScriptKilobytes[page.name] = await measureOwnScript(page)
  }
  const server = await servePages(pages)
  try {
    const browser = await launchBrowser()
    try {
      const circumstances = noteCircumstances(isQuick, browser.version())
      const addressOf = (name: string): string => `${server.address}/${name}/`
      return await work({ browser, circumstances, ownScriptKilobytes, addressOf })
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

/**
 * Returns the order of a round. It rotates, so that no competitor always follows the same one, and
 * the floor comes twice.
 */
export function turnsOf<Name extends string>(
  names: readonly Name[],
  round: number,
): readonly (Name | typeof FLOOR)[] {
  return [...rotate(names, round), FLOOR]
}

/** Returns the list, rotated one further in each round. */
export function rotate<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
