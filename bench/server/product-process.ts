import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The program of the built server. */
export const MAIN_FILE = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../apps/server/dist/main.js',
)
const POLL_MILLISECONDS = 10
const PATIENCE_MILLISECONDS = 180_000

/** The built server as a separate process. */
export interface ProductProcess {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string
  /** Of the operating system. */
  readonly pid: number
  /** From the command to the first healthy answer. */
  readonly startMs: number
  /** Ends it as Ctrl-C would, and waits for that. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the built server on a data folder and waits until it is healthy.
 *
 * @throws Error with its output if it ends instead
 */
export async function startProduct(
  dataFolder: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  if (!existsSync(MAIN_FILE)) throw new Error('The server is not built: run npm start once.')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN_FILE, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      // A few people make the requests of many.
      REQUESTS_PER_MINUTE: '0',
      // The server stops if this process is killed.
      THROUGHLINE_PARENT_PID: String(process.pid),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  while (!(await isHealthy(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded) throw new Error(`The server ended at its start:\n${said}`)
    if (performance.now() - began > PATIENCE_MILLISECONDS) {
      await stop(child)
      throw new Error(`The server did not become healthy in time:\n${said}`)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MILLISECONDS)
    })
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.')
  return address.port
}
