import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from './db/open-database'
import { openInstallation, prepareDataFolder } from './testing/server-process'
import type { Installation, ServerProcess } from './testing/server-process'

/** Made once and copied: a data folder with an empty installation. */
let prepared: string
let installation: Installation

beforeAll(async () => {
  prepared = await prepareDataFolder()
})

afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(async () => {
  installation = await openInstallation(prepared)
})

afterEach(() => installation.remove())

/** The exit code and the only line on the error stream of a start that fails. */
async function failureOf(server: ServerProcess): Promise<readonly [number | null, string]> {
  const code = await installation.untilEnded(server)
  const lines = server.said.err.trim().split('\n')
  expect(lines).toHaveLength(1)
  return [code, lines[0] ?? '']
}

// These tests concern the embedded database, so a run on PostgreSQL skips them.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a start', () => {
  it('announces itself, keeps a second process out, survives SIGKILL and stops cleanly', async () => {
    const first = installation.start()
    await installation.untilHealthy(first)
    expect(first.said.out).toContain(`Throughline answers on http://127.0.0.1:${installation.port}`)
    expect(first.said.out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/first-account\/[\w-]{43}\n/)
    expect(first.said.out).not.toContain('demo.test')

    const [code, line] = await failureOf(installation.start())
    expect(code).toBe(1)
    expect(line).toContain(`is in use by process ${String(first.child.pid)}.`)
    expect(await installation.isHealthy()).toBe(true)

    await installation.end(first, 'SIGKILL')
    const second = installation.start()
    await installation.untilHealthy(second)
    expect(await installation.end(second, 'SIGTERM')).toBe(0)
    expect(second.said.err).toBe('')
    expect(readdirSync(path.join(installation.dataFolder, 'snapshots'))).toHaveLength(1)
    const lock = readdirSync(installation.dataFolder).find((name) => name.startsWith('lock.'))
    expect(readFileSync(path.join(installation.dataFolder, lock ?? 'lock'), 'utf8')).toBe('')
  })

  it('ends with its parent process', async () => {
    const guardian = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const server = installation.start([], { THROUGHLINE_PARENT_PID: String(guardian.pid) })
    await installation.untilHealthy(server)
    const ended = once(server.child, 'exit')
    guardian.kill('SIGKILL')
    await ended
    expect(server.child.exitCode).toBe(0)
  })

  it('says in one line when the port is in use', async () => {
    const other = createServer().listen(installation.port, '127.0.0.1')
    await once(other, 'listening')
    const [code, line] = await failureOf(installation.start())
    other.close()
    expect([code, line]).toEqual([
      1,
      `Port ${installation.port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
    ])
  })

  it('says in one line when the database is newer than the code', async () => {
    const database = await openEmbedded({ folder: path.join(installation.dataFolder, 'db') })
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    )
    await database.close()
    const [code, line] = await failureOf(installation.start())
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
    const [code, line] = await failureOf(installation.start(args, environment))
    expect(code).toBe(1)
    expect(line).toContain(text)
  })
})
