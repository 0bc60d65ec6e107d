import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'

// Runs a command with TEST_DATABASE_URL naming a PostgreSQL server that exists
// for as long as the command runs:
//
//   node with-postgres.mjs vitest run --project server
//
// Exit code 77 with one line when this machine has no PostgreSQL.

const NOTHING_TO_RUN_ON = 77

// The databases live for minutes and may be lost: nothing is written twice or waited for.
const settings = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=1GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'jit=off',
]

/** @returns {string | undefined} the folder with initdb and postgres, the newest one first */
function findBinaries() {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const root = '/usr/lib/postgresql'
  const packaged = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : []
  return [...onPath, ...packaged].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}

/**
 * Returns the user that runs PostgreSQL in place of root, because PostgreSQL refuses to run as
 * root.
 * @returns {{ uid: number, gid: number } | undefined} undefined if there is no such user
 */
function otherUser() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // There is no such user: the next name may do.
    }
  }
  return undefined
}

/** @returns {Promise<number>} a free port */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<void>} when the server accepts connections
 */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => reject(new Error(`no answer in 30 s\n${log}`)), 30_000)
    server.on('exit', () => reject(new Error(log)))
    server.stderr?.setEncoding('utf8').on('data', (text) => {
      log += text
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Room that the databases of a whole run of the tests never need, in bytes. */
const MEMORY_ROOM = 4_000_000_000

/**
 * Returns a folder in memory, where Linux has one with room. Creating a database copies 7 MB and
 * writes all changes of the others, which takes a third of the time there.
 */
function fastestFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (Math.min(bavail * bsize, os.freemem()) >= MEMORY_ROOM) return '/dev/shm'
  } catch {
    // This system has none.
  }
  return os.tmpdir()
}

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  process.stderr.write(`${reason} The tests on PostgreSQL are skipped.\n`)
  process.exit(NOTHING_TO_RUN_ON)
}

const [command, ...args] = process.argv.slice(2)
if (command === undefined) {
  process.stderr.write('Say what to run: node with-postgres.mjs <command> [argument …]\n')
  process.exit(2)
}

const folder = findBinaries() ?? giveUp('There is no PostgreSQL on this machine.')
const isRoot = process.getuid?.() === 0
const user = isRoot
  ? (otherUser() ?? giveUp('PostgreSQL does not run as root, and there is no other user.'))
  : {}

const isWindows = process.platform === 'win32'
const home = mkdtempSync(path.join(fastestFolder(), 'throughline-postgres-'))
if ('uid' in user) chownSync(home, user.uid, user.gid)
chmodSync(home, 0o700)
const data = path.join(home, 'data')

let server
let child

function cleanUp() {
  rmSync(home, { recursive: true, force: true })
}

/** @param {number} code */
async function stop(code) {
  const running = server
  if (running !== undefined && running.exitCode === null && running.signalCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGINT')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))])
  }
  cleanUp()
  process.exit(code)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (child === undefined) void stop(1)
    else child.kill(signal)
  })
}

try {
  const initialiseArgs = [
    '--pgdata',
    data,
    '--username',
    'throughline',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  ]
  execFileSync(path.join(folder, 'initdb'), initialiseArgs, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: home,
    ...user,
  })
  const port = await freePort()
  const runArgs = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    isWindows ? '' : home,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  server = spawn(path.join(folder, 'postgres'), runArgs, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: home,
    ...user,
  })
  await untilReady(server)
  // A query over a socket of the file system takes two thirds of the processor time.
  const socket = isWindows ? '' : `?host=${encodeURIComponent(home)}`
  child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: `postgres://throughline@127.0.0.1:${port}/postgres${socket}`,
    },
  })
  child.on('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`)
    void stop(1)
  })
  child.on('exit', (code) => void stop(code ?? 1))
} catch (error) {
  process.stderr.write(
    `PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  await stop(1)
}
