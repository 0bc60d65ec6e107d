import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restore } from './backup/restore'
import { readCommandLine } from './config/command-line'
import { readConfig } from './config/config'
import { openEmbedded } from './db/open-database'
import { makeSignInLink } from './session/make-sign-in-link'
import { startServer } from './start/start-server'
import { createFirstAccount, openInstallation } from './testing/server-process'
import type { Installation, ServerProcess } from './testing/server-process'

let installation: Installation
let archive: string

beforeEach(async () => {
  installation = await openInstallation()
  archive = `${installation.dataFolder}.zip`
})

afterEach(async () => {
  await installation.remove()
  rmSync(archive, { force: true })
})

/** Runs a command of an operator to its end. */
async function run(...args: string[]): Promise<ServerProcess & { readonly code: number | null }> {
  const command = installation.start(args)
  const code = await installation.untilEnded(command)
  return { ...command, code }
}

/** The only line on the error stream of a process that fails. */
async function failureOf(...args: string[]): Promise<string> {
  const { code, said } = await run(...args)
  expect([code, said.err]).toEqual([1, expect.stringMatching(/^.+\n$/)])
  return said.err.trim()
}

function addUpload(text: string): string {
  const folder = path.join(installation.dataFolder, 'files', 'ab')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'ab00000000000000000000000000')
  writeFileSync(file, text)
  return file
}

async function plansSeenBy(token: string): Promise<readonly { id: number; name: string }[]> {
  const { json } = await installation.ask('GET', '/plans', { token })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer keeps to the contract
  return (json?.['items'] ?? []) as { id: number; name: string }[]
}

const namesIn = (folder: string) => readdirSync(path.join(installation.dataFolder, folder))

describe('an installation', () => {
  it('keeps other processes out, goes back to a backup, and lets a user in by a link', async () => {
    const { dataFolder, port } = installation
    const first = installation.start()
    await installation.untilHealthy(first)
    expect(first.said.out).toContain(`Throughline answers on http://127.0.0.1:${port}`)
    expect(first.said.out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/first-account\/[\w-]{43}\n/)
    expect(first.said.out).not.toContain('demo.test')

    const token = await createFirstAccount(installation, first)
    const upload = addUpload('the document as it was')
    const [plan] = await plansSeenBy(token)
    const rename = (name: string) =>
      installation.ask('PUT', `/update-plan-name/${plan?.id}`, { token, body: { name } })
    await rename('As it was')
    const backup = await run('backup', archive)
    expect(backup.said.err).toBe('')
    expect(backup.said.out).toContain(archive)
    await rename('Changed later')
    writeFileSync(upload, 'overwritten')

    const isInUse = `is in use by process ${String(first.child.pid)}.`
    expect(await failureOf()).toContain(isInUse)
    const work = {
      config: { dataFolder, databaseUrl: null, s3: null, publicUrl: 'http://127.0.0.1' },
      now: () => new Date(),
      say: () => undefined,
    }
    const linkFor = (emailAddress: string) => makeSignInLink({ ...work, emailAddress })
    await expect(restore({ ...work, archive })).rejects.toThrow(isInUse)
    await expect(linkFor('owner@northfield.test')).rejects.toThrow(isInUse)
    expect(await installation.isHealthy()).toBe(true)
    await installation.end(first, 'SIGKILL')

    const restored = await run('restore', archive)
    expect([restored.code, restored.said.err]).toEqual([0, ''])
    expect(
      namesIn('')
        .filter((name) => name.includes('set-aside'))
        .toSorted(),
    ).toEqual([expect.stringMatching(/^db\.set-aside/), expect.stringMatching(/^files\.set-aside/)])
    await expect(linkFor('nobody@northfield.test')).rejects.toThrow(
      'Nobody has the email address nobody@northfield.test. Correct it.',
    )
    const link = await run('sign-in-link', 'Owner@northfield.test')
    expect([link.code, link.said.err]).toEqual([0, ''])
    const [, refreshToken = ''] = /\/sign-in\/bypass\/([\w-]{43})$/m.exec(link.said.out) ?? []

    const snapshots = namesIn('snapshots').length
    const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const second = installation.start([], { THROUGHLINE_PARENT_PID: String(parent.pid) })
    await installation.untilHealthy(second)
    expect(await plansSeenBy(token)).toMatchObject([{ name: 'As it was' }])
    expect(readFileSync(upload, 'utf8')).toBe('the document as it was')
    const signIn = () =>
      installation.ask('POST', '/authenticate/bypass', { body: { refreshToken } })
    const access = (await signIn()).json?.['accessToken']
    const linked =
      typeof access === 'object' && access !== null && 'token' in access ? String(access.token) : ''
    const me = await installation.ask('GET', '/me', { token: linked })
    expect(me.json).toMatchObject({ user: { emailAddress: 'owner@northfield.test' } })
    expect((await signIn()).status).toBe(401)

    const ended = once(second.child, 'exit')
    parent.kill('SIGKILL')
    await ended
    expect([second.child.exitCode, second.said.err]).toEqual([0, ''])
    expect(namesIn('snapshots')).toHaveLength(snapshots + 1)
    const lock = namesIn('').find((name) => name.startsWith('lock.'))
    expect(readFileSync(path.join(dataFolder, lock ?? 'lock'), 'utf8')).toBe('')
  })

  it('says in one line when an argument is not known', async () => {
    expect(await failureOf('--fast')).toContain('"--fast" is not known.')
  })
})

describe('a start that fails', () => {
  const start = (args: readonly string[] = [], environment: Record<string, string> = {}) => {
    const { dataFolder, port } = installation
    const settings = { DATA_DIR: dataFolder, PORT: String(port), ...environment }
    const config = readConfig(settings, dataFolder)
    const ignore = () => undefined
    return startServer({ config, commandLine: readCommandLine(args), say: ignore, warn: ignore })
  }

  it('says when the port is in use', async () => {
    const other = createServer().listen(installation.port, '127.0.0.1')
    await once(other, 'listening')
    await expect(start()).rejects.toThrow(
      `Port ${installation.port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
    )
    other.close()
  })

  it('says when PostgreSQL does not answer', async () => {
    await expect(start([], { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })

  it('says when the database is filled otherwise or newer than the code, and leaves it to others', async () => {
    await expect(start(['--demo=large'])).rejects.toThrow('was started empty already')
    const database = await openEmbedded({ folder: path.join(installation.dataFolder, 'db') })
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    )
    await database.close()
    await expect(start()).rejects.toThrow('newer version of Throughline')
    expect(readFileSync(path.join(installation.dataFolder, 'lock.2'), 'utf8')).toBe('')
  })
})
