import { spawn } from 'node:child_process'
import process from 'node:process'
import { watchParent } from './child-process.mjs'
import { contractSources, ensureContract } from './contract.mjs'
import { commandPath, ensureInstalled, rootFolder, say } from './workspace.mjs'

// Web and server with hot reload: the server restarts on a change of its code or of the contract, the
// web updates in place and hands /api on to the server.
ensureInstalled()
ensureContract()

const apiPort = process.env['PORT'] ?? '4000'
const webPort = process.env['WEB_PORT'] ?? '4001'

/**
 * Runs a file, and again after a change of a file that it imports or that is included.
 *
 * @param {readonly string[]} included relative to the checkout
 * @param {readonly string[]} command the file and its arguments
 */
function watch(included, command) {
  return spawn(
    commandPath('tsx', 'apps/server'),
    ['watch', '--clear-screen=false', ...included.map((file) => `--include=${file}`), ...command],
    {
      cwd: rootFolder,
      stdio: 'inherit',
      env: { ...process.env, PORT: apiPort, THROUGHLINE_PARENT_PID: String(process.pid) },
    },
  )
}

const children = [
  watch(contractSources, ['scripts/contract.mjs']),
  watch(['openapi.json'], ['apps/server/src/main.ts', ...process.argv.slice(2)]),
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
