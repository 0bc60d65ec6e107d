import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { rootFolder } from '../workspace.mjs'
import { baselinesFolder } from './outcomes.ts'

/** A story that has visual baselines. */
interface PicturedStory {
  /** As in Storybook. */
  id: string
  /** Relative to the checkout, `/` between folders. */
  file: string
  appearances: readonly string[]
}

const themes = ['light', 'dark']

/**
 * Stories with this tag also have a picture in forced colors, where marks by color alone are lost.
 */
const FORCED_COLORS_TAG = 'forced-colors'

/** Stories with this tag have no baseline: another one shows the same. */
const NO_BASELINE_TAG = 'no-baseline'

/** Stories of these sections have baselines when they show a state without being driven. */
const picturedSections = ['Components/', 'Planner views/', 'Screens/', 'Patterns/']

/** The story that shows whether this machine draws text and edges as the baselines were drawn. */
export const CALIBRATION = 'foundations-calibration--calibration'

/** Its file, relative to the checkout. */
export const CALIBRATION_FILE = '.storybook/pages/Calibration.stories.tsx'

/** The list of the last run, which takes ten times as long to make as to read. */
const listFile = path.join(baselinesFolder, 'stories.json')

/**
 * Returns the pictured stories of the last run, in whose process they were listed.
 * @throws Error before the first run
 */
export function readPicturedStories(): readonly PicturedStory[] {
  return JSON.parse(readFileSync(listFile, 'utf8'))
}

/**
 * The stories that have baselines: the calibration, every story that is tagged `picture`,
 * and every state of a component, a view or a screen that shows itself without being driven.
 */
export async function listPicturedStories(): Promise<readonly PicturedStory[]> {
  const { entries } = await buildIndex({ configDir: path.join(rootFolder, '.storybook') })
  const stories = Object.values(entries)
    .filter(({ type, id, title, tags = [] }) => {
      if (type !== 'story' || tags.includes(NO_BASELINE_TAG)) return false
      if (id === CALIBRATION || tags.includes('picture')) return true
      const isDriven = tags.includes('play-fn') || tags.includes('stress')
      return !isDriven && picturedSections.some((section) => title.startsWith(section))
    })
    .map(({ id, tags = [], importPath }): PicturedStory => ({
      id,
      file: path.posix.normalize(importPath),
      appearances:
        id === CALIBRATION
          ? ['light']
          : tags.includes(FORCED_COLORS_TAG)
            ? [...themes, FORCED_COLORS_TAG]
            : themes,
    }))
  mkdirSync(baselinesFolder, { recursive: true })
  writeFileSync(listFile, JSON.stringify(stories))
  return stories
}
