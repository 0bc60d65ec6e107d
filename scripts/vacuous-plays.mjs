/**
 * Lists play functions that prove nothing: those without an expectation, and those whose
 * expectations all say that something is not there, which an empty page fulfills.
 *
 * `node scripts/vacuous-plays.mjs [words of a file]`; the exit code is 1 when it lists one.
 */
import { execFileSync } from 'node:child_process'

import { playsOf } from './stories/parse-plays.mjs'

const words = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '*.stories.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => file !== '' && (words.length === 0 || words.some((word) => file.includes(word))),
  )

const plays = files.flatMap((file) => playsOf(file).map((play) => Object.assign(play, { file })))
const vacuous = plays.filter(({ kind }) => kind !== 'sound')
for (const { file, story, kind } of vacuous) console.log(`${file} ${story}: ${kind}`)
console.log(`${vacuous.length} of ${plays.length} plays`)
process.exitCode = vacuous.length === 0 ? 0 : 1
