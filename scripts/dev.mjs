import { spawn } from 'node:child_process'
import process from 'node:process'
import { watchParent } from './child-process.mjs'
import { commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

// Web and server with hot reload: the server restarts on a change, the web
// updates in place and hands /api on to the server.
ensureInstalled()

const apiPort = process.env['PORT'] ?? '4000'
const webPort = process.env['WEB_PORT'] ?? '4001'

const children = [
  spawn(
    commandPath('tsx', 'apps/server'),
    ['watch', '--clear-screen=false', 'apps/server/src/main.ts', ...process.argv.slice(2)],
    {
      cwd: rootFolder,
      stdio: 'inherit',
      env: { ...process.env, PORT: apiPort, THROUGHLINE_PARENT_PID: String(process.pid) },
    },
  ),
  spawn(commandPath('vite', 'apps/web'), ['--port', webPort, '--strictPort'], {
    cwd: `${rootFolder}/apps/web`,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
]
say(`Web with hot reload on http://127.0.0.1:${webPort}, API on port ${apiPort}.`)

let isStopping = false
/** @param {number} code */
function stop(code) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
watchParent(() => stop(0))
for (const child of children) child.on('exit', (code) => stop(code ?? 0))
