import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runToEnd } from './child-process.mjs'
import { cacheFolder, ensureInstalled, fail, pnpmCommand, rootFolder, say } from './workspace.mjs'

// Breaks one rule at a time in a copy of the last commit and sees whether a test
// notices. Takes long and is no part of `npm test`:
//
//   npm run mutate             all areas; writes docs/guides/faults.md
//   npm run mutate -- domain   one area; only prints
ensureInstalled()
const { areas } = await import('./mutate/faults/index.mjs')
const { runFaults } = await import('./mutate/run-faults.mjs')
const { renderReport } = await import('./mutate/report.mjs')

const words = process.argv.slice(2)
const chosen = Object.fromEntries(
  Object.entries(areas).filter(([area]) => words.length === 0 || words.includes(area)),
)
if (Object.keys(chosen).length === 0) {
  fail(`There is no such area. The areas are: ${Object.keys(areas).join(', ')}.`)
}

const checkout = path.join(cacheFolder(), 'mutate')
await removeCopy()
await must('git', ['worktree', 'add', '--detach', checkout, 'HEAD'], rootFolder)
try {
  const [command, ...args] = pnpmCommand(['install', '--frozen-lockfile', '--prefer-offline'])
  await must(command, args, checkout)
  const verdicts = await runFaults(checkout, chosen)
  const { output } = await runToEnd('git', ['rev-parse', '--short', 'HEAD'], { cwd: rootFolder })
  const report = renderReport(verdicts, output.trim())
  if (words.length === 0) {
    writeFileSync(path.join(rootFolder, 'docs/guides/faults.md'), report)
    await runToEnd('npx', ['oxfmt', 'docs/guides/faults.md'], { cwd: rootFolder })
  }
  say(`\n${report}`)
} finally {
  await removeCopy()
}

/** Deletes the copy, also one that an interrupted run left. */
async function removeCopy() {
  await runToEnd('git', ['worktree', 'remove', '--force', checkout], { cwd: rootFolder })
  rmSync(checkout, { recursive: true, force: true })
  await runToEnd('git', ['worktree', 'prune'], { cwd: rootFolder })
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function must(command, args, cwd) {
  const { code, output } = await runToEnd(command, args, { cwd })
  if (code !== 0) fail(`${command} ${args.join(' ')} failed:\n${output}`)
}
