import { runToEnd } from '../child-process.mjs'
import { commandPath, rootFolder } from '../workspace.mjs'

/**
 * What changed since a commit, and what that reaches.
 *
 * @typedef {object} Changes
 * @property {readonly string[]} files changed files, relative to the checkout, `/` between folders
 * @property {readonly string[]} modules source files that changed or import a changed one, directly or not
 * @property {boolean} isGlobal whether a file changed that the import graph cannot follow, such as the lockfile
 */

/** Folders whose modules the import graph holds. */
export const graphFolders = ['packages', 'apps', 'bench', 'e2e', 'examples', '.storybook']

/** Files that every check depends on without importing them. */
const globalFiles =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json|vitest\.(browser\.)?config\.ts|patches\/.*|scripts\/.*|\.storybook\/[^/]+)$/

/**
 * Finds what changed since a commit: committed, staged, edited and new files.
 *
 * @param {string} commit anything that git resolves to a commit
 * @returns {Promise<Changes>}
 * @throws {Error} when git does not know the commit, or the graph cannot be read
 */
export async function findChanges(commit) {
  const tracked = await read('git', ['diff', '--name-only', commit, '--'])
  const untracked = await read('git', ['ls-files', '--others', '--exclude-standard'])
  const files = [...tracked.split('\n'), ...untracked.split('\n')].filter((file) => file !== '')
  const graph = await read(commandPath('depcruise'), [
    '--config=.dependency-cruiser.mjs',
    '--cache=.cache/dependency-cruiser',
    `--affected=${commit}`,
    '--output-type=json',
    ...graphFolders,
  ])
  /** @type {{ modules: readonly { source: string, matchesReaches?: boolean }[] }} */
  const { modules } = JSON.parse(graph.slice(graph.indexOf('{')))
  return {
    files,
    modules: modules
      .filter(({ matchesReaches }) => matchesReaches === true)
      .map(({ source }) => source),
    isGlobal: files.some((file) => globalFiles.test(file)),
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>} standard output
 */
async function read(command, args) {
  const { code, output } = await runToEnd(command, args, { cwd: rootFolder })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}
