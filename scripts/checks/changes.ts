import { outputOf } from '../child-process.mjs'
import { commandPath, rootFolder } from '../workspace.mjs'

/** The changed files since a commit, and the modules that they affect. */
export interface Changes {
  /** Changed files, relative to the checkout, `/` between folders. */
  files: readonly string[]
  /** Source files that changed or that run a changed one, directly or not. */
  modules: readonly string[]
  /** Whether a file changed that the import graph cannot follow, such as the lockfile. */
  isGlobal: boolean
}

/** Folders whose modules the import graph contains. */
export const graphFolders = ['packages', 'apps', 'bench', 'e2e', 'examples', '.storybook']

const inRoot = { cwd: rootFolder }

/** Files that every check depends on without importing them. */
const globalFiles =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json|vitest\.(browser\.)?config\.ts|patches\/.*|scripts\/.*|\.storybook\/[^/]+)$/

/**
 * Finds the changes since a commit: committed, staged, edited and new files.
 * @param commit anything that git resolves to a commit
 * @throws {Error} when git does not know the commit, or the graph cannot be read
 */
export async function findChanges(commit: string): Promise<Changes> {
  const tracked = await outputOf('git', ['diff', '--name-only', commit, '--'], inRoot)
  const untracked = await outputOf('git', ['ls-files', '--others', '--exclude-standard'], inRoot)
  const files = [...tracked.split('\n'), ...untracked.split('\n')].filter((file) => file !== '')
  return {
    files,
    modules: modulesReaching(files, await readGraph()),
    isGlobal: files.some((file) => globalFiles.test(file)),
  }
}

interface GraphModule {
  /** Relative to the checkout. */
  source: string
  dependencies: readonly { resolved: string; dependencyTypes: readonly string[] }[]
}

/** @returns every module of the graph's folders */
async function readGraph(): Promise<readonly GraphModule[]> {
  const options = [
    '--config=.dependency-cruiser.mjs',
    '--cache=.cache/dependency-cruiser',
    '--output-type=json',
  ]
  const output = await outputOf(commandPath('depcruise'), [...options, ...graphFolders], inRoot)
  return JSON.parse(output.slice(output.indexOf('{'))).modules
}

/**
 * Finds the modules that changed or import a changed one, directly or not. An import of
 * types alone changes nothing that a test could notice: the check of types reads it.
 *
 * @param files relative to the checkout
 * @returns in the order of the graph
 */
export function modulesReaching(
  files: readonly string[],
  graph: readonly GraphModule[],
): readonly string[] {
  const importers: Map<string, string[]> = new Map()
  for (const { source, dependencies } of graph) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
    }
  }
  const reached = new Set(files)
  for (const file of reached) for (const each of importers.get(file) ?? []) reached.add(each)
  return graph.map(({ source }) => source).filter((source) => reached.has(source))
}
