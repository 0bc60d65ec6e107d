import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { addOutcomes, runInBrowser } from './checks/outcome.mjs'
import { ensureInstalled, fail, rootFolder, say } from './workspace.mjs'

/**
 * @typedef {import('./checks/outcome.mjs').Outcome} Outcome
 * @typedef {import('./baselines/images.mjs').Image} Image
 */

/**
 * Runs stories in a browser, where each is driven, checked for accessibility and, if it
 * shows a state, compared with its visual baseline.
 *
 * @param {readonly string[]} files limits the run to the stories of some files; none means all
 * @returns {Promise<Outcome>} the stories' and the pictures'; the pictures are skipped where this browser
 *   draws unlike the one that drew the baselines
 */
export async function runStories(files) {
  const { CALIBRATION_FILE } = await import('./baselines/pictured-stories.mjs')
  const stories = await drawStories(files.length === 0 ? [] : [...files, CALIBRATION_FILE])
  return addOutcomes([stories, await judgePictures(files)])
}

/**
 * @param {readonly string[]} files none means all
 * @returns {Promise<Outcome>}
 */
async function drawStories(files) {
  const { clearOutcomes } = await import('./baselines/outcomes.mjs')
  clearOutcomes()
  return runInBrowser('stories', 'storybook', files, { COMPARE_PICTURES: 'yes' })
}

/**
 * @param {readonly string[]} files whose stories were run; none means all
 * @returns {Promise<Outcome>}
 */
async function judgePictures(files) {
  const { pictureFile, readOutcomes } = await import('./baselines/outcomes.mjs')
  const { CALIBRATION, listPicturedStories } = await import('./baselines/pictured-stories.mjs')
  const { openSheets } = await import('./baselines/sheets.mjs')
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
  const stories = await listPicturedStories()
  const results = new Map(
    outcomes.map((outcome) => [keyOf(outcome.story, outcome.appearance), outcome]),
  )
  let passed = 0
  /** @type {string[]} */
  const complaints = []
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

/**
 * @param {string} story
 * @param {string} appearance
 */
function keyOf(story, appearance) {
  return `${story}.${appearance}`
}

/**
 * Draws state stories and makes the pictures that differ the visual baselines.
 *
 * @param {readonly string[]} words choose stories by a part of their id; none means all
 * @returns {Promise<number>} how many pictures changed
 */
async function acceptBaselines(words) {
  const { decodeImage } = await import('./baselines/images.mjs')
  const { pictureFile, readOutcomes } = await import('./baselines/outcomes.mjs')
  const { listPicturedStories } = await import('./baselines/pictured-stories.mjs')
  const { openSheets } = await import('./baselines/sheets.mjs')
  const stories = await listPicturedStories()
  const isChosen = (/** @type {string} */ id) =>
    words.length === 0 || words.some((word) => id.includes(word))
  const chosen = stories.filter(({ id }) => isChosen(id))
  if (chosen.length > 0) {
    const files = words.length === 0 ? [] : [...new Set(chosen.map(({ file }) => file))]
    const { failed, output } = await drawStories(files)
    if (failed > 0) fail(`No baseline was accepted, because stories fail:\n${output}`)
  }

  /** @type {Map<string, Map<string, Image>>} */
  const pictures = new Map()
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
  ensureInstalled()
  const changed = await acceptBaselines(process.argv.slice(2))
  say(`${changed} visual baselines changed, in .storybook/baselines`)
}
