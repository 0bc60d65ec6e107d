import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from './db/open-database'
import { fillDatabase } from './db/fill-database'
import { reservePort } from './listening'

/** Made once and copied: a data folder with an empty installation. */
let prepared: string
let dataFolder: string
let port: number
let children: ChildProcess[] = []

beforeAll(async () => {
  prepared = mkdtempSync(path.join(os.tmpdir(), 'throughline-prepared-'))
  const database = await openEmbedded({ folder: path.join(prepared, 'db') })
  await fillDatabase({
    orm: database.orm,
    filling: 'empty',
    today: '2026-11-21',
    say: () => undefined,
  })
  await database.close()
  writeFileSync(path.join(prepared, 'db-state'), 'created\n')
}, 120_000)

afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'throughline-main-'))
  cpSync(prepared, dataFolder, { recursive: true })
  port = await reservePort('127.0.0.1', 0)
})

afterEach(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGKILL')))
  children = []
  rmSync(dataFolder, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** What was said so far, both streams by name. */
  readonly said: { out: string; err: string }
}

function start(args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.join(import.meta.dirname, 'main.ts'), ...args],
    {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataFolder,
        DATABASE_URL: '',
        LOG_LEVEL: 'silent',
        ...environment,
      },
    },
  )
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  return { child, said }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

async function isHealthy(): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
    return answer.ok
  } catch {
    return false
  }
}

async function untilHealthy({ child, said }: Started): Promise<void> {
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said.err}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The exit code and the only line on the error stream of a start that fails. */
async function failureOf({ child, said }: Started): Promise<readonly [number | null, string]> {
  if (child.exitCode === null) await once(child, 'close')
  const lines = said.err.trim().split('\n')
  expect(lines).toHaveLength(1)
  return [child.exitCode, lines[0] ?? '']
}

// What is tried here belongs to the embedded database; a run on PostgreSQL need not repeat it.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a start', { timeout: 90_000 }, () => {
  it('announces itself, keeps a second process out, survives SIGKILL and stops cleanly', async () => {
    const first = start()
    await untilHealthy(first)
    expect(first.said.out).toContain(`Throughline answers on http://127.0.0.1:${port}`)
    expect(first.said.out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/first-account\/[\w-]{43}\n/)
    expect(first.said.out).not.toContain('demo.test')

    const askedAt = performance.now()
    const [code, line] = await failureOf(start())
    expect(performance.now() - askedAt).toBeLessThan(5_000)
    expect(code).toBe(1)
    expect(line).toContain(`is in use by process ${String(first.child.pid)}.`)
    expect(await isHealthy()).toBe(true)

    await end(first.child, 'SIGKILL')
    const second = start()
    await untilHealthy(second)
    expect(await end(second.child, 'SIGTERM')).toBe(0)
    expect(second.said.err).toBe('')
    expect(readdirSync(path.join(dataFolder, 'snapshots'))).toHaveLength(1)
    const lock = readdirSync(dataFolder).find((name) => name.startsWith('lock.'))
    expect(readFileSync(path.join(dataFolder, lock ?? 'lock'), 'utf8')).toBe('')
  })

  it('ends with the process that it was told not to outlive', async () => {
    const guardian = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    children.push(guardian)
    const server = start([], { THROUGHLINE_PARENT_PID: String(guardian.pid) })
    await untilHealthy(server)
    const ended = once(server.child, 'exit')
    guardian.kill('SIGKILL')
    await ended
    expect(server.child.exitCode).toBe(0)
  })

  it('says in one line when the port is in use', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const [code, line] = await failureOf(start())
    other.close()
    expect([code, line]).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
    ])
  })

  it('says in one line when the database is newer than the code', async () => {
    const database = await openEmbedded({ folder: path.join(dataFolder, 'db') })
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    )
    await database.close()
    const [code, line] = await failureOf(start())
    expect(code).toBe(1)
    expect(line).toContain('newer version of Throughline')
  })

  it.each([
    [
      'the data folder cannot be written',
      [],
      { DATA_DIR: '/proc/throughline' },
      'cannot be written',
    ],
    ['an argument is not known', ['--fast'], {}, '"--fast" is not known.'],
    ['a setting is wrong', [], { PORT: 'http' }, 'PORT is "http".'],
    [
      'PostgreSQL does not answer',
      [],
      { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' },
      'ECONNREFUSED',
    ],
    ['the database is filled otherwise', ['--demo=large'], {}, 'was started empty already'],
  ] as const)('says in one line when %s', async (_case, args, environment, text) => {
    const [code, line] = await failureOf(start(args, environment))
    expect(code).toBe(1)
    expect(line).toContain(text)
  })
})
