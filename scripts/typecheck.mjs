import { availableParallelism } from 'node:os'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runToEnd } from './child-process.mjs'
import { commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

/** Each room has its own library and type roots: a rule must not see the DOM. */
export const rooms = [
  'apps/server',
  'apps/web',
  'packages/planner-views',
  'packages/ui',
  'packages/domain',
  'packages/api-client',
  'e2e',
  'examples/product',
  'bench',
  '.',
]

/**
 * Checks the types of one room.
 * @param {string} room
 */
export function typecheckRoom(room) {
  return runToEnd(commandPath('tsc'), ['--project', room, '--pretty', 'false'], { cwd: rootFolder })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  const waiting = [...rooms]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
        const { code, output } = await typecheckRoom(room)
        say(`${code === 0 ? 'ok    ' : 'failed'} ${room}`)
        if (code === 0) continue
        say(output)
        process.exitCode = 1
      }
    }),
  )
}
