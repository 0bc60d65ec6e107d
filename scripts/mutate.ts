import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { outputOf, runToEnd } from './child-process.mjs'
import { cacheFolder, fail, pnpmCommand, rootFolder, say } from './workspace.mjs'
import type { Fault } from './mutate/run-faults.ts'
import { areas } from './mutate/faults/index.ts'
import { createResultCache, isGone, runFaults } from './mutate/run-faults.ts'
import { renderTally, writeFigures } from './mutate/report.ts'
import { createTestRunner } from './mutate/test-runner.ts'

// Breaks one rule at a time in a copy of the last commit and checks whether a test fails. It takes
// long and is not part of `npm test`. docs/guides/faults.md explains its use and has the figures of
// every completely tried area.

const words = process.argv.slice(2)
const areaNames = Object.keys(areas)
const namedAreas = words.filter((word) => areaNames.includes(word))
const searched = words.filter((word) => !areaNames.includes(word))
const chosen: Record<string, readonly Fault[]> = {}
for (const [area, faults] of Object.entries(areas)) {
  const matches = faults.filter(isSearched)
  const isNamed = namedAreas.length === 0 || namedAreas.includes(area)
  if (isNamed && matches.length > 0) chosen[area] = matches
}
if (Object.keys(chosen).length === 0) {
  fail(`No fault has these words in its rule or file. The areas are: ${areaNames.join(', ')}.`)
}
const gone = Object.values(chosen)
  .flat()
  .filter((fault) => isGone(rootFolder, fault))
for (const { rule, file } of gone) say(`gone      ${file}: ${rule}`)

const commit = (await outputOf('git', ['rev-parse', '--short', 'HEAD'], { cwd: rootFolder })).trim()
// Outside of the project: the stories search it for dependencies, which takes minutes in a copy
// that an interrupted run has left.
const checkout = path.join(tmpdir(), 'throughline-faults')
const resultFolder = path.join(cacheFolder(), 'verdicts')
mkdirSync(resultFolder, { recursive: true })
await removeCopy()
await outputOf('git', ['worktree', 'add', '--detach', checkout, commit], { cwd: rootFolder })
const runner = createTestRunner(checkout)
try {
  const [command, ...args] = pnpmCommand(['install', '--frozen-lockfile', '--prefer-offline'])
  await outputOf(command, args, { cwd: checkout })
  const cache = createResultCache(path.join(resultFolder, `${commit}.jsonl`))
  const results = await runFaults({ checkout, areas: chosen, runner, cache })
  say(`\n${renderTally(results)}`)
  if (searched.length === 0) {
    const page = path.join(rootFolder, 'docs/guides/faults.md')
    writeFigures({ page, results, commit, date: new Date().toISOString().slice(0, 10) })
    await outputOf('npx', ['oxfmt', page], { cwd: rootFolder })
  }
} finally {
  runner.stop()
  await removeCopy()
}

/** Returns whether the rule or the file of a fault contains all words that are not areas. */
function isSearched({ rule, file }: Fault) {
  return searched.every((word) => `${rule} ${file}`.includes(word))
}

/** Deletes the copy, including one from an interrupted run. */
async function removeCopy() {
  await runToEnd('git', ['worktree', 'remove', '--force', checkout], { cwd: rootFolder })
  rmSync(checkout, { recursive: true, force: true })
  await runToEnd('git', ['worktree', 'prune'], { cwd: rootFolder })
}
