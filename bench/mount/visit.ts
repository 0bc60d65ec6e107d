import type { Browser } from 'playwright'
import { withFreshPage } from '../browser/browser'
import type { PartKind } from './competitor'

/** Many parts of one kind, mounted once. */
export interface MountVisit {
  readonly milliseconds: number
  readonly nodes: number
}

/** So many parts are mounted to see whether a thousand can be waited for. */
const TRIAL_COUNT = 20
const TRIAL_LIMIT_MILLISECONDS = 400

/**
 * Mounts parts on a fresh page.
 *
 * @throws Error if not all of them are there
 */
export function visitParts(
  browser: Browser,
  address: string,
  kind: PartKind,
  count: number,
): Promise<MountVisit> {
  return withFreshPage(browser, address, async (page) => {
    const milliseconds = await page.evaluate(
      ([target, times]) => window.mountBench?.mount(target, times),
      [kind, count] as const,
    )
    const drawn = await page.evaluate(() => window.mountBench?.drawn())
    if (drawn !== count) {
      throw new Error(`${address} drew ${drawn} of ${count} parts, so its time means nothing.`)
    }
    const nodes = (await page.evaluate(() => window.mountBench?.nodes())) ?? Number.NaN
    return { milliseconds: milliseconds ?? Number.NaN, nodes }
  })
}

/** The names of the parts in the gallery. */
export function readGallery(browser: Browser, address: string): Promise<readonly string[]> {
  return withFreshPage(
    browser,
    address,
    async (page) => (await page.evaluate(() => window.galleryBench?.names())) ?? [],
  )
}

/** A part of the gallery, mounted often. */
export interface SpecimenVisit extends MountVisit {
  /** How many there are: a tenth of the requested number for a part that takes long. */
  readonly count: number
}

/** Mounts a few first, outside the measured time, so that styles and code are warm. */
export function visitSpecimen(
  browser: Browser,
  address: string,
  name: string,
  wishedCount: number,
): Promise<SpecimenVisit> {
  return withFreshPage(browser, address, async (page) => {
    const mount = (count: number): Promise<number | undefined> =>
      page.evaluate(([target, times]) => window.galleryBench?.mount(target, times), [
        name,
        count,
      ] as const)
    const trial = (await mount(TRIAL_COUNT)) ?? Number.NaN
    const count = trial > TRIAL_LIMIT_MILLISECONDS ? wishedCount / 10 : wishedCount
    await page.evaluate(() => window.galleryBench?.clear())
    const milliseconds = (await mount(count)) ?? Number.NaN
    const nodes = (await page.evaluate(() => window.galleryBench?.nodes())) ?? Number.NaN
    return { milliseconds, nodes, count }
  })
}
