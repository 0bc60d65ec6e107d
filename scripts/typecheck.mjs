import { availableParallelism } from 'node:os'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runToEnd } from './child-process.mjs'
import { commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

/** Each project has its own library and type roots: a rule must not see the DOM. */
export const projects = [
  'apps/server',
  'apps/web',
  'packages/planner-views',
  'packages/ui',
  'packages/domain',
  'packages/api-client',
  'packages/test-support',
  'e2e',
  'examples/product',
  'bench',
  '.',
]

/**
 * Checks the types of one project.
 * @param {string} project
 */
export function typecheckProject(project) {
  return runToEnd(commandPath('tsc'), ['--project', project, '--pretty', 'false'], {
    cwd: rootFolder,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const waiting = [...projects]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
        const { code, output } = await typecheckProject(project)
        say(`${code === 0 ? 'ok    ' : 'failed'} ${project}`)
        if (code === 0) continue
        say(output)
        process.exitCode = 1
      }
    }),
  )
}
