import path from 'node:path'
import { reportOf, runInBrowser } from './checks/outcome.ts'
import { rootFolder } from './workspace.mjs'
import type { Outcome } from './checks/outcome.ts'

/**
 * Tags of stories that may render nothing: those compared with pictures, and tests of functions
 * that need a browser.
 */
const exemptTags = ['picture', 'no-component']

/**
 * Plays every story with an empty component. A play that passes there proves nothing: its
 * expectations hold without the component, or it loops over an empty list.
 *
 * @param files none means all
 */
export async function checkVacuousPlays(files: readonly string[]): Promise<Outcome> {
  const { buildIndex } = await import('storybook/internal/core-server')
  const { entries } = await buildIndex({ configDir: path.join(rootFolder, '.storybook') })
  const plays = new Set(
    Object.values(entries)
      .filter(
        ({ tags = [] }) =>
          tags.includes('play-fn') && !exemptTags.some((tag) => tags.includes(tag)),
      )
      .map(({ importPath, name }) => `${path.posix.normalize(importPath)}: ${name}`),
  )
  const report = 'vacuous-plays'
  await runInBrowser(report, 'storybook', files, { VITE_EMPTY_STORIES: 'yes' })
  const tests = reportOf(report).testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(rootFolder, name)
    return assertionResults.map(({ status, title }) => ({ status, play: `${file}: ${title}` }))
  })
  const played = tests.filter(({ play }) => plays.has(play))
  const failures = played.flatMap(({ status, play }) => (status === 'passed' ? [play] : []))
  return {
    passed: played.length - failures.length,
    failed: played.length === 0 ? 1 : failures.length,
    failures,
    output: failures.length === 0 ? '' : 'These plays pass without their component.',
  }
}
