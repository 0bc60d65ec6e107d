import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../workspace.mjs'

/**
 * The result of one picture. `missing` means that there is no baseline yet.
 *
 * @typedef {object} PictureOutcome
 * @property {string} story
 * @property {string} appearance
 * @property {'same' | 'different' | 'missing'} result
 * @property {string} [detail] how it differs
 */

const folder = path.join(cacheFolder(), 'baselines')
const file = path.join(folder, 'outcomes.jsonl')

/** Deletes the outcomes and pictures of the previous run. */
export function clearOutcomes() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** @param {PictureOutcome} outcome */
export function addOutcome(outcome) {
  appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}

/** @returns {readonly PictureOutcome[]} */
export function readOutcomes() {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/**
 * @param {string} story
 * @param {string} appearance
 * @param {'now' | 'baseline' | 'difference'} kind
 * @returns {string} the file for a picture that differs
 */
export function pictureFile(story, appearance, kind) {
  return path.join(folder, `${story}.${appearance}.${kind}.png`)
}
