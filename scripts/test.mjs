import process from 'node:process'
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, say, loadTypeScript } from './workspace.mjs'

// Runs all checks in one command. Each check prints how many of its parts passed; the last line
// adds them up.
//
//   npm test                       everything
//   npm test -- rules types        the checks with these words in their names
//   npm test -- --changed          what the changes since the last commit affect
//   npm test -- --changed main     what the changes since a commit affect
//   npm test -- --load             the same beside processes that keep all cores busy
//   npm run test:deep              what takes too long for every day
ensureInstalled()
await loadTypeScript()
const { clearReports } = await import('./checks/outcome.ts')
const { checks } = await import('./checks/list.ts')
const { runChecks } = await import('./checks/run-checks.ts')
const { findChanges } = await import('./checks/changes.ts')
const { holdCores } = await import('./checks/hold-cores.mjs')

const {
  values: { deep: isDeepRun, changed: isChangedRun, load: isLoadedRun },
  positionals,
} = parseArgs({
  options: {
    deep: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const words = isChangedRun ? [] : positionals
const existing = checks.filter(({ isDeep = false }) => isDeep === isDeepRun)
const unknown = words.filter((word) => !existing.some(({ name }) => includesWord(name, word)))
if (unknown.length > 0) {
  fail(
    `No check has "${unknown.join('", "')}" in its name. The checks are: ${existing.map(({ name }) => name).join(', ')}.`,
  )
}
const chosen = existing.filter(
  ({ name }) => words.length === 0 || words.some((word) => includesWord(name, word)),
)
const runs = isChangedRun
  ? await onlyAffected(positionals[0] ?? 'HEAD')
  : chosen.map((check) => ({ check, files: [] }))

clearReports()
const releaseCores = isLoadedRun ? holdCores() : () => {}
const began = performance.now()
const { passed, failed, skipped, processorSeconds, failures } = await runChecks(runs)
releaseCores()
const skips = skipped > 0 ? `, ${skipped} skipped` : ''
say(
  `\nIn ${((performance.now() - began) / 1000).toFixed(0)} s, ${processorSeconds.toFixed(0)} s of processor time:`,
)
say(`${passed} passed, ${failed} failed${skips}`)
for (const failure of failures) say(failure)

// Where changes land, a skipped check counts as failed. On other machines a missing engine must not
// hide that the rest has passed.
const mayNotSkip = process.env['THROUGHLINE_ALLOW_SKIPS'] === 'no'
if (skipped > 0 && mayNotSkip) say('Failed: nothing may be skipped here.')
process.exitCode = failed === 0 && passed > 0 && !(skipped > 0 && mayNotSkip) ? 0 : 1

/**
 * @param {string} name
 * @param {string} word
 */
function includesWord(name, word) {
  return name.toLowerCase().includes(word.toLowerCase())
}

/**
 * The checks that changes affect, and which of their test files.
 *
 * @param {string} commit
 * @returns {Promise<{ check: import('./checks/run-checks.ts').Check, files: readonly string[] }[]>}
 */
async function onlyAffected(commit) {
  const changes = await findChanges(commit)
  if (changes.files.length === 0) fail(`Nothing has changed since ${commit}.`)
  if (changes.isGlobal) {
    say('A file changed that everything depends on: nothing is left out.\n')
    return chosen.map((check) => ({ check, files: [] }))
  }
  const affected = []
  const leftOut = []
  for (const check of chosen) {
    const files = check.affectedBy(changes)
    if (files === true) affected.push({ check, files: [] })
    else if (files !== false && files.length > 0) affected.push({ check, files })
    else leftOut.push(check.name)
  }
  for (const { check, files } of affected) {
    if (files.length > 0) say(`${check.name}: only ${files.length} affected files`)
  }
  say(`Left out: ${leftOut.join(', ')}\n`)
  return affected
}
