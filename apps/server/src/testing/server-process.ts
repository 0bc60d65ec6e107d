import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { archiveOf, schemaTemplate } from '../db/testing/create-test-database'
import { openEmbedded } from '../db/open-database'
import { openFileFolders } from '../files/files'
import { seedDatabase } from '../start/seed-queries'
import { reservePort } from '../start/listening'
import { buildServer } from './built-server'

/** A server that runs in a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** The output so far, both streams by name. */
  readonly said: { out: string; err: string }
  /** Resolves when the process has ended and all its output has arrived. */
  readonly closed: Promise<unknown>
}

/** With this line, a server has announced its URL and the link to the first account. */
const LAST_LINE_OF_START = 'Stop with Ctrl-C.'

/**
 * Node compiles the code of the embedded database once, and not again while it runs. That takes half
 * the time, because most tests run a few statements.
 */
const quickEngine = ['--liftoff-only']

/** A data folder with the processes that tests start on it. */
export interface Installation {
  readonly dataFolder: string
  readonly port: number
  /** Starts the server with these arguments, without waiting for it. */
  start(args?: readonly string[], environment?: NodeJS.ProcessEnv): ServerProcess
  isHealthy(): Promise<boolean>
  /** @throws Error with its output if the process ends instead */
  untilHealthy(server: ServerProcess): Promise<void>
  /** Sends a signal unless the process has ended, waits for its end, and gives its exit code. */
  end(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null>
  /** Waits for a process that ends by itself, and gives its exit code. */
  untilEnded(server: ServerProcess): Promise<number | null>
  /** A request for JSON; the body of the answer is null when there is none. */
  ask(
    method: string,
    url: string,
    more?: {
      readonly token?: string
      readonly body?: object
      readonly headers?: Readonly<Record<string, string>>
    },
  ): Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> | null }>
  /** Kills running processes and removes the folder. */
  remove(): Promise<void>
}

/**
 * Copies the data folder of an empty installation. It is made once, and stored beside the server
 * that is built from the same sources.
 */
export async function copyEmptyDataFolder(target: string): Promise<void> {
  const folder = path.join(path.dirname(await buildServer()), 'empty-installation')
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomUUID()}`
    mkdirSync(draft)
    await fillDataFolder(draft)
    try {
      renameSync(draft, folder)
    } catch (error) {
      // Another process of the tests was faster.
      rmSync(draft, { recursive: true })
      if (!existsSync(folder)) throw error
    }
  }
  cpSync(folder, target, { recursive: true })
}

async function fillDataFolder(folder: string): Promise<void> {
  const database = await openEmbedded({
    folder: path.join(folder, 'db'),
    archive: await archiveOf(schemaTemplate),
  })
  await seedDatabase({
    orm: database.orm,
    seed: 'empty',
    today: '2026-11-21',
    files: openFileFolders(folder),
    say: () => undefined,
  })
  await database.close()
  writeFileSync(path.join(folder, 'db-state'), 'created\n')
}

/** Copies the data folder of an empty installation and reserves a port for its server. */
export async function openInstallation(): Promise<Installation> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'throughline-main-'))
  await copyEmptyDataFolder(dataFolder)
  const main = await buildServer()
  const port = await reservePort('127.0.0.1', 0)
  const origin = `http://127.0.0.1:${port}`
  const children: ChildProcess[] = []
  const isHealthy = async (): Promise<boolean> => {
    try {
      return (await fetch(`${origin}/api/health`)).ok
    } catch {
      return false
    }
  }
  return {
    dataFolder,
    port,
    isHealthy,
    start(args = [], environment = {}) {
      const child = spawn(process.execPath, [...quickEngine, main, ...args], {
        cwd: path.dirname(main),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataFolder,
          DATABASE_URL: '',
          LOG_LEVEL: 'silent',
          STOP_SECONDS: '300',
          ...environment,
        },
      })
      children.push(child)
      const closed = once(child, 'close')
      const said = { out: '', err: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
      return { child, said, closed }
    },
    async untilHealthy({ child, said }) {
      // The server answers a moment before it announces itself.
      while (!said.out.includes(LAST_LINE_OF_START) || !(await isHealthy())) {
        if (hasEnded(child)) throw new Error(`The server ended: ${said.err}`)
        await delay(50)
      }
    },
    async end(server, signal) {
      if (!hasEnded(server.child)) server.child.kill(signal)
      return untilClosed(server)
    },
    untilEnded: untilClosed,
    async ask(method, url, { token, body, headers = {} } = {}) {
      const response = await fetch(`${origin}/api${url}`, {
        method,
        // Pages are there only after a build.
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, json: text === '' ? null : JSON.parse(text) }
    },
    async remove() {
      const killed = children.map(async (child) => {
        if (hasEnded(child)) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      })
      await Promise.all(killed)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates the first account of an empty installation with the link from the server's output, and
 * returns the owner's access token.
 */
export async function createFirstAccount(
  installation: Installation,
  { said }: ServerProcess,
): Promise<string> {
  const token = /\/first-account\/([\w-]{43})/.exec(said.out)?.[1]
  const { json } = await installation.ask('POST', '/first-account', {
    body: {
      token,
      contactCompanyName: 'Northfield',
      firstName: 'Ada',
      lastName: 'Owner',
      emailAddress: 'owner@northfield.test',
      password: 'a password of a test',
    },
  })
  const access = json?.['accessToken']
  const isToken = typeof access === 'object' && access !== null && 'token' in access
  if (!isToken) throw new Error(`The first account was not created: ${JSON.stringify(json)}`)
  return String(access.token)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function untilClosed({ child, closed }: ServerProcess): Promise<number | null> {
  await closed
  return child.exitCode
}
