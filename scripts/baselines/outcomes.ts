import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder } from '../workspace.mjs'

/** The result of one picture. `missing` means that there is no baseline yet. */
interface PictureOutcome {
  story: string
  appearance: string
  result: 'same' | 'different' | 'missing'
  /** How it differs. */
  detail?: string
}

/** Results and pictures of the last run. */
export const baselinesFolder = path.join(cacheFolder(), 'baselines')
const file = path.join(baselinesFolder, 'outcomes.jsonl')

/** Deletes the outcomes and pictures of the previous run. */
export function clearOutcomes() {
  rmSync(baselinesFolder, { recursive: true, force: true })
  mkdirSync(baselinesFolder, { recursive: true })
}

export function addOutcome(outcome: PictureOutcome) {
  appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}

export function readOutcomes(): readonly PictureOutcome[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** @returns the file for a picture that differs */
export function pictureFile(
  story: string,
  appearance: string,
  kind: 'now' | 'baseline' | 'difference',
): string {
  return path.join(baselinesFolder, `${story}.${appearance}.${kind}.png`)
}
