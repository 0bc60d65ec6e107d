import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const SCRIPT = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../apps/server/scripts/with-postgres.mjs',
)

/** The exit code of the script on a machine without PostgreSQL. */
const NOTHING_TO_RUN_ON = 77

/** A command that says where the database is and waits to be ended. */
const WAITING = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume()'

/** A PostgreSQL server that lives as long as it is measured. */
export interface RunningPostgres {
  readonly url: string
  /** Of the process whose child is the database server. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a separate PostgreSQL server; null on a machine without PostgreSQL. */
export async function startPostgres(): Promise<RunningPostgres | null> {
  const child = spawn(process.execPath, [SCRIPT, process.execPath, '-e', WAITING], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  child.stdout.setEncoding('utf8')
  const said = once(child.stdout, 'data')
  const first: unknown[] = await Promise.race([said, ended])
  if (typeof first[0] !== 'string') {
    if (first[0] === NOTHING_TO_RUN_ON) return null
    throw new Error(`PostgreSQL could not be started (exit code ${String(first[0])}).`)
  }
  return {
    // Over the network, as products reach their database.
    url: first[0].trim().replace(/\?.*$/, ''),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
