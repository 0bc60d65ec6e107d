import { availableParallelism } from 'node:os'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runToEnd } from './child-process.mjs'
import { commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

/**
 * The projects of the type check, slowest first. Each has its own library and type roots; for
 * example, the rules of planning must not see the DOM. All code for the product's browser shares
 * one project, so that its sources are read once.
 */
export const projects = [
  'tsconfig.browser.json',
  'apps/server',
  'bench',
  '.',
  'examples/product',
  'packages/domain',
  'packages/api-client',
  'packages/test-support',
  'e2e',
]

/**
 * Checks the types of all projects, as many at a time as there are cores.
 *
 * @returns {Promise<{ project: string, code: number, output: string }[]>} in the order of the projects
 */
export async function typecheckAll() {
  const compiler = commandPath('tsc', 'scripts/type-checker')
  // Threads of one project check shared types again, and the cores have other projects to check.
  const threads = availableParallelism() < projects.length ? ['--singleThreaded'] : []
  const waiting = [...projects.entries()]
  /** @type {{ project: string, code: number, output: string }[]} */
  const results = []
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, project] = next
        const args = ['--project', project, '--pretty', 'false', ...threads]
        const { code, output } = await runToEnd(compiler, args, { cwd: rootFolder })
        results[index] = { project, code, output }
      }
    }),
  )
  return results
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  for (const { project, code, output } of await typecheckAll()) {
    say(`${code === 0 ? 'ok    ' : 'failed'} ${project}`)
    if (code === 0) continue
    say(output)
    process.exitCode = 1
  }
}
