import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { addOutcomes, runInBrowser } from './checks/outcome.ts'
import { fail, rootFolder, say } from './workspace.mjs'
import type { Outcome } from './checks/outcome.ts'
import type { Image } from './baselines/images.ts'

/**
 * Runs stories in a browser, where each is driven, checked for accessibility and, if it
 * shows a state, compared with its visual baseline.
 *
 * @param files limits the run to the stories of some files; none means all
 * @returns the stories' and the pictures'; the pictures are skipped where this browser draws unlike
 *   the one that drew the baselines
 */
export async function runStories(files: readonly string[]): Promise<Outcome> {
  const { CALIBRATION_FILE } = await import('./baselines/pictured-stories.ts')
  const stories = await drawStories(files.length === 0 ? [] : [...files, CALIBRATION_FILE])
  return addOutcomes([stories, await judgePictures(files)])
}

/** @param files none means all */
async function drawStories(files: readonly string[]): Promise<Outcome> {
  const { clearOutcomes } = await import('./baselines/outcomes.ts')
  clearOutcomes()
  return runInBrowser('stories', 'storybook', files, { COMPARE_PICTURES: 'yes' })
}

/** @param files whose stories were run; none means all */
async function judgePictures(files: readonly string[]): Promise<Outcome> {
  const { pictureFile, readOutcomes } = await import('./baselines/outcomes.ts')
  const { CALIBRATION, readPicturedStories } = await import('./baselines/pictured-stories.ts')
  const { openSheets } = await import('./baselines/sheets.ts')
  const outcomes = readOutcomes()
  const isCalibrated = outcomes.some(
    ({ story, result }) => story === CALIBRATION && result === 'same',
  )
  if (!isCalibrated) {
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output:
        'This browser draws text or edges unlike the one that drew the visual baselines, so none was compared.',
    }
  }
  const stories = readPicturedStories()
  const results = new Map(
    outcomes.map((outcome) => [keyOf(outcome.story, outcome.appearance), outcome]),
  )
  let passed = 0
  const complaints: string[] = []
  for (const { id, file, appearances } of stories) {
    if (id !== CALIBRATION && files.length > 0 && !files.includes(file)) continue
    for (const appearance of appearances) {
      const { result, detail } = results.get(keyOf(id, appearance)) ?? {}
      const seen = path.relative(rootFolder, pictureFile(id, appearance, 'now'))
      if (result === 'same') passed += 1
      else if (result === undefined) complaints.push(`${id} in ${appearance} could not be drawn`)
      else if (result === 'missing')
        complaints.push(`${id} in ${appearance} has no visual baseline yet: ${seen}`)
      else complaints.push(`${id} in ${appearance} differs by ${detail}: ${seen}`)
    }
  }
  const existing = new Set(stories.map(({ id }) => id))
  for (const story of openSheets().stories()) {
    if (!existing.has(story)) complaints.push(`${story} has a visual baseline and is no story`)
  }
  return { passed, failed: complaints.length, failures: complaints.sort() }
}

function keyOf(story: string, appearance: string) {
  return `${story}.${appearance}`
}

/**
 * Draws state stories and makes the pictures that differ the visual baselines.
 * @param words choose stories by a part of their id; none means all
 * @returns how many pictures changed
 */
async function acceptBaselines(words: readonly string[]): Promise<number> {
  const { decodeImage } = await import('./baselines/images.ts')
  const { pictureFile, readOutcomes } = await import('./baselines/outcomes.ts')
  const { listPicturedStories } = await import('./baselines/pictured-stories.ts')
  const { openSheets } = await import('./baselines/sheets.ts')
  const stories = await listPicturedStories()
  const isChosen = (id: string) => words.length === 0 || words.some((word) => id.includes(word))
  const chosen = stories.filter(({ id }) => isChosen(id))
  if (chosen.length > 0) {
    const files = words.length === 0 ? [] : [...new Set(chosen.map(({ file }) => file))]
    const { failed, output } = await drawStories(files)
    if (failed > 0) fail(`No baseline was accepted, because stories fail:\n${output}`)
  }

  const pictures: Map<string, Map<string, Image>> = new Map()
  const changed = readOutcomes().filter(({ story, result }) => result !== 'same' && isChosen(story))
  for (const { story, appearance } of changed) {
    const picture = readFileSync(pictureFile(story, appearance, 'now'))
    const image = await decodeImage(picture)
    const ofStory = pictures.get(story) ?? new Map()
    pictures.set(story, ofStory.set(appearance, image))
  }
  const appearancesByStory = new Map(stories.map(({ id, appearances }) => [id, appearances]))
  await openSheets().write(
    pictures,
    (story, appearance) => appearancesByStory.get(story)?.includes(appearance) ?? false,
  )
  return changed.length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const changed = await acceptBaselines(process.argv.slice(2))
  say(`${changed} visual baselines changed, in .storybook/baselines`)
}
